extension TimeValue {
  /// Times seen from the moment of speaking.
  static let relatives: [Production] = [
    Production(plain: "now") { store, _ in .time(store.intern(.reference)) },
    // `weekday(5)` is every Friday; `weekday(next)` is the next of the weekday in the pattern;
    // `weekday(5, next)` needs no pattern part.
    Production(name: "weekday", bind: weekday),
    // `cycle(1)` is the unit after the one that holds the moment of speaking; `cycle(day, 1)` is tomorrow;
    // `cycle(month)` is as many months from this one as the number in the pattern says, `cycle(month, ago)` before it,
    // `cycle(counted)` as many of the unit in it.
    Production(name: "cycle", bind: cycle),
    // `workday(1)` is as many days from Monday to Friday after today as the number in the pattern says, or one;
    // `workday(-1)` is before it.
    Production(name: "workday") { arguments in
      guard let sign = arguments.singleInteger, sign == 1 || sign == -1 else { return nil }
      return { store, parts in
        count(parts, upTo: 1000).map { .time(workday(Int32($0 * Int64(sign)), in: &store)) }
      }
    },
    // The working days after today, as many as the number in the pattern says.
    Production(plain: "workday-range") { store, parts in
      count(parts, upTo: 1000).map {
        let first = workday(1, in: &store)
        return .time(store.intern(.range(first, workday(Int32($0), in: &store))))
      }
    },
    // `weekends(1)` is the weekend with the number in the pattern after now, `weekends(-1)` before this one.
    Production(name: "weekends") { arguments in
      guard let sign = arguments.singleInteger, sign == 1 || sign == -1 else { return nil }
      return { store, parts in
        guard let number = count(parts, upTo: 400) else { return nil }
        let base = store.intern(sign > 0 ? .reference : .cycle(.weekend, 0))
        let saturday = store.intern(.field(.weekday, 6))
        let found = store.intern(.beside(Int32(number * Int64(sign)), saturday, of: base))
        return .time(store.intern(.unit(.weekend, of: found)))
      }
    },
    // `shift(1)` is the duration in the pattern after its time, or after now; `shift(-1)` is before.
    // `shift(week, 1)` counts the number in the pattern in weeks.
    Production(name: "shift", bind: shift),
    // `shift-range(1)` is from the first of the pattern's numbers to the second in its unit, counted from now on;
    // `shift-range(-1)` counts back.
    Production(name: "shift-range") { arguments in
      guard let sign = arguments.singleInteger, sign == 1 || sign == -1 else { return nil }
      return { store, parts in
        let counts = parts.compactMap(\.exact)
        guard counts.count == 2, let grain = parts.grain else { return nil }
        let lengths = counts.compactMap { DurationValue($0, grain) }
        guard lengths.count == 2, lengths[0].nominalSeconds < lengths[1].nominalSeconds else {
          return nil
        }
        let now = store.intern(.reference)
        let ends = lengths.map { store.intern(.shift(now, $0, isLater: sign == 1)) }
        return .time(store.intern(sign == 1 ? .range(ends[0], ends[1]) : .range(ends[1], ends[0])))
      }
    },
    // `relative(next)` is the next occurrence of the pattern's time.
    Production(word: "relative", TimeExpression.Relation.self) { relation, store, parts in
      guard let time = parts.time else { return nil }
      if case .field(.weekday, let day) = store[time] {
        return .time(store.intern(.weekday(day, relation)))
      }
      return .time(store.intern(.relative(time, relation)))
    },
    // This minute in the day, week, month or year of the pattern.
    Production(plain: "same-time") { store, parts in
      guard let time = parts.time, case .cycle(let grain, let count) = store[time],
        let duration = DurationValue(ExactNumber(Int64(count.magnitude)), grain)
      else { return nil }
      let now = store.intern(.cycle(.minute, 0))
      return .time(store.intern(.shift(now, duration, isLater: count >= 0)))
    },
    // `length(1)` is the stretch of the pattern's duration, or one of its unit, from now on; `length(-1)` up to now.
    Production(name: "length") { arguments in
      guard let sign = arguments.singleInteger, sign == 1 || sign == -1 else { return nil }
      return { store, parts in
        let single = parts.grain.flatMap { DurationValue(ExactNumber(1), $0) }
        return (parts.duration ?? single).map {
          .time(store.intern(.length($0, isLater: sign == 1)))
        }
      }
    },
  ]

