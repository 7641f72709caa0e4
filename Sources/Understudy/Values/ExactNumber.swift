/// A decimal number without a binary fraction: a whole number times a power of ten.
struct ExactNumber: Hashable, Sendable, BitwiseCopyable {
  // Two halves, since 128 bits in one piece would make every meaning that holds a number larger.
  private let high: Int64
  private let low: UInt64
  /// The power of ten that the digits are multiplied by.
  let exponent: Int16

  /// How many digits a quotient that does not come out even is carried to.
  private static let quotientDigits = 18

  /// The digits, with the sign; no trailing zero unless the number is zero.
  var mantissa: Int128 { Int128(high) << 64 | Int128(low) }

  /// Makes a number, its trailing zeros moved into the exponent.
  init(mantissa: Int128, exponent: Int16 = 0) {
    var mantissa = mantissa
    var exponent = mantissa == 0 ? 0 : exponent
    while mantissa != 0, exponent < Int16.max, let tenth = Self.tenth(of: mantissa) {
      mantissa = tenth
      exponent += 1
    }
    high = Int64(truncatingIfNeeded: mantissa >> 64)
    low = UInt64(truncatingIfNeeded: mantissa)
    self.exponent = exponent
  }

  /// A tenth of some digits where they end in a zero; short ones divide much faster than long ones.
  private static func tenth(of mantissa: Int128) -> Int128? {
    guard mantissa & 1 == 0 else { return nil }
    if let short = Int64(exactly: mantissa) {
      let (tenth, digit) = short.quotientAndRemainder(dividingBy: 10)
      return digit == 0 ? Int128(tenth) : nil
    }
    let (tenth, digit) = mantissa.quotientAndRemainder(dividingBy: 10)
    return digit == 0 ? tenth : nil
  }

  /// Makes a whole number.
  init(_ value: Int64) {
    self.init(mantissa: Int128(value))
  }

  /// Its value where it is whole and fits.
  var whole: Int64? {
    let mantissa = mantissa
    guard exponent >= 0, exponent <= 18 else { return mantissa == 0 ? 0 : nil }
    let (value, overflow) = mantissa.multipliedReportingOverflow(by: Self.power(Int(exponent)))
    return overflow ? nil : Int64(exactly: value)
  }

  /// Its whole part and what remains, where it is not negative and both fit.
  var parts: (whole: Int64, fraction: ExactNumber)? {
    if let whole { return whole < 0 ? nil : (whole, ExactNumber(0)) }
    let mantissa = mantissa
    guard mantissa > 0, exponent < 0, exponent >= -18 else { return nil }
    let (whole, rest) = mantissa.quotientAndRemainder(dividingBy: Self.power(-Int(exponent)))
    return Int64(exactly: whole).map {
      ($0, ExactNumber(mantissa: rest, exponent: exponent))
    }
  }

  /// Its value where it is whole and has no more digits than a mantissa.
  var wide: Int128? { exponent >= 0 ? scaled(to: 0) : nil }

  /// Whether it has no fraction.
  var isWhole: Bool { exponent >= 0 }

  /// The nearest binary floating value.
  var double: Double {
    exponent >= 0
      ? Double(mantissa) * Self.doublePower(Int(exponent))
      : Double(mantissa) / Self.doublePower(-Int(exponent))
  }

  /// The same number on the other side of zero, where that fits.
  var negated: ExactNumber {
    let (negative, overflow) = Int128(0).subtractingReportingOverflow(mantissa)
    return overflow ? self : ExactNumber(mantissa: negative, exponent: exponent)
  }

  /// The sum, where its digits fit.
  func adding(_ other: ExactNumber) -> ExactNumber? {
    let least = min(exponent, other.exponent)
    guard let a = scaled(to: least), let b = other.scaled(to: least) else { return nil }
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? nil : ExactNumber(mantissa: sum, exponent: least)
  }

  /// The product, where its digits fit.
  func multiplied(by other: ExactNumber) -> ExactNumber? {
    let (product, overflow) = mantissa.multipliedReportingOverflow(by: other.mantissa)
    let power = Int(exponent) + Int(other.exponent)
    guard !overflow, let exponent = Int16(exactly: power) else { return nil }
    return ExactNumber(mantissa: product, exponent: exponent)
  }

  /// The number times a power of ten.
  func scaled(byPowerOfTen power: Int) -> ExactNumber? {
    guard let exponent = Int16(exactly: Int(exponent) + power) else { return nil }
    return ExactNumber(mantissa: mantissa, exponent: exponent)
  }

  /// The quotient; where it does not come out even, its first eighteen digits, rounded half away from zero.
  func divided(by other: ExactNumber) -> ExactNumber? {
    guard other.mantissa != 0 else { return nil }
    let divisor = other.mantissa.magnitude
    var (digits, rest) = mantissa.magnitude.quotientAndRemainder(dividingBy: divisor)
    var power = Int(exponent) - Int(other.exponent)
    guard divisor < Self.unsignedPower(36) else { return nil }
    let enough = Self.unsignedPower(Self.quotientDigits - 1)
    while rest != 0, digits < enough {
      let next = (rest * 10).quotientAndRemainder(dividingBy: divisor)
      digits = digits * 10 + next.quotient
      rest = next.remainder
      power -= 1
    }
    if rest >= divisor - rest { digits += 1 }
    guard let value = Int128(exactly: digits), let exponent = Int16(exactly: power) else {
      return nil
    }
    let isNegative = (mantissa < 0) != (other.mantissa < 0)
    return ExactNumber(mantissa: isNegative ? -value : value, exponent: exponent)
  }

  private func scaled(to least: Int16) -> Int128? {
    let places = Int(exponent) - Int(least)
    guard places <= 38 else { return mantissa == 0 ? 0 : nil }
    let (value, overflow) = mantissa.multipliedReportingOverflow(by: Self.power(places))
    return overflow ? nil : value
  }

  private static func power(_ exponent: Int) -> Int128 {
    var power: Int128 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  private static func unsignedPower(_ exponent: Int) -> UInt128 {
    var power: UInt128 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  private static func doublePower(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<min(exponent, 400) { power *= 10 }
    return power
  }
}

extension ExactNumber: Comparable {
  static func < (first: ExactNumber, second: ExactNumber) -> Bool {
    let least = min(first.exponent, second.exponent)
    guard let a = first.scaled(to: least), let b = second.scaled(to: least) else {
      return first.double < second.double
    }
    return a < b
  }
}

extension ExactNumber: CustomStringConvertible {
  /// The digits as JSON writes them.
  var description: String {
    let mantissa = mantissa
    guard exponent < 0 else {
      return exponent > 20
        ? "\(mantissa)e\(exponent)" : "\(mantissa)" + String(repeating: "0", count: Int(exponent))
    }
    let places = -Int(exponent)
    let sign = mantissa < 0 ? "-" : ""
    let digits = String(mantissa.magnitude)
    guard places <= 30 else { return "\(mantissa)e\(exponent)" }
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
  }
}
