import Testing

@testable import Understudy

@Suite struct PlaceParentsTests {
  private func values(with parent: String, _ phrase: String) throws -> [JSONValue.Member] {
    let text = """
      {"x-tool": "CountOwls", "title": "Count Owls", "properties": {
         "city": {"type": "string", "description": "The city"},
         "\(parent)": {"type": "string", "description": "The \(parent) of the city"}},
       "required": ["city", "\(parent)"]}
      """
    return try Schemas.extraction(text, phrase).values
  }

  @Test func tellsTheStateOfTheOnlyTown() throws {
    #expect(
      try values(with: "state", "count the owls in Tucson")
        == [.init("city", .string("Tucson")), .init("state", .string("Arizona"))])
  }

  @Test func tellsTheCountryRatherThanAGuess() throws {
    let phrase = "count the owls and the humming noise in Oslo, Norway"
    #expect(try values(with: "country", phrase).last == .init("country", .string("Norway")))
  }

  @Test func keepsTheStateThatWasSaid() throws {
    let values = try values(with: "state", "count the owls in Portland, Maine")
    #expect(values.last?.value.plainText.contains("Maine") == true)
  }
}
