import Testing

@testable import Understudy

/// Which numbers are meant by the words beside them, and which words are no numbers.
@Suite struct NumbersBesideWordsTests {
  private static let tour = """
    {"x-tool": "PlanTour", "title": "Plan Tour", "properties": {
       "case_id": {"type": "integer", "description": "The identification number of the case"},
       "rating": {"type": "number", "description": "What others think of the guide"},
       "helpers": {"type": "integer", "description": "The number of helpers that the guide has"},
       "start_year": {"type": "integer", "description": "First year of the chronicle"},
       "end_year": {"type": "integer", "description": "Last year of the chronicle"},
       "distance_in_light_years": {"type": "integer", "description": "How far it is"}}}
    """

  private func value(_ property: String, _ phrase: String) throws -> JSONValue? {
    try Schemas.extraction(Self.tour, phrase).values.first { $0.name == property }?.value
  }

  @Test(arguments: [
    ("rating", "plan a tour with a guide rated above 4.2", "4.2"),
    ("rating", "plan a tour with a guide scored 4.7 by others", "4.7"),
    ("distance_in_light_years", "plan a tour to a moon 4 light years away", "4"),
    ("start_year", "plan a tour from 1960 to 2000", "1960"),
    ("end_year", "plan a tour from 1960 to 2000", "2000"),
  ]) func findsTheNumberBesideAWord(property: String, phrase: String, number: String) throws {
    #expect(try value(property, phrase) == .number(number))
  }

  @Test func takesAnArticleForOneOfWhatFollowsItOnly() throws {
    #expect(try value("helpers", "plan a tour with a guide") == nil)
    #expect(try value("helpers", "plan a tour with a helper") == .number("1"))
  }

  @Test func takesANumberThatCouldBeAYearWhereNoTimeIsAskedFor() throws {
    let text = """
      {"x-tool": "OpenCase", "title": "Open Case", "properties": {
         "case_id": {"type": "integer", "description": "The identification number of the case"}},
       "required": ["case_id"]}
      """
    #expect(
      try Schemas.extraction(text, "open the case with the case ID of 1204").values
        == [.init("case_id", .number("1204"))])
  }
}
