import Testing

@testable import Understudy

/// Which of several slots some words are meant for, by the names that are said beside them.
@Suite struct NameRivalsTests {
  private static let patch = """
    {"x-tool": "FindPatch", "title": "Find Patch", "required": ["puzzle"], "properties": {
       "puzzle": {"type": "string", "description": "The name of the puzzle"},
       "studio": {"type": "string", "description": "The name of the studio"}}}
    """
  private static let plumber = """
    {"x-tool": "FindPlumber", "title": "Find Plumber", "properties": {
       "borough_name": {"type": "string", "description": "The name of the borough"},
       "sub_borough_name": {"type": "string", "description": "The name of the sub borough"}}}
    """

  private func values(_ schema: String, _ phrase: String) throws -> [String: String] {
    let values = try Schemas.extraction(schema, phrase).values
    return Dictionary(uniqueKeysWithValues: values.map { ($0.name, $0.value.plainText) })
  }

  @Test func leavesAQuotationToTheNameBeforeIt() throws {
    let values = try values(
      Self.patch, "find the newest patch or fix for the puzzle 'Blue Otter 9'")
    #expect(values == ["puzzle": "Blue Otter 9"])
  }

  @Test(arguments: [
    ("find a plumber in the Elmhirst borough", ["borough_name": "Elmhirst"]),
    ("find a plumber in the sub borough Elmhirst", ["sub_borough_name": "Elmhirst"]),
    ("find a plumber in the Elmhirst sub borough", ["sub_borough_name": "Elmhirst"]),
  ]) func prefersTheSlotWhoseWholeNameIsSaid(phrase: String, expected: [String: String]) throws {
    #expect(try values(Self.plumber, phrase) == expected)
  }
}
