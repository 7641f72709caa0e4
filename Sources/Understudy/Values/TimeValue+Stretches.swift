extension TimeValue {
  /// Stretches of time with two ends or one.
  static let stretches: [Production] = [
    // From the first time in the pattern to the last; numbers alone are days or hours, as the other end tells.
    Production(plain: "range", range),
    // Two days of the month in the pattern.
    Production(plain: "day-span", daySpan),
    // A number and a date in digits: from that day of the date's month to the date.
    Production(plain: "digits-span", digitsSpan),
    // The year or the clock in the pattern at both ends of its range, a weekday at the first one.
    Production(plain: "fields-span", fieldsSpan),
    // `extent(1)`: the pattern's duration from the start of its time on; `extent(-1)`: up to it.
    Production(name: "extent") { arguments in
      guard let sign = arguments.singleInteger, sign == 1 || sign == -1 else { return nil }
      return { store, parts in
        let counted = parts.grain.flatMap { grain in
          parts.lazy.compactMap(\.exact).first.flatMap { DurationValue($0, grain) }
        }
        guard let time = parts.time, let duration = parts.duration ?? counted else { return nil }
        let start =
          sign == 1 ? time : store.intern(.shift(time, duration, isLater: false))
        return .time(store.intern(.extent(start, duration)))
      }
    },
    // `open(before)`, `open(through)`, `open(since)`, `open(after)`: all on one side of the pattern's time;
    // `open(within)`: from now until it.
    Production(word: "open", TimeExpression.Opening.self) { opening, store, parts in
      parts.time.map { .time(store.intern(.open(opening, $0))) }
    },
  ]

  private static func daySpan(
    _ store: inout TimeStore, _ parts: UnsafeBufferPointer<Meaning>
  ) -> Meaning? {
    guard let (first, second) = parts.twoWholes, first < second, let month = parts.time,
      let from = day(first, of: month, in: &store), let until = day(second, of: month, in: &store)
    else { return nil }
    return .time(store.intern(.range(from, until)))
  }

  private static func day(
    _ number: Int64, of month: TimeIndex, in store: inout TimeStore
  ) -> TimeIndex? {
    guard let number = Int32(exactly: number) else { return nil }
    return store.date(TimeList(month, store.intern(.field(.day, number))))
  }

  /// From a day of the month, a number alone, to a date in digits that names its day first.
  private static func digitsSpan(
    _ store: inout TimeStore, _ parts: UnsafeBufferPointer<Meaning>
  ) -> Meaning? {
    guard let day = parts.whole.flatMap(Int32.init(exactly:)), let last = parts.time else {
      return nil
    }
    var leaves = store.leaves(last)
    for place in leaves.indices {
      guard case .digits(let other, let month, let year) = store[leaves[place]] else { continue }
      leaves[place] = store.intern(.digits(day, month, year: year))
      guard day < other, let first = store.intersection(leaves) else { return nil }
      return .time(store.intern(.range(first, last)))
    }
    return nil
  }

  private static func fieldsSpan(
    _ store: inout TimeStore, _ parts: UnsafeBufferPointer<Meaning>
  ) -> Meaning? {
    let times = parts.times
    guard times.count == 2,
      let place = times.firstIndex(where: { if case .range = store[$0] { true } else { false } }),
      case .range(let first, let last) = store[times[place]]
    else { return nil }
    let other = times[1 - place]
    if case .range = store[other] { return nil }
    let fields = CalendarFields(first, in: store)
    let added = CalendarFields(other, in: store)
    guard fields.month != nil, fields.year == nil || added.year == nil,
      fields.clock == nil || added.clock == nil, fields.day != nil || added.clock == nil,
      let start = store.date(TimeList(first, other)),
      let end = added.weekday == nil ? store.date(TimeList(last, other)) : last
    else { return nil }
    return .time(store.intern(.range(start, end)))
  }

  private static func range(
    _ store: inout TimeStore, _ parts: UnsafeBufferPointer<Meaning>
  ) -> Meaning? {
    guard let (first, second) = parts.twoBesideSymbols,
      var start = end(first, beside: second, in: &store),
      var last = end(second, beside: first, in: &store)
    else { return nil }
    // The parts of "2026-06-19" are no range from a year to a day.
    let isDated = CalendarFields(last, in: store).year != nil
    guard !isYearAlone(start, in: store) || isDated || !namesDay(last, in: store) else {
      return nil
    }
    share(&start, &last, in: &store)
    guard let from = store.date(TimeList(start)), let until = store.date(TimeList(last)),
      from != until
    else {
      return nil
    }
    return .time(store.intern(.range(from, until)))
  }

  private static func isYearAlone(_ time: TimeIndex, in store: TimeStore) -> Bool {
    if case .field(.year, _) = store[time] { true } else { false }
  }

  private static func namesDay(_ time: TimeIndex, in store: TimeStore) -> Bool {
    store.contains(time) { part in
      switch part {
      case .digits, .field(.day, _): true
      default: false
      }
    }
  }

  /// An end of a range; a bare number is a day beside a date and an hour beside a clock.
  private static func end(
    _ part: Meaning, beside other: Meaning, in store: inout TimeStore
  ) -> TimeIndex? {
    if case .time(let time) = part { return time }
    guard let whole = part.whole, case .time(let time) = other else { return nil }
    let fields = CalendarFields(time, in: store)
    if fields.day != nil {
      guard 1...31 ~= whole else { return nil }
      return store.intern(.field(.day, Int32(whole)))
    }
    if fields.clock != nil {
      return ClockTime(hour: whole, half: .open).map { store.intern(.clock($0)) }
    }
    guard fields.year != nil, fields.month == nil, 1000...2999 ~= whole else { return nil }
    return store.intern(.field(.year, Int32(whole)))
  }

  /// Gives each end what only the other one says: the month, the year, the day, the half of the day.
  private static func share(
    _ first: inout TimeIndex, _ last: inout TimeIndex, in store: inout TimeStore
  ) {
    let start = CalendarFields(first, in: store)
    let end = CalendarFields(last, in: store)
    shareHalf(&first, &last, start, end, in: &store)
    // "10 to 12 September 2013", "June 5 to 8"
    if start.day != nil, start.month == nil {
      add(\.month, .month, of: end, to: &first, in: &store)
    }
    if end.day != nil, end.month == nil { add(\.month, .month, of: start, to: &last, in: &store) }
    if start.year == nil, start.month != nil || start.day != nil, let year = end.year {
      let index = store.intern(.field(.year, isLater(start, end) ? year - 1 : year))
      first = store.intern(.both(first, index))
    }
    shareNumericYear(&first, last, in: &store)
    // "3 to 4 tomorrow", "today from 3 to 4"
    if let clock = start.clock, !store.namesDay(first) {
      addDay(of: last, to: &first, in: &store)
      // "11pm to 1am on Friday" begins on Friday.
      let fields = CalendarFields(first, in: store)
      if let end = end.clock, (fields.clock ?? clock).isLater(than: end), store.isPattern(last) {
        last = store.intern(.clock(end))
      }
    }
    if end.clock != nil, !store.namesDay(last), start.clock == nil {
      addDay(of: first, to: &last, in: &store)
    }
    // "22 to 23 February at 7pm"
    if start.clock == nil, let clock = end.clock, start.day != nil, store.namesDay(last) {
      let index = store.intern(.clock(clock))
      first = store.intern(.both(first, index))
    }
  }

  /// "7/3-7/8/2027": digits without a year are of the year at the end, or of the one before it.
  private static func shareNumericYear(
    _ first: inout TimeIndex, _ last: TimeIndex, in store: inout TimeStore
  ) {
    guard case .digits(let a, let b, year: ..<0) = store[first] else { return }
    for leaf in store.leaves(last) {
      guard case .digits(let c, let d, let said) = store[leaf],
        let year = said > 0 ? said : CalendarFields(last, in: store).year
      else { continue }
      let isLater = max(b, d) > 12 ? a > c : max(a, c) > 12 ? b > d : a > c && b > d
      first = store.intern(.digits(a, b, year: isLater ? year - 1 : year))
      return
    }
  }

  /// Whether the first end names a later month than the second, so that it lies in the year before.
  private static func isLater(_ start: CalendarFields, _ end: CalendarFields) -> Bool {
    guard let first = start.month, let last = end.month else { return false }
    return first > last
  }

  private static func add(
    _ field: KeyPath<CalendarFields, Int32?>, _ name: CalendarField, of fields: CalendarFields,
    to index: inout TimeIndex, in store: inout TimeStore
  ) {
    guard let value = fields[keyPath: field] else { return }
    let index_ = store.intern(.field(name, value))
    index = store.intern(.both(index, index_))
  }

  private static func addDay(
    of other: TimeIndex, to index: inout TimeIndex, in store: inout TimeStore
  ) {
    for leaf in store.leaves(other) where store.namesDay(leaf) && store[leaf] != .reference {
      index = store.intern(.both(index, leaf))
    }
  }

  /// Gives the first end the half of the day from which the second is the nearer: "3 to 5pm" is in the afternoon
  /// at both ends, "11 to 2pm" at the second alone.
  private static func shareHalf(
    _ first: inout TimeIndex, _ last: inout TimeIndex, _ start: CalendarFields,
    _ end: CalendarFields, in store: inout TimeStore
  ) {
    guard let from = start.clock, let to = end.clock, from.half == .open, to.half == .full else {
      return
    }
    let hour = Int64(from.hour) % 12
    let day: Int64 = 24 * 3600
    func length(from start: Int64) -> Int64 {
      let seconds = to.seconds(hour: Int64(to.hour)) - from.seconds(hour: start)
      return (seconds + day - 1) % day
    }
    let full = length(from: hour) <= length(from: hour + 12) ? hour : hour + 12
    var leaves = store.leaves(first)
    for place in leaves.indices {
      guard case .clock = store[leaves[place]] else { continue }
      leaves[place] = store.intern(.clock(from.full(hour: full)))
    }
    var result = leaves[0]
    for leaf in leaves.dropFirst() { result = store.intern(.both(result, leaf)) }
    first = result
  }
}
