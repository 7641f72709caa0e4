import Foundation
import UnderstudyICU

/// What ICU formats in a locale, with what it means.
struct LocaleSamples {
  private(set) var samples: [WalkSample] = []
  private var seen: Set<WalkSample> = []
  let locale: String
  let clock: WalkClock

  init(locale: String) throws {
    self.locale = locale
    clock = try WalkClock(locale: locale)
    try addDates()
    try addTimes()
    try addMoments()
    try addRelative()
    try addWeekdays()
    try addDurations()
    try addJoinedDurations()
  }

  /// A text is counted once for each meaning.
  mutating func add(_ family: String, _ text: String, _ meaning: WalkMeaning) {
    let sample = WalkSample(family: family, text: text, meaning: meaning)
    guard !text.isEmpty, seen.insert(WalkSample(family: "", text: text, meaning: meaning)).inserted
    else { return }
    samples.append(sample)
  }

  func text(_ pattern: String, _ date: Date) throws -> String {
    try DatePatternFormatter(locale: locale, pattern: pattern).text(
      second: Int64(date.timeIntervalSince1970))
  }
}
