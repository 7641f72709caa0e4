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
    // The weekday or working day with the number in the pattern in each of its units, or the day; `every-nth(-1)`: the
    // last one.
    Production(name: "every-nth") { arguments in
      let fixed = arguments.singleInteger
      guard arguments.isEmpty || fixed != nil else { return nil }
      return { store, parts in
        (fixed.map(Int64.init) ?? parts.whole).flatMap { nth($0, store, parts) }
          .map(Meaning.recurrence)
      }
    },
    // The weekdays of all recurrences in the pattern.
    Production(plain: "every-union") { _, parts in
      let values = parts.recurrences
      guard let first = values.first, values.count > 1 else { return nil }
      return combined(first, values.dropFirst()) { $0 | $1 }.map(Meaning.recurrence)
    },
    // Every week from the first weekday in the pattern to the second.
    Production(plain: "every-range") { store, parts in
      let days = parts.times.compactMap { CalendarFields($0, in: store).weekday }
      guard days.count == 2, days[0] != days[1] else { return nil }
      let length = (days[1] - days[0] + 7) % 7
      let mask = (0...length).reduce(UInt8(0)) { $0 | 1 << UInt8((days[0] + $1) % 7) }
      var value = RecurrenceValue(frequency: .week, interval: 1, weekdays: mask)
      for time in parts.times {
        let fields = CalendarFields(time, in: store)
        if fields.clock != nil { value.second = second(of: fields) }
      }
      return .recurrence(value)
    },
    // The weekdays of the first recurrence or of every day without those of the others and of the pattern's times.
    Production(plain: "every-except") { store, parts in
      guard var first = parts.recurrences.first else { return nil }
      if first.frequency == .day, first.interval == 1 {
        first = RecurrenceValue(frequency: .week, interval: 1, weekdays: 127, second: first.second)
      }
      var excluded = parts.recurrences.dropFirst().filter { $0.frequency == .week }
      for time in parts.times {
        guard let day = CalendarFields(time, in: store).weekday else { return nil }
        excluded.append(.init(frequency: .week, interval: 1, weekdays: 1 << UInt8(day)))
      }
      let second = first.second
      let others = excluded.map { other in
        var other = other
        if other.second < 0 { other.second = second }
        return other
      }
      return others.isEmpty
        ? nil : combined(first, others) { $0 & ~$1 }.map(Meaning.recurrence)
    },
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

  /// The occasion with a number in each of the pattern's units: a weekday, a working day, a day of the month.
  private static func nth(
    _ number: Int64, _ store: TimeStore, _ parts: UnsafeBufferPointer<Meaning>
  ) -> RecurrenceValue? {
    let unit = parts.grains.last ?? .month
    guard [.month, .quarter, .year].contains(unit), number != 0 else { return nil }
    var value = RecurrenceValue(frequency: unit, interval: 1)
    guard let time = parts.times.first else {
      guard unit == .month, -31...31 ~= number else { return nil }
      value.day = Int8(number)
      return value
    }
    guard -53...53 ~= number else { return nil }
    if case .field(.workday, _) = store[time] {
      value.weekdays = 0b11_1110
    } else if let weekday = CalendarFields(time, in: store).weekday {
      value.weekdays = 1 << UInt8(weekday)
    } else {
      return nil
    }
    value.ordinal = Int8(number)
    return value
  }

  /// A weekly recurrence with the weekdays that it and others make together.
  private static func combined(
    _ first: RecurrenceValue, _ others: some Sequence<RecurrenceValue>,
    _ combine: (UInt8, UInt8) -> UInt8
  ) -> RecurrenceValue? {
    var value = first
    for other in others {
      guard other.frequency == .week, other.interval == first.interval, other.weekdays != 0 else {
        return nil
      }
      // Two times of day go into no single rule.
      guard value.second < 0 || value.second == other.second else {
        return nil
      }
      value.weekdays = combine(value.weekdays, other.weekdays)
      value.second = max(value.second, other.second)
    }
    return first.frequency == .week && first.weekdays != 0 && value.weekdays != 0 ? value : nil
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
        return RecurrenceValue(
          frequency: .day, interval: count, second: second(of: fields),
          isPartOfDay: fields.part != nil)
      }
    }
    guard weekdays == 0 else {
      let times = parts.times.map { second(of: CalendarFields($0, in: store)) }
      return RecurrenceValue(
        frequency: .week, interval: count, weekdays: weekdays, second: times.max() ?? -1,
        isPartOfDay: parts.times.contains { CalendarFields($0, in: store).part != nil })
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
    let found = parts.recurrences
    guard var value = found.first else { return nil }
    for other in found.dropFirst() {
      // "Weekly on Mondays"
      guard value.frequency == .week, value.weekdays == 0, other.frequency == .week,
        other.interval == 1
      else { return nil }
      value.weekdays = other.weekdays
      value.second = max(value.second, other.second)
    }
    for time in parts.times {
      let fields = CalendarFields(time, in: store)
      if let weekday = fields.weekday { value.weekdays |= 1 << UInt8(weekday) }
      if let month = fields.month {
        guard value.month == 0, fields.year == nil,
          fields.day == nil || value.frequency == .year && value.weekdays == 0
        else { return nil }
        value.month = Int8(month)
        value.day = fields.day.map { Int8($0) } ?? value.day
      } else if let day = fields.day {
        guard value.frequency == .month else { return nil }
        value.day = Int8(day)
      }
      guard fields.clock == nil || value.second < 0 || value.isPartOfDay else { return nil }
      if let clock = fields.clock, clock.half == .open, value.second >= noon, clock.hour < 12 {
        // "Every night at eleven" is late.
        value.second = Int32(clock.seconds(hour: Int64(clock.hour) + 12))
      } else if fields.clock != nil || fields.part != nil {
        value.second = second(of: fields)
      }
      value.isPartOfDay = fields.clock == nil && (fields.part != nil || value.isPartOfDay)
    }
    return .recurrence(value)
  }

  private static let noon: Int32 = 12 * 3600

  /// The second of the day at which a clock shows the time that was said.
  private static func second(of fields: CalendarFields) -> Int32 {
    if let clock = fields.clock {
      let morning = Int64(clock.hour) % 12
      let hour =
        clock.half == .open ? (morning < 7 ? morning + 12 : morning) : Int64(clock.hour) % 24
      return Int32(clock.seconds(hour: hour))
    }
    return fields.part.map { Int32($0.typicalRecurrenceHour * 3600) } ?? -1
  }
}

extension DayPart {
  /// The hour at which something comes that comes in this part of every day.
  fileprivate var typicalRecurrenceHour: Int64 { max(hours.lowerBound, coreHours.lowerBound) }
}

extension UnsafeBufferPointer<Meaning> {
  fileprivate var recurrences: [RecurrenceValue] {
    compactMap { if case .recurrence(let value) = $0 { value } else { nil } }
  }

  fileprivate var grains: [Grain] {
    compactMap { if case .grain(let grain) = $0 { grain } else { nil } }
  }
}
