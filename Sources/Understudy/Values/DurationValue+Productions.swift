extension DurationValue {
  static let productions: [Production] = [
    // A unit of time as a word: `grain(week)`.
    Production(name: "grain") { arguments in
      guard let grain = arguments.singleWord.flatMap(Grain.init(name:)) else { return nil }
      return { _, _ in .grain(grain) }
    },
    // So many of a unit, the number from the pattern or, as in `duration(2)`, from the rule.
    Production(name: "duration") { arguments in
      if arguments.isEmpty { return { _, parts in counted(parts) } }
      if arguments.count == 2, case .word(let name) = arguments[0],
        case .integer(let count) = arguments[1], let grain = Grain(name: name)
      {
        return { _, _ in DurationValue(ExactNumber(Int64(count)), grain).map(Meaning.duration) }
      }
      guard let count = arguments.singleInteger else { return nil }
      return { _, parts in
        guard let grain = parts.grain else { return nil }
        return DurationValue(ExactNumber(Int64(count)), grain).map(Meaning.duration)
      }
    },
    // `fraction(1, 2)` is half of the pattern's unit.
    Production(name: "fraction") { arguments in
      guard let fraction = fraction(arguments) else { return nil }
      return { _, parts in
        parts.grain.flatMap { DurationValue(fraction, $0) }.map(Meaning.duration)
      }
    },
    // `mixed(1, 2)` is the pattern's number, or one, and a half of its unit.
    Production(name: "mixed") { arguments in
      guard let fraction = fraction(arguments) else { return nil }
      return { _, parts in
        let whole = parts.first { $0.exact != nil }?.exact ?? ExactNumber(1)
        guard let grain = parts.grain, let count = whole.adding(fraction) else { return nil }
        return DurationValue(count, grain).map(Meaning.duration)
      }
    },
    // Units in falling order: an hour, twenty minutes.
    Production(plain: "durations") { _, parts in joined(parts) },
  ]

  /// A half or a quarter, or some of them.
  private static func fraction(_ arguments: [Rule.Argument]) -> ExactNumber? {
    guard arguments.count == 2, case .integer(let count) = arguments[0],
      case .integer(let divisor) = arguments[1], divisor == 2 || divisor == 4
    else { return nil }
    return ExactNumber(mantissa: Int64(count * 100 / divisor), exponent: -2)
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
