import Synchronization
import UnderstudyICU

/// Numbers as ICU spells them out in a locale, turned round into rules.
///
/// Numbers up to a hundred and round ones become rules; longer ones are read by ICU itself, but only
/// where every word is one that spelled-out numbers use.
final class SpelledNumbers: Sendable {
  /// The rules for the small and the round numbers.
  let rules: [Rule]
  private let words: HashSet
  private let compounds: CompoundWords?
  private let reader: Mutex<SpelloutReader>

  /// How often ICU may be asked about one phrase; it takes milliseconds for a long row of number words.
  static let tryLimit = 100

  /// The most tokens that a number is spelled with.
  private static let lengthLimit = 16
  private static let small = Array(0...100)
  private static let round = [200, 300, 400, 500, 600, 700, 800, 900, 1000]
  private static let large = [
    121, 2000, 21_000, 1_000_000, 2_000_000, 5_000_000, 1_000_000_000, 2_000_000_000, 5_000_000_000,
  ]

  /// Asks ICU to spell numbers in a locale.
  init(locale: String, tokenizer: Tokenizer) throws(ICUError) {
    let reader = try SpelloutReader(locale: locale)
    let sets = reader.ruleSets.filter { $0.contains("cardinal") || $0.hasSuffix("numbering") }
    func spellings(of value: Int) -> [String] {
      var seen: Set<String> = []
      return sets.map { reader.spelled(value, ruleSet: $0) }
        .filter { !Self.hasDigits($0) && seen.insert($0).inserted }
    }
    var words: Set<UInt64> = []
    var rules: [Rule] = []
    var spelled: [String] = []
    for value in Self.small + Self.round + Self.large {
      let texts = spellings(of: value)
      spelled += texts
      for text in texts { words.formUnion(tokenizer.tokenized(text).tokens.map(\.hash)) }
      guard !texts.isEmpty, value <= 1000 else { continue }
      rules.append(
        Rule(
          name: "spelled-number",
          patterns: texts.map { Pattern(items: [.init(choices: [.words($0)])]) }, kind: "number",
          production: "number", arguments: [.integer(value)]))
    }
    self.rules = rules
    self.words = HashSet(words)
    compounds = CompoundWords(spelled, tokenizer: tokenizer)
    self.reader = Mutex(reader)
  }

  /// Whether ICU fell back to digits; ideographs such as `四` are words.
  private static func hasDigits(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.numericType == .decimal }
  }

  /// The longest number of two words or more, or of one that is made of several, that begins at a token,
  /// and the token past its last one.
  ///
  /// Lowers `triesLeft`, which tells how often ICU may still be asked.
  func number(
    at first: Int, in phrase: TokenizedPhrase, triesLeft: inout Int
  ) -> (value: ExactNumber, end: Int)? {
    var end = first
    var isCompound = false
    while end < phrase.tokens.count, end - first < Self.lengthLimit {
      let token = phrase.tokens[end]
      if !words.contains(token.hash) {
        guard compounds?.contains(token, in: phrase) == true else { break }
        isCompound = isCompound || end == first
      }
      end += 1
    }
    while end - first > (isCompound ? 0 : 1), triesLeft > 0 {
      triesLeft -= 1
      if let value = value(of: first..<end, in: phrase) { return (value, end) }
      end -= 1
    }
    return nil
  }

  private func value(of tokens: Range<Int>, in phrase: TokenizedPhrase) -> ExactNumber? {
    let start = Int(phrase.tokens[tokens.lowerBound].start)
    let end = Int(phrase.tokens[tokens.upperBound - 1].end)
    let text = Array(
      String(decoding: phrase.phrase.units[start..<end], as: UTF16.self).lowercased().utf16)
    let value = reader.withLock { reader in text.withUnsafeBufferPointer { reader.value(of: $0) } }
    guard let value, value.magnitude < 1e15, value == value.rounded() else { return nil }
    return ExactNumber(Int64(value))
  }
}
