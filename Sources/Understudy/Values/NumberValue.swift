/// Numbers and places in an order.
enum NumberValue {
  static let productions: [Production] = [
    Production(name: "number") { arguments in
      guard let number = arguments.singleInteger else { return nil }
      let meaning = Meaning.number(ExactNumber(Int64(number)))
      return { _, _ in meaning }
    },
    Production(name: "ordinal") { arguments in
      if arguments.isEmpty { return { _, parts in lastOrdinal(parts) } }
      guard let number = arguments.singleInteger else { return nil }
      return { _, _ in .ordinal(ExactNumber(Int64(number))) }
    },
    // The first number, or one, divided by the last, which may be an ordinal: "two thirds".
    Production(plain: "ratio") { _, parts in
      let numbers = parts.compactMap(\.position)
      guard let divisor = numbers.last, 1...2 ~= numbers.count, numbers.count == parts.count else {
        return nil
      }
      let first = numbers.count == 2 ? numbers[0] : ExactNumber(1)
      return first.divided(by: divisor).map(Meaning.number)
    },
    Production(name: "fraction-of") { arguments in
      guard arguments.count == 2, case .integer(let count) = arguments[0],
        case .integer(let divisor) = arguments[1],
        let fraction = ExactNumber(Int64(count)).divided(by: ExactNumber(Int64(divisor)))
      else { return nil }
      return { _, _ in .number(fraction) }
    },
    // The last number divided by the first: "of four parts one".
    Production(plain: "inverted-ratio") { _, parts in
      guard parts.count == 2, let divisor = parts[0].exact, let first = parts[1].exact else {
        return nil
      }
      return first.divided(by: divisor).map(Meaning.number)
    },
    // A number and half of one, or of the million in it.
    Production(plain: "half-more") { _, parts in
      guard parts.count == 1, let whole = parts[0].exact, whole.isWhole,
        let half = ExactNumber(mantissa: 5, exponent: -1)
          .scaled(byPowerOfTen: scale(of: whole))
      else { return nil }
      return whole.adding(half).map(Meaning.number)
    },
    // A number and a half of what the last part says.
    Production(plain: "half-scaled") { _, parts in
      guard parts.count == 2, let whole = parts[0].exact, let scale = parts[1].exact,
        let more = whole.adding(ExactNumber(mantissa: 5, exponent: -1))
      else { return nil }
      return more.multiplied(by: scale).map(Meaning.number)
    },
    // A whole number and a part of it, or of the million in it.
    Production(plain: "mixed-number") { _, parts in
      guard parts.count == 2, let whole = parts[0].exact, whole.isWhole, let part = parts[1].exact,
        part < ExactNumber(1), let scaled = part.scaled(byPowerOfTen: scale(of: whole)),
        let sum = whole.adding(whole < ExactNumber(0) ? scaled.negated : scaled)
      else { return nil }
      return .number(sum)
    },
    // A number and one of as many parts as the last one says.
    Production(plain: "and-part") { _, parts in
      guard parts.count == 2, let whole = parts[0].exact, let divisor = parts[1].position,
        let sum = ExactNumber(1).divided(by: divisor)?.adding(whole)
      else { return nil }
      return .number(sum)
    },
    // Digits behind a decimal point.
    Production(plain: "decimals") { _, parts in
      guard case .number(let digits) = row(parts) else { return nil }
      return digits.scaled(byPowerOfTen: -width(parts)).map(Meaning.number)
    },
    // The only number times so many hundredths.
    Production(name: "part-of") { arguments in
      guard let hundredths = arguments.singleInteger else { return nil }
      let part = ExactNumber(mantissa: Int128(hundredths), exponent: -2)
      return { _, parts in parts.first?.exact?.multiplied(by: part).map(Meaning.number) }
    },
    // The first number to the power of the second, where its digits can be told.
    Production(plain: "power") { _, parts in
      guard parts.count == 2, let base = parts[0].exact, let exponent = parts[1].whole,
        -100...100 ~= exponent
      else { return nil }
      var power = ExactNumber(1)
      for _ in 0..<exponent.magnitude {
        guard let next = power.multiplied(by: base) else { return nil }
        power = next
      }
      return exponent < 0
        ? ExactNumber(1).divided(by: power).map(Meaning.number) : .number(power)
    },
    // The first number times ten to the power of the last.
    Production(plain: "power-of-ten") { _, parts in
      guard let power = parts.last?.whole, -300...300 ~= power else { return nil }
      return parts.first?.exact?.scaled(byPowerOfTen: Int(power)).map(Meaning.number)
    },
    Production(plain: "product") { _, parts in
      combined(parts) { $0.multiplied(by: $1) }
    },
    Production(plain: "negative") { _, parts in
      parts.first?.exact.map { .number($0.negated) }
    },
    // The digits of the parts behind each other: "one twenty" is 120.
    Production(plain: "row") { _, parts in row(parts) },
    // The first number, and the digits of the others behind the decimal point.
    Production(plain: "fraction-row") { _, parts in
      guard parts.count > 1, let whole = parts[0].exact, whole.isWhole,
        case .number(let digits) = row(UnsafeBufferPointer(rebasing: parts[1...])),
        let fraction = digits.scaled(byPowerOfTen: -width(parts[1...]))
      else { return nil }
      return whole.adding(fraction).map(Meaning.number)
    },
    // `decimal(75, -2)` is 0.75.
    Production(name: "decimal") { arguments in
      guard arguments.count == 2, case .integer(let digits) = arguments[0],
        case .integer(let exponent) = arguments[1], -18...18 ~= exponent
      else { return nil }
      let meaning = Meaning.number(ExactNumber(mantissa: Int128(digits), exponent: Int16(exponent)))
      return { _, _ in meaning }
    },
    Production(plain: "sum") { _, parts in combined(parts) { $0.adding($1) } },
    Production(name: "times") { arguments in
      guard let factor = arguments.singleInteger else { return nil }
      return { _, parts in scaled(parts, by: ExactNumber(Int64(factor))) }
    },
  ]

