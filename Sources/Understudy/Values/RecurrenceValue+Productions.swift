extension RecurrenceValue {
  static let productions: [Production] = [
    // `every(2)` is every second of the pattern's units, weekdays or dates; `every(week, 1)` needs no pattern.
    // A number in the pattern counts the units.
    Production(name: "every", bind: every),
    // The recurrence in the pattern at its clock, on its weekday.
    Production(plain: "every-at") { store, parts in narrowed(store, parts) },
    // The recurrence in the pattern up to the end of its interval, or for its duration; a part of the day within an
    // interval is one of every day. `every-until(open)` takes no interval but one with a single end.
    Production(name: "every-until") { arguments in
      let wantsOpen = arguments.singleWord == "open"
      guard arguments.isEmpty || wantsOpen else { return nil }
      return { store, parts in limited(&store, parts, wantsOpen: wantsOpen) }
    },
    // Every month on the day with the number in the pattern, where it is the pattern's weekday: every Friday the 13th.
    Production(plain: "every-dated") { store, parts in
      guard let day = parts.whole.flatMap(Int8.init(exactly:)), 1...31 ~= day,
        let weekday = parts.time.flatMap({ CalendarFields($0, in: store).weekday })
      else { return nil }
      return .recurrence(
        .init(frequency: .month, interval: 1, weekdays: 1 << UInt8(weekday), day: day))
    },
    // Every year on the pattern's holiday, where it has a date or a weekday of a month.
    Production(plain: "every-holiday") { store, parts in
      guard let time = parts.time, case .yearly(let date) = store[time] else { return nil }
      return date.recurrence.map(Meaning.recurrence)
    },
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
    // How many times within the pattern's unit of time: the number in the pattern, or as in `frequency(2)` in the rule.
    Production(name: "frequency") { arguments in
      let fixed = arguments.singleInteger.map { ExactNumber(Int64($0)) }
      guard arguments.isEmpty || fixed != nil else { return nil }
      return { _, parts in
        guard parts.grain != nil, let count = fixed ?? parts.compactMap(\.exact).first,
          count.isWhole, count > ExactNumber(0)
        else { return nil }
        return .number(count)
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
      let days =
        parts.times.compactMap { CalendarFields($0, in: store).weekday.map(Int.init) }
        + parts.recurrences.compactMap(\.onlyWeekday)
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
      if fixed == nil, let value = spaced(parts) { return .recurrence(value) }
      guard parts.duration == nil else { return nil }
      let count = fixed ?? Int(parts.whole ?? 1)
      guard 1...1000 ~= count else { return nil }
      return recurrence(every: Int16(count), store, parts).map(Meaning.recurrence)
    }
  }

  /// What comes after each length of time in the pattern, or each so many and a half of its units.
  private static func spaced(_ parts: UnsafeBufferPointer<Meaning>) -> RecurrenceValue? {
    let fraction = parts.lazy.compactMap(\.exact).first { !$0.isWhole }
    let counted = parts.grain.flatMap { grain in fraction.flatMap { DurationValue($0, grain) } }
    guard let length = parts.duration ?? counted, length.months == 0, length.years == 0,
      let seconds = Int64(length.exactSeconds.description), seconds > 0
    else { return nil }
    let units: [(Grain, Int64)] = [(.week, 604_800), (.day, 86_400), (.hour, 3600), (.minute, 60)]
    for (grain, unit) in units where seconds % unit == 0 {
      return Int16(exactly: seconds / unit).map { .init(frequency: grain, interval: $0) }
    }
    return Int16(exactly: seconds).map { .init(frequency: .second, interval: $0) }
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
    if parts.grains.isEmpty,
      let month = parts.times.last.flatMap({ CalendarFields($0, in: store).month })
    {
      value = RecurrenceValue(frequency: .year, interval: 1, month: Int8(month))
    }
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
    _ store: inout TimeStore, _ parts: UnsafeBufferPointer<Meaning>, wantsOpen: Bool
  ) -> Meaning? {
    var found = parts.recurrences.first
    var limit: TimeIndex?
    for time in parts.times {
      guard case .part(let part) = store[time] else {
        limit = time
        continue
      }
      let second = Int32(part.typicalRecurrenceHour * 3600)
      found = RecurrenceValue(frequency: .day, interval: 1, second: second)
    }
    guard var value = found else { return nil }
    if let duration = parts.duration {
      // Minutes are no end of what comes every day, but how long it lasts.
      guard min(duration.grain, .day) <= value.frequency,
        duration.grain >= .day || value.frequency < .day
      else { return nil }
      let start = store.intern(duration.grain >= .day ? .cycle(.day, 0) : .reference)
      limit = store.intern(.extent(start, duration))
    }
    guard let limit, store.namesDay(limit),
      let whole = joined(value.limit, limit, in: &store),
      fits(whole, value, in: store, wantsOpen: wantsOpen)
    else { return nil }
    value.limit = whole
    return .recurrence(value)
  }

  /// A beginning that was said first and an end together; a limit alone is all of it.
  private static func joined(
    _ known: TimeIndex?, _ limit: TimeIndex, in store: inout TimeStore
  ) -> TimeIndex? {
    guard let known else { return limit }
    guard case .open(.since, let start) = store[known],
      case .open(let side, let end) = store[limit],
      side == .through || side == .before
    else { return nil }
    return store.intern(.range(start, end))
  }

  /// Whether a time may be how long something comes again and again, rather than when it comes.
  private static func fits(
    _ limit: TimeIndex, _ value: RecurrenceValue, in store: TimeStore, wantsOpen: Bool
  ) -> Bool {
    switch store[limit] {
    case .open: true
    case _ where wantsOpen: false
    case .range(let start, _):
      value.frequency < .day
        || value.frequency < .year && !store.hasClock(limit) && !isWeekday(start, in: store)
    default: true
    }
  }

  private static func isWeekday(_ time: TimeIndex, in store: TimeStore) -> Bool {
    if case .field(.weekday, _) = store[time] { true } else { false }
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
    for said in parts.times {
      var time = said
      if case .zoned(let base, let zone) = store[said] {
        time = base
        value.zone = zone
      }
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

extension RecurrenceValue {
  /// The one weekday on which it comes every week, and nothing else said of it.
  fileprivate var onlyWeekday: Int? {
    guard frequency == .week, interval == 1, weekdays.nonzeroBitCount == 1, second < 0 else {
      return nil
    }
    return weekdays.trailingZeroBitCount
  }
}

extension YearlyDate {
  /// The rule by which it comes again, where it has a date or is a weekday of a month.
  fileprivate var recurrence: RecurrenceValue? {
    guard offset == 0, moves == .none else { return nil }
    switch anchor {
    case .fixed(let month, let day):
      return .init(frequency: .year, interval: 1, month: month, day: day)
    case .nth(let number, let weekday, let month):
      return .init(
        frequency: .year, interval: 1, weekdays: 1 << UInt8(weekday), ordinal: number, month: month)
    default: return nil
    }
  }
}
