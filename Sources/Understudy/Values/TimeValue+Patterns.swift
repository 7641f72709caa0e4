extension TimeValue {
  /// Times that recur in the calendar.
  static let patterns: [Production] = [
    // `field(month, 6)` is every June; `field(quarter)` takes the number in the pattern.
    Production(name: "field", bind: field),
    // `fields(day)` gives the numbers in the pattern to fields in order and holds them against its times; a day that
    // is not in its month makes a date that never is.
    Production(name: "fields", bind: fields),
    // A date in digits, whose order the locale tells: day and month, and perhaps a year.
    Production(plain: "digits", digits),
    // A month and a year in digits, the year being the longer number.
    Production(plain: "digits-month") { store, parts in
      guard let (first, second) = parts.twoWholes else { return nil }
      let year = store.intern(.field(.year, Int32(max(first, second))))
      let month = store.intern(.field(.month, Int32(min(first, second))))
      return store.intersection(year, month).map(Meaning.time)
    },
    // A day and a year in digits beside a month; the longer number is the year.
    Production(plain: "named-day") { store, parts in
      guard let (first, second) = parts.twoWholes, let month = parts.time else { return nil }
      let day = store.intern(.field(.day, Int32(min(first, second))))
      let year = store.intern(.field(.year, Int32(max(first, second))))
      return store.intersection(TimeList(month, day) + year).map(Meaning.time)
    },
    // `part(morning)` is the morning of every day; `part(night, -1)` is last night.
    Production(name: "part", bind: part),
    // `sharpened(early)`: the pattern's times, the part of the day among them being its early one.
    Production(name: "sharpened") { arguments in
      guard let word = arguments.singleWord, ["early", "late"].contains(word) else { return nil }
      return { store, parts in
        var times = parts.times
        for place in times.indices {
          guard case .part(let part) = store[times[place]] else { continue }
          times[place] = store.intern(.part(word == "early" ? part.early : part.late))
        }
        return store.intersection(times).map(Meaning.time)
      }
    },
    // The pattern's time today.
    Production(plain: "today") { store, parts in
      guard let time = parts.time else { return nil }
      return store.intersection(store.intern(.cycle(.day, 0)), time).map(Meaning.time)
    },
    // `season(summer)` is every summer, `season` is every season.
    Production(name: "season") { arguments in
      let season = arguments.singleWord.flatMap(Season.init(rawValue:))
      guard arguments.isEmpty || season != nil else { return nil }
      return { store, _ in .time(store.intern(.season(season))) }
    },
    // The decade with the number in the pattern; of two digits it leaves the century open.
    Production(plain: "decade") { store, parts in
      guard let number = parts.whole.flatMap(Int32.init(exactly:)), number >= 0, number % 10 == 0
      else { return nil }
      return .time(store.intern(.field(number < 100 ? .shortDecade : .decade, number)))
    },
    // Two numbers that together are a year: nineteen eighty.
    Production(plain: "spelled-year") { store, parts in
      guard let (first, second) = parts.twoWholes, 10...21 ~= first, 0...99 ~= second,
        !parts.contains(where: { if case .integer = $0 { true } else { false } })
      else { return nil }
      return .time(store.intern(.field(.year, Int32(first * 100 + second))))
    },
    // The century with the number in the pattern.
    Production(plain: "century") { store, parts in
      guard let number = parts.whole, 1...99 ~= number else { return nil }
      return .time(store.intern(.field(.century, Int32(number - 1) * 100)))
    },
  ]

  private static func part(_ arguments: [Rule.Argument]) -> Production.Application? {
    guard case .word(let name) = arguments.first, let part = DayPart(rawValue: name) else {
      return nil
    }
    if arguments.count == 1 { return { store, _ in .time(store.intern(.part(part))) } }
    guard arguments.count == 2, case .integer(let offset) = arguments[1] else { return nil }
    return { store, _ in
      let day = store.intern(.cycle(.day, Int32(offset)))
      return store.intersection(day, store.intern(.part(part))).map(Meaning.time)
    }
  }

  private static func field(_ arguments: [Rule.Argument]) -> Production.Application? {
    guard case .word(let name) = arguments.first, let field = CalendarField(rawValue: name) else {
      return nil
    }
    if arguments.count == 1 {
      return { store, parts in
        parts.first { $0.whole != nil }.flatMap { value($0, of: field) }
          .map { .time(store.intern($0)) }
      }
    }
    guard arguments.count == 2, case .integer(let value) = arguments[1] else { return nil }
    return { store, _ in .time(store.intern(.field(field, Int32(value)))) }
  }

  private static func fields(_ arguments: [Rule.Argument]) -> Production.Application? {
    let fields = arguments.compactMap { argument -> CalendarField? in
      guard case .word(let name) = argument else { return nil }
      return CalendarField(rawValue: name)
    }
    guard fields.count == arguments.count, !fields.isEmpty else { return nil }
    return { store, parts in
      var next = 0
      var times = TimeList()
      for part in parts where part != .symbol {
        if case .time(let time) = part {
          times.append(time)
          continue
        }
        guard next < fields.count, let value = value(part, of: fields[next]) else { return nil }
        times.append(store.intern(value))
        next += 1
      }
      return store.date(times).map(Meaning.time)
    }
  }

  /// The times at which a field has a number's value; a year of two digits leaves its century open.
  private static func value(_ part: Meaning, of field: CalendarField) -> TimeExpression? {
    guard let whole = part.whole.flatMap(Int32.init(exactly:)) else { return nil }
    guard field == .year, case .integer(_, let width) = part, width == 2 else {
      return .field(field, whole)
    }
    return .field(.shortYear, whole)
  }

  private static func digits(
    _ store: inout TimeStore, _ parts: UnsafeBufferPointer<Meaning>
  ) -> Meaning? {
    guard 2...3 ~= parts.count, let first = parts[0].whole.flatMap(Int32.init(exactly:)),
      let second = parts[1].whole.flatMap(Int32.init(exactly:)), min(first, second) <= 12
    else { return nil }
    guard parts.count == 3 else { return .time(store.intern(.digits(first, second, year: -1))) }
    guard let number = parts[2].whole.flatMap(Int32.init(exactly:)),
      let year = value(parts[2], of: .year)
    else { return nil }
    guard case .field(.shortYear, _) = year else {
      return .time(store.intern(.digits(first, second, year: number)))
    }
    let day = store.intern(.digits(first, second, year: -1))
    return store.intersection(day, store.intern(year)).map(Meaning.time)
  }
}
