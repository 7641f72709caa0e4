import Testing

@testable import Understudy

@Suite struct PlaceParentsTests {
  private func values(_ places: String, _ phrase: String) throws -> [JSONValue.Member] {
    let text = """
      {"x-tool": "CountOwls", "title": "Count Owls", "properties": {
         "city": {"type": "string", "description": "The city"}, \(places)},
       "required": ["city", "state"]}
      """
    return try Schemas.extraction(text, phrase).values
  }

  private static let state = #""state": {"type": "string", "description": "The state of the city"}"#

  @Test func tellsTheStateOfTheOnlyTown() throws {
    #expect(
      try values(Self.state, "count the owls in Tucson")
        == [.init("city", .string("Tucson")), .init("state", .string("Arizona"))])
  }

  @Test func keepsTheStateThatWasSaid() throws {
    let values = try values(Self.state, "count the owls in Portland, Maine")
    #expect(values.last?.value.plainText.contains("Maine") == true)
  }
}
