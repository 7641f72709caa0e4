extension TimeValue {
  /// Times that recur in the calendar.
  static let patterns: [Production] = [
    // `field(month, 6)` is every June; `field(quarter)` takes the number in the pattern.
    Production(name: "field", bind: field),
    // `fields(day)` gives the numbers in the pattern to fields in order and holds them against its times.
    Production(name: "fields", bind: fields),
    // A date in digits, whose order the locale tells: day and month, and perhaps a year.
    Production(plain: "digits", digits),
    // A month and a year in digits, the year being the longer number.
    Production(plain: "digits-month") { store, parts in
      let numbers = parts.compactMap(\.whole)
      guard numbers.count == 2, let month = numbers.min(), let year = numbers.max() else {
        return nil
      }
      let fields = [
        store.intern(.field(.year, Int32(year))), store.intern(.field(.month, Int32(month))),
      ]
      return store.intersection(fields).map(Meaning.time)
    },
    // A day and a year in digits beside a month; the longer number is the year.
    Production(plain: "named-day") { store, parts in
      let numbers = parts.compactMap(\.whole)
      guard numbers.count == 2, let day = numbers.min(), let year = numbers.max(),
        let month = parts.time
      else { return nil }
      let fields = [
        month, store.intern(.field(.day, Int32(day))), store.intern(.field(.year, Int32(year))),
      ]
      return store.intersection(fields).map(Meaning.time)
    },
    // Eight digits in the pattern that are a year, a month and a day; `compact(20271231)` needs none there.
    Production(name: "compact") { arguments in
      let fixed = arguments.singleInteger
      guard arguments.isEmpty || fixed != nil else { return nil }
      return { store, parts in compact(fixed.map(Int64.init) ?? parts.whole, in: &store) }
    },
    // `part(morning)` is the morning of every day; `part(night, -1)` is last night.
    Production(name: "part", bind: part),
    // The pattern's time today.
    Production(plain: "today") { store, parts in
      guard let time = parts.time else { return nil }
      return store.intersection([store.intern(.cycle(.day, 0)), time]).map(Meaning.time)
    },
    // `season(summer)` is every summer, `season` is every season.
    Production(name: "season") { arguments in
      let season = arguments.singleWord.flatMap(Season.init(rawValue:))
      guard arguments.isEmpty || season != nil else { return nil }
      return { store, _ in .time(store.intern(.season(season))) }
    },
    // `decade(1900)`: the number in the pattern is a decade of that century.
    Production(name: "decade") { arguments in
      guard let century = arguments.singleInteger else { return nil }
      return { store, parts in
        parts.whole.map {
          .time(store.intern(.field(.decade, Int32(century) + Int32(truncatingIfNeeded: $0))))
        }
      }
    },
    // Two numbers that together are a year: nineteen eighty.
    Production(plain: "spelled-year") { store, parts in
      let numbers = parts.compactMap(\.whole)
      guard numbers.count == 2, 10...29 ~= numbers[0], 0...99 ~= numbers[1],
        !parts.contains(where: { if case .integer = $0 { true } else { false } })
      else { return nil }
      return .time(store.intern(.field(.year, Int32(numbers[0] * 100 + numbers[1]))))
    },
    // The century with the number in the pattern.
    Production(plain: "century") { store, parts in
      guard let number = parts.whole, 1...99 ~= number else { return nil }
      return .time(store.intern(.field(.century, Int32(number - 1) * 100)))
    },
  ]

  private static func compact(_ digits: Int64?, in store: inout TimeStore) -> Meaning? {
    guard let digits, 1_000_00_00...9999_99_99 ~= digits else { return nil }
    let fields = [
      store.intern(.field(.year, Int32(digits / 10000))),
      store.intern(.field(.month, Int32(digits / 100 % 100))),
      store.intern(.field(.day, Int32(digits % 100))),
    ]
    return store.intersection(fields).map(Meaning.time)
  }

  private static func part(_ arguments: [Rule.Argument]) -> Production.Application? {
    guard case .word(let name) = arguments.first, let part = DayPart(rawValue: name) else {
      return nil
    }
    if arguments.count == 1 { return { store, _ in .time(store.intern(.part(part))) } }
    guard arguments.count == 2, case .integer(let offset) = arguments[1] else { return nil }
    return { store, _ in
      let day = store.intern(.cycle(.day, Int32(offset)))
      return store.intersection([day, store.intern(.part(part))]).map(Meaning.time)
    }
  }

  private static func field(_ arguments: [Rule.Argument]) -> Production.Application? {
    guard case .word(let name) = arguments.first, let field = CalendarField(rawValue: name) else {
      return nil
    }
    if arguments.count == 1 {
      return { store, parts in
        guard let value = parts.first(where: { $0.whole != nil }),
          let number = fieldValue(value, of: field)
        else { return nil }
        return .time(store.intern(.field(field, number)))
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
      var times: [TimeIndex] = []
      for part in parts where part != .symbol {
        if case .time(let time) = part {
          times.append(time)
          continue
        }
        guard next < fields.count, let value = fieldValue(part, of: fields[next]) else {
          return nil
        }
        times.append(store.intern(.field(fields[next], value)))
        next += 1
      }
      return store.intersection(times).map(Meaning.time)
    }
  }

  /// The value that a number gives a field; years of two digits lie between 1950 and 2049.
  private static func fieldValue(_ part: Meaning, of field: CalendarField) -> Int32? {
    guard let whole = part.whole.flatMap(Int32.init(exactly:)) else { return nil }
    guard field == .year, case .integer(_, let width) = part, width == 2 else { return whole }
    return whole + (whole < 50 ? 2000 : 1900)
  }

  private static func digits(
    _ store: inout TimeStore, _ parts: UnsafeBufferPointer<Meaning>
  ) -> Meaning? {
    guard parts.count == 2 || parts.count == 3, let first = fieldValue(parts[0], of: .day),
      let second = fieldValue(parts[1], of: .day), first <= 12 || second <= 12
    else { return nil }
    let year = parts.count == 3 ? fieldValue(parts[2], of: .year) : -1
    return year.map { .time(store.intern(.digits(first, second, year: $0))) }
  }
}
