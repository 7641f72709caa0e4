import Testing

@testable import Understudy

/// Dates that no calendar has, alone and as parts of what is said around them.
@Suite struct ImpossibleDateTests {
  @Test(arguments: [
    "November 31st to December 2", "between June 31 and July 2", "by September 31st",
    "two days after April 31", "6pm on June 31", "Tuesday November 31", "September 31 next year",
    "April 28 to April 31", "from February 27 to February 30", "February 29 2027 at noon",
    "the fifth Monday of July 2026", "the sixth Tuesday of August", "week 53 of 2025",
    "31st of this month", "before the 31st of September", "since February 30",
    "until April 31 at 5pm", "February 25 - 29, 2027", "the 45th of May", "30 Feb 9am",
    "the week of April 31",
  ])
  func noPartIsAnotherDate(phrase: String) throws {
    let mentions = try Engine.extractor.recognize(phrase, in: Engine.context())
    #expect(mentions.map(\.text) == [])
  }

  @Test(arguments: [
    ("June 31 and July 2", ["July 2"]), ("Lisbon on April 31", ["Lisbon"]),
    ("2 tickets for June 31", ["2"]), ("tomorrow, not June 31", ["tomorrow"]),
    ("every day until June 31", ["every day"]),
  ])
  func whatStandsApartIsRead(phrase: String, found: [String]) throws {
    let mentions = try Engine.extractor.recognize(phrase, in: Engine.context())
    #expect(mentions.map(\.text) == found)
  }

  @Test(arguments: [
    ("February 29, 10:30", "2028-02-29T10:30"), ("next February 29", "2028-02-29"),
    ("the fifth Monday of August 2026", "2026-08-31"), ("week 53 of 2026", "2026-W53"),
    ("the 31st of next month", "2026-07-31"),
  ])
  func rareDatesAreRead(phrase: String, value: String) throws {
    #expect(try Engine.readings(phrase, in: Engine.context()).first == value)
  }
}
