/// A time that comes again and again: a frequency and what narrows it.
struct RecurrenceValue: Hashable, Sendable, BitwiseCopyable {
  /// The unit that it is counted in.
  let frequency: Grain
  /// Every how many units it comes.
  let interval: Int16
  /// The weekdays on which it comes, Sunday the lowest bit; none where they do not matter.
  var weekdays: UInt8 = 0
  /// Which of its weekdays in the unit it is, from the end where negative; zero where it is every one.
  var ordinal: Int8 = 0
  /// The month of the year, where it matters, else zero.
  var month: Int8 = 0
  /// The day of the month, from its end where negative; zero where it does not matter.
  var day: Int8 = 0
  /// Seconds after midnight; negative where they do not matter.
  var second: Int32 = -1
  /// Whether the second only stands for a part of the day.
  var isPartOfDay = false
  /// The time with whose end it ends, where it ends.
  var limit: TimeIndex?

  /// Whether it comes at a time of day, to the second of which its end is told.
  var hasTime: Bool { second >= 0 }

  /// The rule of RFC 5545, `FREQ=WEEKLY;BYDAY=MO`; nothing for units that it has no word for.
  ///
  /// - Parameter end: The last day of a recurrence that ends, or its last second, as ISO 8601 writes it without marks.
  /// - Returns: The rule.
  func rule(until end: String?) -> String? {
    guard let (word, factor) = Self.frequencies[frequency] else { return nil }
    var parts = ["FREQ=\(word)"]
    if interval * factor > 1 { parts.append("INTERVAL=\(interval * factor)") }
    if let end { parts.append("UNTIL=\(end)") }
    if month > 0 { parts.append("BYMONTH=\(month)") }
    if day != 0 { parts.append("BYMONTHDAY=\(day)") }
    if weekdays > 0 {
      let names = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
      // A week is written from Monday on.
      let days = [1, 2, 3, 4, 5, 6, 0].filter { weekdays & (1 << $0) != 0 }
      let isSingle = days.count == 1
      let prefix = isSingle && ordinal != 0 ? "\(ordinal)" : ""
      parts.append("BYDAY=" + days.map { prefix + names[$0] }.joined(separator: ","))
      if ordinal != 0, !isSingle { parts.append("BYSETPOS=\(ordinal)") }
    }
    if second >= 0 {
      parts.append("BYHOUR=\(second / 3600)")
      parts.append("BYMINUTE=\(second / 60 % 60)")
      if second % 60 > 0 { parts.append("BYSECOND=\(second % 60)") }
    }
    return parts.joined(separator: ";")
  }

  private static let frequencies: [Grain: (word: String, factor: Int16)] = [
    .second: ("SECONDLY", 1), .minute: ("MINUTELY", 1), .hour: ("HOURLY", 1), .day: ("DAILY", 1),
    .week: ("WEEKLY", 1), .weekend: ("WEEKLY", 1), .month: ("MONTHLY", 1), .quarter: ("MONTHLY", 3),
    .year: ("YEARLY", 1), .decade: ("YEARLY", 10),
  ]
}
