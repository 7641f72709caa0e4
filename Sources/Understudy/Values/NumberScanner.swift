import UnderstudyICU

/// Puts digits and the marks between them together: `1,234.56` is one number.
struct NumberScanner: Sendable {
  private var decimal = NumberScanner.point
  private var grouping: [UInt16] = []
  private var suffixes: [String: Int] = [:]

  /// What is preferred of two readings of the same digits.
  private static let foreignWeight: Int16 = -60
  private static let ownWeight: Int16 = -10
  private static let spacedWeight: Int16 = -350
  /// Letters that multiply are preferred to units of the same name.
  private static let suffixWeight: Int16 = 100

  private static let point: UInt16 = 0x2E
  private static let comma: UInt16 = 0x2C
  private static let spaces: [UInt16] = [0xA0, 0x202F, 0x2009, 0x20]

  /// Takes the marks of a locale, and the letters that multiply digits, with their powers of ten.
  init(symbols: NumberSymbols, suffixes: [String: Int]) {
    decimal = symbols.decimal.utf16.first ?? Self.point
    let mark = symbols.grouping.utf16.first ?? Self.comma
    grouping = Self.alike.first { $0.contains(mark) } ?? [mark]
    self.suffixes = suffixes
  }

  /// Marks that stand for each other: spaces, and apostrophes.
  private static let alike: [[UInt16]] = [spaces, [0x27, 0x2019]]

  /// Marks that may stand between groups of digits.
  private enum Marks {
    case none, point, comma, spaces, apostrophes
    /// Those of the locale.
    case own
  }

  /// How digits are grouped and where their fraction begins.
  private struct Style {
    let decimal: UInt16
    let grouping: Marks
    /// How many groups there have to be.
    var leastGroups = 0
  }

  private func isGrouping(_ unit: UInt16, _ marks: Marks) -> Bool {
    switch marks {
    case .none: false
    case .point: unit == Self.point
    case .comma: unit == Self.comma
    case .spaces: unit == 0x20 || unit == 0xA0 || unit == 0x202F || unit == 0x2009
    case .apostrophes: unit == 0x27 || unit == 0x2019
    case .own: grouping.contains(unit)
    }
  }

  /// The number whose digits begin at a token, and the token past its last one, as the locale writes it.
  ///
  /// A mark counts only where digits follow it without a gap. Groups have three digits, or two before the
  /// last one, as in `12,34,567`.
  func number(at first: Int, in phrase: TokenizedPhrase) -> (value: ExactNumber, end: Int)? {
    number(at: first, in: phrase, Style(decimal: decimal, grouping: .own))
  }

  /// Calls back with each number whose digits begin at a token, the token past it, and its weight.
  func forEachNumber(
    at first: Int, in phrase: TokenizedPhrase, _ body: (ExactNumber, Int, Int16) -> Void
  ) {
    guard let own = number(at: first, in: phrase) else { return }
    // A time that the same digits tell comes first.
    body(own.value, own.end, Self.ownWeight)
    var longest = own
    for place in 0..<Self.foreignStyleCount {
      guard let other = number(at: first, in: phrase, foreignStyle(place)),
        other.end > longest.end
      else { continue }
      longest = other
      body(other.value, other.end, Self.foreignWeight)
    }
    // A space is a weak mark: it counts where a name of money or a unit follows.
    if let spaced = number(at: first, in: phrase, Style(decimal: decimal, grouping: .spaces)),
      spaced.end > longest.end
    {
      let isZero = phrase.tokens[first + 1].number == 0
      body(spaced.value, spaced.end, isZero ? Self.foreignWeight : Self.spacedWeight)
    }
    if let (value, end) = multiplied(own.value, at: own.end, in: phrase) {
      body(value, end, Self.suffixWeight)
    }
    guard longest.end > own.end else { return }
    if let (value, end) = multiplied(longest.value, at: longest.end, in: phrase) {
      body(value, end, Self.suffixWeight)
    }
  }

  /// Whether a hyphen follows the digits that one goes before.
  private func isBetweenHyphens(_ index: Int, _ phrase: TokenizedPhrase) -> Bool {
    let next = index + 1
    return next < phrase.tokens.count && !phrase.tokens[next].gapBefore
      && mark(phrase.tokens[next], phrase) == 0x2D
      && (next + 1 == phrase.tokens.count || phrase.tokens[next + 1].shape != .digits)
  }

