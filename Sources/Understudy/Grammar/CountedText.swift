/// What ICU writes around an amount, such as `in ` and ` weeks`.
struct CountedText: Hashable {
  /// What stands before the number.
  let before: Substring
  /// What stands after it.
  let after: Substring

  /// Finds the amount in a text; nothing where the text does not show it in digits.
  ///
  /// Where digits stand in several places, as in Mongolian "in 3 times 7 days" for weeks, the amount is the
  /// one that has its value.
  init?(_ text: String, amount: Double) {
    let runs = Self.numbers(in: text)
    let run =
      runs.count == 1
      ? runs.first : runs.first { Self.value(of: text[$0]) == amount.magnitude }
    guard let run else { return nil }
    self.init(text, number: run)
  }

  /// Takes the only or first number in a text.
  init?(_ text: String) {
    guard let run = Self.numbers(in: text).first else { return nil }
    self.init(text, number: run)
  }

  private init(_ text: String, number: Range<String.Index>) {
    before = text[..<number.lowerBound]
    after = text[number.upperBound...]
  }

  /// Whether letters tell what is counted.
  var hasLetters: Bool { before.contains(where: \.isLetter) || after.contains(where: \.isLetter) }

  /// The text with a place for the number; nothing where there is only a number.
  func pattern(kind: String = "number", limits: Pattern.Limits = .none) -> Pattern? {
    let place = Pattern.Item(choices: [.mention(kind: kind, limits: limits)])
    let items = LocaleText.items(of: before) + [place] + LocaleText.items(of: after)
    return items.count > 1 ? Pattern(items: items) : nil
  }

  /// Where digits stand, with single marks between them.
  private static func numbers(in text: String) -> [Range<String.Index>] {
    let scalars = text.unicodeScalars
    var runs: [Range<String.Index>] = []
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let start = index
      index = scalars.index(after: index)
      guard LocaleText.isDigit(scalars[start]) else { continue }
      while let next = endOfDigit(after: index, in: scalars) { index = next }
      runs.append(start..<index)
    }
    return runs
  }

  private static func endOfDigit(
    after index: String.Index, in scalars: String.UnicodeScalarView
  ) -> String.Index? {
    guard index < scalars.endIndex else { return nil }
    let next = scalars.index(after: index)
    if LocaleText.isDigit(scalars[index]) { return next }
    guard next < scalars.endIndex, LocaleText.isDigit(scalars[next]),
      Character(scalars[index]).isPunctuation
    else { return nil }
    return scalars.index(after: next)
  }

  /// The value of digits and nothing else.
  private static func value(of digits: Substring) -> Double? {
    var value = 0.0
    for character in digits {
      guard let digit = character.wholeNumberValue else { return nil }
      value = value * 10 + Double(digit)
    }
    return value
  }
}
