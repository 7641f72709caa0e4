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
      return { _, _ in .ordinal(Int64(number)) }
    },
    // The first number divided by the second, where that comes out even in decimals.
    Production(plain: "ratio") { _, parts in
      let numbers = parts.compactMap(\.whole)
      guard numbers.count == 2, numbers[1] > 0, (numbers[0] * 1000) % numbers[1] == 0 else {
        return nil
      }
      return .number(ExactNumber(mantissa: numbers[0] * 1000 / numbers[1], exponent: -3))
    },
    // `decimal(75, -2)` is 0.75.
    Production(name: "decimal") { arguments in
      guard arguments.count == 2, case .integer(let digits) = arguments[0],
        case .integer(let exponent) = arguments[1], -18...18 ~= exponent
      else { return nil }
      let meaning = Meaning.number(ExactNumber(mantissa: Int64(digits), exponent: Int16(exponent)))
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
    return parts.isEmpty ? nil : .ordinal(sum)
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
