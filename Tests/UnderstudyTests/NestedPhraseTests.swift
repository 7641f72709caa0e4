import Testing

@testable import Understudy

@Suite struct NestedPhraseTests {
  /// Each level has several readings; together they may not grow beyond what a chart holds.
  @Test(arguments: ["the third Thursday of the month after ", "the morning of the day after "])
  func mentionsStayBoundedOverDeepNests(part: String) throws {
    let phrase = String(repeating: part, count: 30) + "July"
    let mentions = try Engine.extractor.recognize(phrase, in: Engine.context())
    #expect(!mentions.isEmpty && mentions.count < 120)
    #expect(mentions.allSatisfy { $0.alternatives.count < 400 })
  }

  @Test(arguments: [
    ("June 15 next year", "2027-06-15"), ("December 25 last year", "2025-12-25"),
    ("midnight tonight", "2026-06-11T00:00"), ("tomorrow evening at 12", "2026-06-12T00:00"),
    ("the last Friday of the month after next", "2026-08-28"),
    ("two weeks from tomorrow at noon", "2026-06-25T12:00"),
    ("the Friday before Christmas", "2026-12-18"), ("three days after June 1", "2027-06-04"),
    ("Monday to Wednesday of next week", "2026-06-15/2026-06-18"),
    ("between 8 and 10 tomorrow evening", "2026-06-11T20:00/2026-06-11T22:00"),
    ("the third Monday of November last year", "2025-11-17"),
    ("10pm-2am Saturday", "2026-06-13T22:00/2026-06-14T02:00"),
    ("tonight at 2", "2026-06-11T02:00"),
    ("Saturday night at 1am", "2026-06-14T01:00"),
    ("8 to 4 on Friday", "2026-06-12T08:00/2026-06-12T16:00"),
    ("before the end of the month", "../2026-07-01"),
    ("three working days from Friday", "2026-06-17"),
    ("the week of the 24th", "2026-W26"), ("the 16th to the 19th", "2026-06-16/2026-06-20"),
    ("the Tuesday before last", "2026-06-02"), ("this week's Saturday", "2026-06-13"),
    ("a year today", "2027-06-10"), ("this time next week", "2026-06-17T09:00"),
    ("end of Q4", "2026-12"),
    ("the third Monday of the month after the first Friday of July", "2026-08-17"),
  ])
  func composedTimesKeepAllThatWasSaid(phrase: String, value: String) throws {
    #expect(try Engine.readings(phrase, in: Engine.context()).first == value)
  }
}
