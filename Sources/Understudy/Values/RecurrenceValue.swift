/// A time that comes again and again: a frequency and what narrows it.
struct RecurrenceValue: Hashable, Sendable, BitwiseCopyable {
  /// The unit that it is counted in.
  let frequency: Grain
  /// Every how many units it comes.
  let interval: Int16
  /// The weekdays on which it comes, Sunday the lowest bit; none where they do not matter.
  var weekdays: UInt8 = 0
  /// The month of the year, where it matters, else zero.
  var month: Int8 = 0
  /// The day of the month, where it matters, else zero.
  var day: Int8 = 0
  /// Seconds after midnight; negative where they do not matter.
  var second: Int32 = -1
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
    if day > 0 { parts.append("BYMONTHDAY=\(day)") }
    if weekdays > 0 {
      let names = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
      // A week is written from Monday on.
      let days = [1, 2, 3, 4, 5, 6, 0].filter { weekdays & (1 << $0) != 0 }
      parts.append("BYDAY=" + days.map { names[$0] }.joined(separator: ","))
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

extension RecurrenceValue {
  static let productions: [Production] = [
    // `every(2)` is every second of the pattern's units, weekdays or dates; `every(week, 1)` needs no pattern.
    // A number in the pattern counts the units.
    Production(name: "every", bind: every),
    // The recurrence in the pattern at its clock, on its weekday.
    Production(plain: "every-at") { store, parts in narrowed(store, parts) },
    // The recurrence in the pattern up to the end of its interval, or for its duration; a part of the day within an
    // interval is one of every day.
    Production(plain: "every-until") { store, parts in limited(&store, parts) },
    // `on-weekdays(62)`: the weekdays whose bits are set, Sunday the lowest.
    Production(name: "on-weekdays") { arguments in
      guard let mask = arguments.singleInteger.flatMap(UInt8.init(exactly:)) else { return nil }
      return { _, _ in .recurrence(.init(frequency: .week, interval: 1, weekdays: mask)) }
    },
  ]

  private static func every(_ arguments: [Rule.Argument]) -> Production.Application? {
    if arguments.count == 2, case .word(let name) = arguments[0], let grain = Grain(name: name),
      case .integer(let count) = arguments[1]
    {
      return { _, _ in .recurrence(.init(frequency: grain, interval: Int16(count))) }
    }
    let fixed = arguments.singleInteger
    guard arguments.isEmpty || fixed != nil else { return nil }
    return { store, parts in
      let count = fixed ?? Int(parts.whole ?? 1)
      guard 1...1000 ~= count else { return nil }
      return recurrence(every: Int16(count), store, parts).map(Meaning.recurrence)
    }
  }

  private static func recurrence(
    every count: Int16, _ store: TimeStore, _ parts: UnsafeBufferPointer<Meaning>
  ) -> RecurrenceValue? {
    if let grain = parts.grain {
      var value = RecurrenceValue(frequency: grain, interval: count)
      if grain == .weekend { value.weekdays = 0b100_0001 }
      return value
    }
    var weekdays: UInt8 = 0
    var value = RecurrenceValue(frequency: .year, interval: count)
    for time in parts.times {
      let fields = CalendarFields(time, in: store)
      if let weekday = fields.weekday { weekdays |= 1 << UInt8(weekday) }
      if let month = fields.month { value.month = Int8(month) }
      if let day = fields.day { value.day = Int8(day) }
      if fields.part != nil || fields.clock != nil, weekdays == 0, value.month == 0, value.day == 0
      {
        return RecurrenceValue(frequency: .day, interval: count, second: second(of: fields))
      }
    }
    guard weekdays == 0 else {
      let times = parts.times.map { second(of: CalendarFields($0, in: store)) }
      return RecurrenceValue(
        frequency: .week, interval: count, weekdays: weekdays, second: times.max() ?? -1)
    }
    return value.month > 0 || value.day > 0 ? value : nil
  }

  private static func limited(
    _ store: inout TimeStore, _ parts: UnsafeBufferPointer<Meaning>
  ) -> Meaning? {
    var found: RecurrenceValue?
    var limit = parts.duration.map { store.intern(.extent(store.intern(.reference), $0)) }
    for part in parts {
      switch part {
      case .recurrence(let value): found = value
      case .time(let time):
        if case .part(let part) = store[time] {
          let second = Int32(part.typicalRecurrenceHour * 3600)
          found = RecurrenceValue(frequency: .day, interval: 1, second: second)
        } else {
          limit = time
        }
      default: continue
      }
    }
    guard var value = found, value.limit == nil, let limit, store.namesDay(limit) else {
      return nil
    }
    value.limit = limit
    return .recurrence(value)
  }

  private static func narrowed(
    _ store: TimeStore, _ parts: UnsafeBufferPointer<Meaning>
  ) -> Meaning? {
    var found: RecurrenceValue?
    for case .recurrence(let value) in parts { found = value }
    guard var value = found else { return nil }
    for time in parts.times {
      let fields = CalendarFields(time, in: store)
      if let weekday = fields.weekday { value.weekdays |= 1 << UInt8(weekday) }
      if fields.clock != nil || fields.part != nil { value.second = second(of: fields) }
    }
    return .recurrence(value)
  }

  /// The second of the day at which a clock shows the time that was said.
  private static func second(of fields: CalendarFields) -> Int32 {
    if let clock = fields.clock {
      let morning = Int64(clock.hour) % 12
      let hour = clock.half == .open ? (morning < 7 ? morning + 12 : morning) : Int64(clock.hour)
      return Int32(clock.seconds(hour: hour))
    }
    return fields.part.map { Int32($0.typicalRecurrenceHour * 3600) } ?? -1
  }
}

extension DayPart {
  /// The hour at which something comes that comes in this part of every day.
  fileprivate var typicalRecurrenceHour: Int64 { max(hours.lowerBound, coreHours.lowerBound) }
}
