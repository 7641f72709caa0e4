import Testing

@testable import Understudy

/// One of a thing of which several are counted.
@Suite struct ArticleCounterTests {
  private static let hire = """
    {"x-tool": "HireBoats", "title": "Hire Boats", "properties": {
       "boats": {"type": "array", "items": {"type": "object", "title": "Boat", "properties": {
         "number": {"type": "integer", "description": "How many"},
         "sort": {"type": "string", "enum": ["canoe", "dinghy", "pedalo"]}}}}}}
    """

  @Test(arguments: [
    ("hire a canoe", "[{\"number\":1,\"sort\":\"canoe\"}]"),
    (
      "hire a canoe and three pedalos",
      "[{\"number\":1,\"sort\":\"canoe\"},{\"number\":3,\"sort\":\"pedalo\"}]"
    ),
    ("hire the canoe", "[{\"sort\":\"canoe\"}]"),
  ]) func countsOne(phrase: String, boats: String) throws {
    let value = try Schemas.extraction(Self.hire, phrase).values.first?.value
    #expect(try value == JSONValue(parsing: boats))
  }
}
