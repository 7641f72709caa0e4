import UnderstudyICU

/// Puts digits and the marks between them together: `1,234.56` is one number.
struct NumberScanner: Sendable {
  private let decimal: UInt16
  private let grouping: UInt16

  /// Takes the marks of a locale.
  init(symbols: NumberSymbols) {
    decimal = symbols.decimal.utf16.first ?? 0x2E
    grouping = symbols.grouping.utf16.first ?? 0x2C
  }

  /// The number whose digits begin at a token, and the token past its last one.
  ///
  /// A mark counts only where digits follow it without a gap; three digits follow a grouping mark.
  func number(at first: Int, in phrase: TokenizedPhrase) -> (value: ExactNumber, end: Int)? {
    guard var value = Self.value(of: phrase.tokens[first]) else { return nil }
    var end = first + 1
    var isGrouped = phrase.tokens[first].digitCount <= 3
    var exponent: Int16 = 0
    while let mark = mark(at: end, in: phrase), exponent == 0 {
      let digits = phrase.tokens[end + 1]
      let isGroup = mark == grouping && isGrouped && digits.digitCount == 3
      guard isGroup || mark == decimal, digits.digitCount <= 18,
        let joined = Self.append(digits, to: value)
      else { break }
      value = joined
      end += 2
      if !isGroup {
        exponent = -Int16(digits.digitCount)
        isGrouped = false
      }
    }
    return (ExactNumber(mantissa: value, exponent: exponent), end)
  }

  /// The mark at a token, where digits follow it and no gap stands about it.
  private func mark(at index: Int, in phrase: TokenizedPhrase) -> UInt16? {
    guard index + 1 < phrase.tokens.count else { return nil }
    let mark = phrase.tokens[index]
    let digits = phrase.tokens[index + 1]
    guard !mark.gapBefore, !digits.gapBefore, digits.shape == .digits, mark.end - mark.start == 1
    else { return nil }
    return phrase.phrase.units[Int(mark.start)]
  }

  /// The value of a token of digits, where it fits.
  static func value(of token: Token) -> Int64? {
    guard token.shape == .digits, token.digitCount <= 18 else { return nil }
    return Int64(exactly: token.number)
  }

  private static func append(_ digits: Token, to value: Int64) -> Int64? {
    guard let addition = Self.value(of: digits) else { return nil }
    var value = value
    for _ in 0..<digits.digitCount {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      value = product
    }
    let (sum, overflow) = value.addingReportingOverflow(addition)
    return overflow ? nil : sum
  }
}
