import Testing

@testable import Understudy

/// What a phrase itself tells of the day on which it is said, and of the years of its days.
@Suite struct SaidYearsTests {
  private static let stay = """
    {"x-tool": "BookHut", "title": "Book Hut", "properties": {
       "start_date": {"type": "string", "format": "date", "description": "First day"},
       "end_date": {"type": "string", "format": "date", "description": "Last day"}},
     "required": ["start_date", "end_date"]}
    """
  private static let visit = """
    {"x-tool": "BookVisit", "title": "Book Visit", "properties": {
       "date": {"type": "string", "format": "date", "description": "The day of the visit"}},
     "required": ["date"]}
    """

  private func value(
    _ property: String, _ phrase: String, of schema: String = stay
  ) throws -> JSONValue? {
    try Schemas.extraction(schema, phrase).values.first { $0.name == property }?.value
  }

  @Test func takesTheYearOfTheDayBehindIt() throws {
    let phrase = "book the hut starting on May 3rd and ending on May 9th 2024"
    #expect(try value("start_date", phrase) == .string("2024-05-03"))
    #expect(try value("end_date", phrase) == .string("2024-05-09"))
  }

  @Test func leavesTheYearToWhatComesLater() throws {
    let phrase = "book a visit for Ida (born 7 May 2018) on June 30"
    #expect(try value("date", phrase, of: Self.visit) == .string("2026-06-30"))
  }

  @Test(arguments: [
    "Today is May 2, 2024. Book a visit for tomorrow",
    "book a visit for tomorrow. Today is Thursday May 2nd 2024",
  ]) func seesTheRestFromTheDayThatItIsSaidToBe(phrase: String) throws {
    #expect(try value("date", phrase, of: Self.visit) == .string("2024-05-03"))
  }

  @Test func isOverWithTheLastDayThoughItBeginsAtAnHour() throws {
    let phrase = "book the hut from May 3rd 2027 at 10am until May 9th"
    #expect(try value("start_date", phrase) == .string("2027-05-03"))
    #expect(try value("end_date", phrase) == .string("2027-05-09"))
  }
}
