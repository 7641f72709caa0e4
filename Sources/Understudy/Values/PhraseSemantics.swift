import UnderstudyLexicons

/// What a chart has to know to read phrases of a language.
struct PhraseSemantics: MentionSemantics {
  private let language: Language
  /// The expressions about time that the phrase holds.
  private(set) var times: TimeStore
  private let tokens: [Token]
  private let names: NameReader
  private var spelledTriesLeft = SpelledNumbers.tryLimit

  /// Makes ready for one phrase; the store's room is used again.
  init(
    language: Language, lexicons: LexiconIndex, times: consuming TimeStore, phrase: TokenizedPhrase
  ) {
    self.language = language
    self.times = times
    self.times.removeAll()
    tokens = phrase.tokens
    names = NameReader(language: language, lexicons: lexicons, phrase: phrase)
  }

  func satisfies(_ meaning: Meaning, _ limits: Pattern.Limits) -> Bool {
    guard let whole = meaning.whole, limits.lower <= whole, whole <= limits.upper else {
      return false
    }
    guard limits.width > 0 else { return true }
    if case .integer(_, let width) = meaning { return width == limits.width }
    return false
  }

  mutating func meaning(
    ofRule rule: Int, tokens: Range<Int>, parts: UnsafeBufferPointer<Meaning>
  ) -> Meaning? {
    if language.needsCapitals[rule], !isInCapitals(tokens) { return nil }
    return language.applications[rule](&times, parts)
  }

  /// Whether words stand out by their capitals.
  private func isInCapitals(_ range: Range<Int>) -> Bool {
    !names.isShouted && tokens[range].allSatisfy { $0.capitalization == .upper }
  }

  // MARK: - Without any rule

  mutating func addSeeds(at token: Int, in phrase: TokenizedPhrase, to seeds: inout [Seed<Meaning>])
  {
    switch phrase.tokens[token].shape {
    case .digits: addDigits(at: token, in: phrase, to: &seeds)
    case .letters:
      if let (value, end) = language.spelled?.number(
        at: token, in: phrase, triesLeft: &spelledTriesLeft)
      {
        seeds.append(Seed(end: end, kind: language.kinds.number, meaning: .number(value)))
      }
    default: return
    }
    names.addSeeds(at: token, in: phrase, to: &seeds)
  }

  private func addDigits(at token: Int, in phrase: TokenizedPhrase, to seeds: inout [Seed<Meaning>])
  {
    let digits = phrase.tokens[token]
    if let value = NumberScanner.value(of: digits) {
      let meaning = Meaning.integer(value, width: UInt8(digits.digitCount))
      seeds.append(Seed(end: token + 1, kind: language.kinds.integer, meaning: meaning))
    }
    if let (value, end) = language.scanner.number(at: token, in: phrase) {
      seeds.append(Seed(end: end, kind: language.kinds.number, meaning: .number(value)))
    }
  }
}
