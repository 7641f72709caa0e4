extension TimeValue {
  /// Times seen from the moment of speaking.
  static let relatives: [Production] = [
    Production(plain: "now") { store, _ in .time(store.intern(.reference)) },
    // `weekday(5)` is every Friday; `weekday(next)` is the next of the weekday in the pattern;
    // `weekday(5, next)` needs no pattern part.
    Production(name: "weekday", bind: weekday),
    // `cycle(1)` is the unit after the one that holds the moment of speaking; `cycle(day, 1)` is tomorrow;
    // `cycle(month)` is as many months from this one as the number in the pattern says, `cycle(month, ago)` before it.
    Production(name: "cycle", bind: cycle),
    // `shift(1)` is the duration in the pattern after its time, or after now; `shift(-1)` is before.
    // `shift(week, 1)` counts the number in the pattern in weeks.
    Production(name: "shift", bind: shift),
    // `relative(next)` is the next occurrence of the pattern's time.
    Production(word: "relative", TimeExpression.Relation.self) { relation, store, parts in
      guard let time = parts.time else { return nil }
      if case .field(.weekday, let day) = store[time] {
        return .time(store.intern(.weekday(day, relation)))
      }
      return .time(store.intern(.relative(time, relation)))
    },
    // `length(1)` is the stretch of the pattern's duration from now on; `length(-1)` up to now.
    Production(name: "length") { arguments in
      guard let sign = arguments.singleInteger, sign == 1 || sign == -1 else { return nil }
      return { store, parts in
        parts.duration.map { .time(store.intern(.length($0, isLater: sign == 1))) }
      }
    },
  ]

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
