import Foundation
import UnderstudyICU

/// What ICU formats in a locale, with what it means.
struct LocaleSamples {
  private(set) var samples: [WalkSample] = []
  private var places: [String: Int] = [:]
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

  /// Adds a text, which counts once whatever it means.
  mutating func add(_ family: String, _ text: String, _ meaning: WalkMeaning) {
    guard !text.isEmpty else { return }
    if let place = places[text] {
      samples[place].meanings.insert(meaning)
    } else {
      places[text] = samples.count
      samples.append(WalkSample(family: family, text: text, meanings: [meaning]))
    }
  }

  func text(_ pattern: String, _ date: Date) throws -> String {
    try DatePatternFormatter(locale: locale, pattern: pattern).text(
      second: Int64(date.timeIntervalSince1970))
  }
}
