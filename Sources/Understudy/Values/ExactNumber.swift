/// A decimal number without a binary fraction: a whole number times a power of ten.
struct ExactNumber: Hashable, Sendable, BitwiseCopyable {
  /// The digits, with the sign; no trailing zero unless the number is zero.
  let mantissa: Int64
  /// The power of ten that the digits are multiplied by.
  let exponent: Int16

  /// Makes a number, its trailing zeros moved into the exponent.
  init(mantissa: Int64, exponent: Int16 = 0) {
    var mantissa = mantissa
    var exponent = mantissa == 0 ? 0 : exponent
    while mantissa != 0, mantissa % 10 == 0, exponent < Int16.max {
      mantissa /= 10
      exponent += 1
    }
    self.mantissa = mantissa
    self.exponent = exponent
  }

  /// Makes a whole number.
  init(_ value: Int64) {
    self.init(mantissa: value)
  }

  /// Its value where it is whole and fits.
  var whole: Int64? {
    guard exponent >= 0, exponent <= 18 else { return mantissa == 0 ? 0 : nil }
    let (value, overflow) = mantissa.multipliedReportingOverflow(by: Self.power(Int(exponent)))
    return overflow ? nil : value
  }

  /// Its whole part and what remains, where it is not negative and both fit.
  var parts: (whole: Int64, fraction: ExactNumber)? {
    if let whole { return whole < 0 ? nil : (whole, ExactNumber(0)) }
    guard mantissa > 0, exponent < 0 else { return nil }
    guard exponent >= -18 else { return nil }
    let (whole, rest) = mantissa.quotientAndRemainder(dividingBy: Self.power(-Int(exponent)))
    return (whole, ExactNumber(mantissa: rest, exponent: exponent))
  }

  /// The nearest binary floating value.
  var double: Double {
    exponent >= 0
      ? Double(mantissa) * Self.doublePower(Int(exponent))
      : Double(mantissa) / Self.doublePower(-Int(exponent))
  }

  /// The sum, where its digits fit.
  func adding(_ other: ExactNumber) -> ExactNumber? {
    let low = min(exponent, other.exponent)
    guard let a = scaled(to: low), let b = other.scaled(to: low) else { return nil }
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow ? nil : ExactNumber(mantissa: sum, exponent: low)
  }

  /// The product, where its digits fit.
  func multiplied(by other: ExactNumber) -> ExactNumber? {
    let (product, overflow) = mantissa.multipliedReportingOverflow(by: other.mantissa)
    let power = Int(exponent) + Int(other.exponent)
    guard !overflow, let exponent = Int16(exactly: power) else { return nil }
    return ExactNumber(mantissa: product, exponent: exponent)
  }

  private func scaled(to low: Int16) -> Int64? {
    let places = Int(exponent) - Int(low)
    guard places <= 18 else { return mantissa == 0 ? 0 : nil }
    let (value, overflow) = mantissa.multipliedReportingOverflow(by: Self.power(places))
    return overflow ? nil : value
  }

  private static func power(_ exponent: Int) -> Int64 {
    var power: Int64 = 1
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
    let low = min(first.exponent, second.exponent)
    guard let a = first.scaled(to: low), let b = second.scaled(to: low) else {
      return first.double < second.double
    }
    return a < b
  }
}

extension ExactNumber: CustomStringConvertible {
  /// The digits as JSON writes them.
  var description: String {
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
