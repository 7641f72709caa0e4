extension DurationValue {
  static let productions: [Production] = [
    // A unit of time as a word: `grain(week)`.
    Production(name: "grain") { arguments in
      guard let grain = arguments.singleWord.flatMap(Grain.init(name:)) else { return nil }
      return { _, _ in .grain(grain) }
    },
    // So many of a unit: number and unit may come from the pattern or, as in `duration(2)`,
    // `duration(hour)` and `duration(hour, 2)`, from the rule; `duration(hour, digits)` takes digits alone.
    Production(name: "duration", bind: duration),
    // `fraction(1, 2)` is half of the pattern's unit.
    Production(name: "fraction") { arguments in
      guard let fraction = fraction(arguments) else { return nil }
      return { _, parts in
        parts.grain.flatMap { DurationValue(fraction, $0) }.map(Meaning.duration)
      }
    },
    // `mixed(1, 2)` is the pattern's number, or one, and a half of its unit; `mixed` adds up its numbers.
    Production(name: "mixed") { arguments in
      if arguments.isEmpty { return { _, parts in added(parts) } }
      guard let fraction = fraction(arguments) else { return nil }
      return { _, parts in
        let whole = parts.first { $0.exact != nil }?.exact ?? ExactNumber(1)
        guard let grain = parts.grain, let count = whole.adding(fraction) else { return nil }
        return DurationValue(count, grain).map(Meaning.duration)
      }
    },
    // Hours and, in a second number, minutes.
    Production(plain: "finer") { _, parts in
      let numbers = parts.compactMap(\.exact)
      guard numbers.count == 2, let hours = DurationValue(numbers[0], .hour),
        let minutes = DurationValue(numbers[1], .minute)
      else { return nil }
      return hours.followed(by: minutes).map(Meaning.duration)
    },
    // Units in falling order: an hour, twenty minutes.
    Production(plain: "durations") { _, parts in joined(parts) },
  ]

  private static func added(_ parts: UnsafeBufferPointer<Meaning>) -> Meaning? {
    let numbers = parts.compactMap(\.exact)
    guard numbers.count == 2, let grain = parts.grain, let count = numbers[0].adding(numbers[1])
    else {
      return nil
    }
    return DurationValue(count, grain).map(Meaning.duration)
  }

  /// A half or a quarter, or some of them.
  private static func fraction(_ arguments: [Rule.Argument]) -> ExactNumber? {
    guard arguments.count == 2, case .integer(let count) = arguments[0],
      case .integer(let divisor) = arguments[1], divisor == 2 || divisor == 4
    else { return nil }
    return ExactNumber(mantissa: Int128(count * 100 / divisor), exponent: -2)
  }

  private static func duration(_ arguments: [Rule.Argument]) -> Production.Application? {
    if arguments.isEmpty { return { _, parts in counted(parts) } }
    var count: ExactNumber?
    var grain: Grain?
    var needsDigits = false
    for argument in arguments {
      switch argument {
      case .integer(let value) where count == nil: count = ExactNumber(Int64(value))
      case .word("digits"): needsDigits = true
      case .word(let name) where grain == nil:
        grain = Grain(name: name)
        if grain == nil { return nil }
      default: return nil
      }
    }
    return { [count, grain, needsDigits] _, parts in
      // Words say whole numbers; digits that do are integers.
      if needsDigits, case .number(let number) = parts.first, number.whole != nil { return nil }
      return counted(parts, count, grain)
    }
  }

  /// The duration of a number and a unit, each from the rule or else the only one among the parts.
  private static func counted(
    _ parts: UnsafeBufferPointer<Meaning>, _ fixedCount: ExactNumber?, _ fixedGrain: Grain?
  ) -> Meaning? {
    var (count, grain) = (fixedCount, fixedGrain)
    for part in parts {
      if case .grain(let unit) = part, grain == nil {
        grain = unit
      } else if let number = part.exact, count == nil {
        count = number
      } else {
        return nil
      }
    }
    guard let count, let grain else { return nil }
    return DurationValue(count, grain).map(Meaning.duration)
  }

  private static func counted(_ parts: UnsafeBufferPointer<Meaning>) -> Meaning? {
    guard let grain = parts.grain, let count = parts.first(where: { $0.exact != nil })?.exact else {
      return nil
    }
    return DurationValue(count, grain).map(Meaning.duration)
  }

  private static func joined(_ parts: UnsafeBufferPointer<Meaning>) -> Meaning? {
    guard case .duration(var sum) = parts.first else { return nil }
    for part in parts.dropFirst() {
      guard case .duration(let next) = part, let longer = sum.followed(by: next) else { return nil }
      sum = longer
    }
    return .duration(sum)
  }
}
