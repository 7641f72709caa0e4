import Testing

@testable import Understudy

@Suite struct BoundsFinderTests {
  private static let kiln = """
    {"title": "Kiln", "type": "object", "required": ["shelf"], "properties": {
       "shelf": {"type": "string", "enum": ["top", "bottom"]},
       "pots": {"type": "integer", "description": "How many pots", "minimum": 1, "maximum": 12},
       "hours": {"type": "number", "description": "How many hours", "maximum": 48}}}
    """

  @Test(arguments: [
    ("40 pots on the top shelf", ["pots takes 1 to 12"]),
    ("the bottom shelf for 90 hours", ["hours takes 48 or less"]),
    ("6 pots on the top shelf", []), ("the top shelf at 7pm", []),
  ]) func tellsWhichPropertyRefusesANumber(phrase: String, bounds: [String]) throws {
    let found = try Schemas.extraction(Self.kiln, phrase)
    #expect(found.status == .filled)
    #expect(found.unused.flatMap(\.bounds).map(\.description) == bounds)
    let tree = found.explanation.description
    for line in bounds { #expect(tree.contains("is out of bounds: \(line)")) }
  }
}