  /// A day from Monday to Friday, counted from today.
  private static func workday(_ number: Int32, in store: inout TimeStore) -> TimeIndex {
    let today = store.intern(.cycle(.day, 0))
    return store.intern(.beside(number, store.intern(.field(.workday, 1)), of: today))
  }

  /// The number in a pattern, one where it has none.
  private static func count(_ parts: UnsafeBufferPointer<Meaning>, upTo limit: Int64) -> Int64? {
    let number = parts.whole ?? 1
    return 1...limit ~= number ? number : nil
  }

  private static func weekday(_ arguments: [Rule.Argument]) -> Production.Application? {
    switch (arguments.first, arguments.dropFirst().first) {
    case (.integer(let day), nil) where 0...6 ~= day:
      return { store, _ in .time(store.intern(.field(.weekday, Int32(day)))) }
    case (.integer(let day), .word(let word)) where 0...6 ~= day:
      guard let relation = TimeExpression.Relation(rawValue: word) else { return nil }
      return { store, _ in .time(store.intern(.weekday(Int32(day), relation))) }
    case (.word(let word), nil):
      guard let relation = TimeExpression.Relation(rawValue: word) else { return nil }
      return { store, parts in
        guard let index = parts.time, case .field(.weekday, let day) = store[index] else {
          return nil
        }
        return .time(store.intern(.weekday(day, relation)))
      }
    default: return nil
    }
  }

  private static func cycle(_ arguments: [Rule.Argument]) -> Production.Application? {
    if arguments.singleWord == "counted" {
      return { store, parts in
        guard let grain = parts.grain, let count = count(parts, upTo: 1000) else { return nil }
        return .time(store.intern(.cycle(grain, Int32(count))))
      }
    }
    let isBehind = arguments.count == 2 && arguments[1] == .word("ago")
    if let grain = (isBehind ? Array(arguments.prefix(1)) : arguments).singleWord
      .flatMap(Grain.init(name:))
    {
      return { store, parts in
        guard let count = parts.whole, 1...1000 ~= count else { return nil }
        return .time(store.intern(.cycle(grain, Int32(isBehind ? -count : count))))
      }
    }
    if let offset = arguments.singleInteger {
      return { store, parts in
        parts.grain.map { .time(store.intern(.cycle($0, Int32(offset)))) }
      }
    }
    guard arguments.count == 2, case .word(let name) = arguments[0],
      let grain = Grain(name: name), case .integer(let offset) = arguments[1]
    else { return nil }
    return { store, _ in .time(store.intern(.cycle(grain, Int32(offset)))) }
  }

  private static func shift(_ arguments: [Rule.Argument]) -> Production.Application? {
    var unit: Grain?
    if arguments.count == 2, case .word(let name) = arguments[0] { unit = Grain(name: name) }
    guard arguments.count == (unit == nil ? 1 : 2), case .integer(let sign) = arguments.last,
      sign == 1 || sign == -1
    else { return nil }
    return { [unit] store, parts in
      let counted = unit.flatMap { unit in
        parts.first { $0.exact != nil }?.exact.flatMap { DurationValue($0, unit) }
      }
      let single = parts.grain.flatMap { DurationValue(ExactNumber(1), $0) }
      guard let amount = counted ?? parts.duration ?? single else { return nil }
      let start = parts.time ?? store.intern(.reference)
      return .time(store.intern(.shift(start, amount, isLater: sign == 1)))
    }
  }
}