  /// Calls back with the number after a minus that a phrase begins with and a space follows.
  func forEachDetachedNumber(
    in phrase: TokenizedPhrase, _ body: (ExactNumber, Int, Int16) -> Void
  ) {
    guard phrase.tokens.count > 1, phrase.tokens[1].gapBefore,
      [0x2D, 0x2212].contains(mark(phrase.tokens[0], phrase))
    else { return }
    forEachNumber(at: 1, in: phrase) { body($0.negated, $1, $2) }
  }

  /// Calls back with each number whose sign or decimal point stands at a token.
  func forEachSignedNumber(
    at first: Int, in phrase: TokenizedPhrase, _ body: (ExactNumber, Int, Int16) -> Void
  ) {
    let next = first + 1
    guard next < phrase.tokens.count, !phrase.tokens[next].gapBefore else { return }
    let isFree =
      phrase.tokens[first].gapBefore || first == 0 || !phrase.tokens[first - 1].shape.isWord
    switch mark(phrase.tokens[first], phrase) {
    case Self.point, Self.comma, decimal:
      guard isFree, phrase.tokens[next].shape == .digits,
        first == 0 || phrase.tokens[first].gapBefore || phrase.tokens[first - 1].shape == .symbol
          || mark(phrase.tokens[first - 1], phrase) == 0x2D,
        let digits = Self.digits(of: phrase.tokens[next], in: phrase)
      else { return }
      let value = ExactNumber(
        mantissa: digits, exponent: -Int16(phrase.tokens[next].digitCount))
      body(value, next + 1, 0)
      if let (value, end) = multiplied(value, at: next + 1, in: phrase) {
        body(value, end, Self.suffixWeight)
      }
    case 0x2D, 0x2212, 0x2013:
      guard isFree, !isBetweenHyphens(next, phrase) else { return }
      forEachNumber(at: next, in: phrase) { body($0.negated, $1, $2) }
      if [Self.point, Self.comma, decimal].contains(mark(phrase.tokens[next], phrase)) {
        forEachSignedNumber(at: next, in: phrase) { body($0.negated, $1, $2) }
      }
    case 0x2B:
      guard isFree else { return }
      forEachNumber(at: next, in: phrase, body)
    default: return
    }
  }

  /// Ways of writing that leave no doubt, whatever the locale: `1.234.567`, `1,234.5`.
  private func foreignStyle(_ place: Int) -> Style {
    switch place {
    case 0:
      Style(decimal: Self.comma, grouping: .point, leastGroups: decimal == Self.comma ? 1 : 2)
    case 1:
      Style(decimal: Self.point, grouping: .comma, leastGroups: decimal == Self.point ? 1 : 2)
    case 2: Style(decimal: decimal, grouping: .spaces, leastGroups: 2)
    case 3: Style(decimal: Self.comma, grouping: .spaces, leastGroups: 2)
    case 4: Style(decimal: decimal, grouping: .apostrophes, leastGroups: 1)
    // Keyboards and machines write a point anywhere.
    case 5: Style(decimal: Self.point, grouping: .none)
    default: Style(decimal: Self.comma, grouping: .none)
    }
  }

  private static let foreignStyleCount = 7

  // MARK: - Digits

  private func number(
    at first: Int, in phrase: TokenizedPhrase, _ style: Style
  ) -> (value: ExactNumber, end: Int)? {
    guard var value = Self.digits(of: phrase.tokens[first], in: phrase) else { return nil }
    var end = first + 1
    let groups = groups(after: first, in: phrase, style)
    for _ in 0..<groups {
      guard let group = digits(after: end, in: phrase, where: { isGrouping($0, style.grouping) }),
        let joined = Self.append(phrase.tokens[group], to: value, in: phrase)
      else { return nil }
      value = joined
      end = group + 1
    }
    guard let fraction = digits(after: end, in: phrase, where: { $0 == style.decimal }),
      let joined = Self.append(phrase.tokens[fraction], to: value, in: phrase)
    else {
      return groups >= style.leastGroups ? (ExactNumber(mantissa: value), end) : nil
    }
    // Two kinds of mark leave no doubt which is which.
    guard groups >= min(1, style.leastGroups) else { return nil }
    let exponent = -Int16(phrase.tokens[fraction].digitCount)
    return (ExactNumber(mantissa: joined, exponent: exponent), fraction + 1)
  }

  /// The most groups that a number has.
  private static let groupLimit = 12

