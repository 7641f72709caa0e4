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
  ])
  func composedTimesKeepAllThatWasSaid(phrase: String, value: String) throws {
    #expect(try Engine.readings(phrase, in: Engine.context()).first == value)
  }
}