  /// The numbers before the last part and the last one's ordinal together: "twenty" and "first" are the 21st.
  private static func lastOrdinal(_ parts: UnsafeBufferPointer<Meaning>) -> Meaning? {
    var sum: Int64 = 0
    for part in parts {
      guard let whole = part.whole, whole >= 0, whole < 1_000_000_000_000 else { return nil }
      sum += whole
    }
    return parts.isEmpty ? nil : .ordinal(ExactNumber(sum))
  }

  private static func row(_ parts: UnsafeBufferPointer<Meaning>) -> Meaning? {
    var row = ExactNumber(0)
    for part in parts {
      guard let number = part.whole, number >= 0,
        let shifted = row.scaled(byPowerOfTen: "\(number)".utf8.count),
        let sum = shifted.adding(ExactNumber(number))
      else { return nil }
      row = sum
    }
    return .number(row)
  }

  /// The power of a thousand that a round number counts: 6 for three million.
  private static func scale(of number: ExactNumber) -> Int {
    Int(number.exponent) / 3 * 3
  }

  private static func width(_ parts: some Sequence<Meaning>) -> Int {
    parts.reduce(0) { $0 + "\($1.whole ?? 0)".utf8.count }
  }

  private static func combined(
    _ parts: UnsafeBufferPointer<Meaning>,
    by combine: (ExactNumber, ExactNumber) -> ExactNumber?
  ) -> Meaning? {
    guard var result = parts.first?.exact else { return nil }
    for part in parts.dropFirst() {
      guard let next = part.exact, let combined = combine(result, next) else { return nil }
      result = combined
    }
    return .number(result)
  }

  /// The first part times a factor, plus the second: "three" and "five" by 100 are 305.
  private static func scaled(
    _ parts: UnsafeBufferPointer<Meaning>, by factor: ExactNumber
  ) -> Meaning? {
    guard let first = parts.first else { return .number(factor) }
    guard let scaled = first.exact?.multiplied(by: factor) else { return nil }
    guard parts.count > 1 else { return .number(scaled) }
    guard let rest = parts[1].exact, rest < factor, let sum = scaled.adding(rest) else {
      return nil
    }
    return .number(sum)
  }
}

extension [Rule.Argument] {
  /// The only argument, where it is a whole number.
  var singleInteger: Int? {
    guard count == 1, case .integer(let value) = self[0] else { return nil }
    return value
  }

  /// The only argument, where it is a word.
  var singleWord: String? {
    guard count == 1, case .word(let word) = self[0] else { return nil }
    return word
  }
}