  /// How many groups follow the first digits: the last has three digits, the others have all three or all two.
  private func groups(after first: Int, in phrase: TokenizedPhrase, _ style: Style) -> Int {
    guard style.grouping != .none else { return 0 }
    let width = phrase.tokens[first].digitCount
    var (end, count, groups) = (first + 1, 0, 0)
    // Whether all groups so far have two digits, or three, and whether those before the last one counted do.
    var (areTwos, areThrees) = (true, true)
    var isEven = false
    while count < Self.groupLimit,
      let next = digits(after: end, in: phrase, where: { isGrouping($0, style.grouping) }),
      2...3 ~= phrase.tokens[next].digitCount
    {
      let isThree = phrase.tokens[next].digitCount == 3
      count += 1
      if isThree {
        groups = count
        isEven = areTwos && width <= 2 || areThrees && width <= 3
      }
      (areTwos, areThrees) = (areTwos && !isThree, areThrees && isThree)
      end = next + 1
    }
    return isEven ? groups : 0
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
      isMark(self.mark(mark, phrase))
    else { return nil }
    let digits = phrase.tokens[index + 1]
    return !digits.gapBefore && digits.shape == .digits ? index + 1 : nil
  }

  /// The mark at a token, narrow where it is wide; zero where it is longer.
  private func mark(_ token: Token, _ phrase: TokenizedPhrase) -> UInt16 {
    guard token.end - token.start == 1 else { return 0 }
    let unit = phrase.phrase.units[Int(token.start)]
    return 0xFF01...0xFF5E ~= unit ? unit - 0xFEE0 : unit
  }

  /// The number times what the letters after it say: `1.5k`, `1e6`.
  private func multiplied(
    _ value: ExactNumber, at index: Int, in phrase: TokenizedPhrase
  ) -> (ExactNumber, Int)? {
    guard index < phrase.tokens.count else { return nil }
    let token = phrase.tokens[index]
    guard token.shape == .letters, token.end - token.start <= 4 else { return nil }
    let unit = token.end - token.start == 1 ? phrase.phrase.units[Int(token.start)] : 0
    guard !token.gapBefore || unit == 0x4D || unit == 0x6B else { return nil }
    let letters = phrase.text(of: token)
    if let power = suffixes[letters], token.flags.contains(.endsWord) {
      return value.scaled(byPowerOfTen: power).map { ($0, index + 1) }
    }
    guard letters == "e" || letters == "E" else { return nil }
    return exponent(of: value, at: index + 1, in: phrase)
  }

  private func exponent(
    of value: ExactNumber, at index: Int, in phrase: TokenizedPhrase
  ) -> (ExactNumber, Int)? {
    var index = index
    var sign = 1
    if index < phrase.tokens.count, !phrase.tokens[index].gapBefore {
      switch mark(phrase.tokens[index], phrase) {
      case 0x2D, 0x2212:
        sign = -1
        index += 1
      case 0x2B: index += 1
      default: break
      }
    }
    guard index < phrase.tokens.count, !phrase.tokens[index].gapBefore,
      phrase.tokens[index].flags.contains(.endsWord),
      let power = Self.value(of: phrase.tokens[index]), power <= 300
    else { return nil }
    return value.scaled(byPowerOfTen: sign * Int(power)).map { ($0, index + 1) }
  }

  /// The value of a token of digits, where it fits.
  static func value(of token: Token) -> Int64? {
    guard token.shape == .digits, token.digitCount <= 18 else { return nil }
    return Int64(exactly: token.number)
  }

  /// The value of a token of digits, however many there are up to 36.
  private static func digits(of token: Token, in phrase: TokenizedPhrase) -> Int128? {
    append(token, to: 0, in: phrase)
  }

  private static func append(
    _ digits: Token, to value: Int128, in phrase: TokenizedPhrase
  ) -> Int128? {
    guard digits.shape == .digits, digits.digitCount <= 36 else { return nil }
    if value == 0, let short = Self.value(of: digits) { return Int128(short) }
    return phrase.withNormalizedUnits(of: digits) { units in
      var value = value
      for unit in units {
        guard 0x30...0x39 ~= unit else { return nil }
        let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
        let (sum, carry) = tens.addingReportingOverflow(Int128(unit - 0x30))
        guard !overflow, !carry else { return nil }
        value = sum
      }
      return value
    }
  }
}

extension NumberScanner: CompiledPart {
  init() {}

  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(&decimal)
    try file.pass(&grouping)
    try file.pass(&suffixes)
  }
}
