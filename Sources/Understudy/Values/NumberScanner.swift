import UnderstudyICU

/// Puts digits and the marks between them together: `1,234.56` is one number.
struct NumberScanner: Sendable {
  private let decimal: UInt16
  private let grouping: [UInt16]

  /// Takes the marks of a locale.
  init(symbols: NumberSymbols) {
    decimal = symbols.decimal.utf16.first ?? 0x2E
    let mark = symbols.grouping.utf16.first ?? 0x2C
    grouping = Self.alike.first { $0.contains(mark) } ?? [mark]
  }

  /// Marks that stand for each other: spaces that do not break, and apostrophes.
  private static let alike: [[UInt16]] = [[0xA0, 0x202F, 0x2009], [0x27, 0x2019]]

  /// The number whose digits begin at a token, and the token past its last one.
  ///
  /// A mark counts only where digits follow it without a gap. Groups have three digits, or two before the
  /// last one, as in `12,34,567`.
  func number(at first: Int, in phrase: TokenizedPhrase) -> (value: ExactNumber, end: Int)? {
    guard var value = Self.value(of: phrase.tokens[first]) else { return nil }
    var end = first + 1
    for group in groups(after: first, in: phrase) {
      guard let joined = Self.append(phrase.tokens[group], to: value) else { return nil }
      value = joined
      end = group + 1
    }
    guard let fraction = digits(after: end, in: phrase, where: { $0 == decimal }),
      let joined = Self.append(phrase.tokens[fraction], to: value)
    else { return (ExactNumber(value), end) }
    let exponent = -Int16(phrase.tokens[fraction].digitCount)
    return (ExactNumber(mantissa: joined, exponent: exponent), fraction + 1)
  }

  /// The tokens of the groups that follow the first digits.
  private func groups(after first: Int, in phrase: TokenizedPhrase) -> [Int] {
    var groups: [Int] = []
    var end = first + 1
    func count(_ token: Int) -> Int32 { phrase.tokens[token].digitCount }
    while groups.count < 7,
      let next = digits(after: end, in: phrase, where: grouping.contains), 2...3 ~= count(next)
    {
      groups.append(next)
      end = next + 1
    }
    while let last = groups.last, count(last) != 3 { groups.removeLast() }
    for size in Int32(2)...3 where count(first) <= size {
      if groups.dropLast().allSatisfy({ count($0) == size }) { return groups }
    }
    return []
  }

  /// The digits after a mark that begins at a token and has no other gap about it.
  private func digits(
    after index: Int, in phrase: TokenizedPhrase, where isMark: (UInt16) -> Bool
  ) -> Int? {
    guard index < phrase.tokens.count else { return nil }
    let mark = phrase.tokens[index]
    if mark.shape == .digits {
      // The mark is a space, which belongs to no token.
      let gap = phrase.tokens[index - 1].end
      return mark.start - gap == 1 && isMark(phrase.phrase.units[Int(gap)]) ? index : nil
    }
    guard index + 1 < phrase.tokens.count, !mark.gapBefore, mark.end - mark.start == 1,
      isMark(phrase.phrase.units[Int(mark.start)])
    else { return nil }
    let digits = phrase.tokens[index + 1]
    return !digits.gapBefore && digits.shape == .digits ? index + 1 : nil
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
