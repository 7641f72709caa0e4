import UnderstudyLexicons

/// What a chart has to know to read phrases of a language.
struct PhraseSemantics: MentionSemantics {
  private let language: Language
  /// The expressions about time that the phrase holds.
  private(set) var times: TimeStore
  private let tokens: [Token]
  private let names: NameReader
  private let matcher: NameMatcher
  private var spellout: SpelloutChart?
  private let written: [WrittenScanner.Found]

  /// Makes ready for one phrase; the store's room is used again.
  init(
    language: Language, lexicons: LexiconIndex, times: consuming TimeStore, phrase: TokenizedPhrase
  ) {
    self.language = language
    self.times = times
    self.times.removeAll()
    tokens = phrase.tokens
    matcher = NameMatcher(language: language, phrase: phrase)
    self.times.amounts.names = matcher.names
    names = NameReader(language: language, lexicons: lexicons, phrase: phrase)
    written = WrittenScanner(phrase, words: language.phoneWords).found
  }

  func inheritsWeight(_ kind: Kind) -> Bool { language.kinds.inheriting.contains(kind) }

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
    if language.grammar.rules[rule].needsCapitals, !isInCapitals(tokens) { return nil }
    return language.productions.meaning(ofRule: rule, &times, parts)
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
    case .letters: addSpelled(at: token, in: phrase, to: &seeds)
    case .punctuation, .symbol: addSigned(at: token, in: phrase, to: &seeds)
    case .emoji, .other: return
    }
    addWritten(at: token, to: &seeds)
    if phrase.tokens[token].shape.isWord { names.addSeeds(at: token, in: phrase, to: &seeds) }
    addLocaleNames(at: token, in: phrase, to: &seeds)
  }

  private mutating func addDigits(
    at token: Int, in phrase: TokenizedPhrase, to seeds: inout [Seed<Meaning>]
  ) {
    let digits = phrase.tokens[token]
    if let value = NumberScanner.value(of: digits) {
      let meaning = Meaning.integer(value, width: UInt8(digits.digitCount))
      seeds.append(Seed(end: token + 1, kind: language.kinds.integer, meaning: meaning))
    }
    language.scanner.forEachNumber(at: token, in: phrase) { value, end, weight in
      seeds.append(
        Seed(end: end, kind: language.kinds.number, meaning: .number(value), weight: weight))
    }
    addSpelled(at: token, in: phrase, to: &seeds)
  }

  /// Adds the number whose sign or decimal point stands at a token.
  private func addSigned(at token: Int, in phrase: TokenizedPhrase, to seeds: inout [Seed<Meaning>])
  {
    language.scanner.forEachSignedNumber(at: token, in: phrase) { value, end, weight in
      seeds.append(
        Seed(end: end, kind: language.kinds.signedNumber, meaning: .number(value), weight: weight))
    }
    guard token == 0 else { return }
    language.scanner.forEachDetachedNumber(in: phrase) { value, end, weight in
      seeds.append(
        Seed(end: end, kind: language.kinds.signedNumber, meaning: .number(value), weight: weight))
    }
  }

  /// Adds what the names at a token stand for in the locale's own data.
  private mutating func addLocaleNames(
    at first: Int, in phrase: TokenizedPhrase, to seeds: inout [Seed<Meaning>]
  ) {
    let (country, count) = (language.kinds.country, seeds.count)
    matcher.forEachMatch(at: first) { match in
      // Lexicons know more of countries than their names.
      guard
        match.role != .country
          || !seeds[..<count].contains(where: { $0.kind == country && $0.end == match.end })
      else { return }
      let key = times.amounts.intern(match.keys)
      let meaning: Meaning =
        switch match.role {
        case .countedUnit:
          .amount(times.amounts.intern(Amount(ExactNumber(Int64(match.count)), .unit(key))))
        case .currency: .currency(key)
        case .coin: .coin(key, CoinValue(match.count))
        default: .name(key)
        }
      seeds.append(
        Seed(
          end: match.end, kind: language.kinds.roles[Int(match.role.rawValue)], meaning: meaning,
          weight: match.weight, isLatent: match.isLatent))
    }
  }

  /// Adds the addresses and the like that begin at a token.
  private func addWritten(at token: Int, to seeds: inout [Seed<Meaning>]) {
    let first = written.partitionPoint { $0.tokens.lowerBound >= token }
    for found in written[first...].prefix(while: { $0.tokens.lowerBound == token }) {
      seeds.append(
        Seed(
          end: found.tokens.upperBound, kind: language.kinds.written[Int(found.form.rawValue)],
          meaning: .written(found.form), weight: 100))
    }
  }

  /// Adds the numbers in words that begin at a token.
  private mutating func addSpelled(
    at token: Int, in phrase: TokenizedPhrase, to seeds: inout [Seed<Meaning>]
  ) {
    guard let spelled = language.spelled, spelled.beginnings.mayBegin(at: token, in: phrase) else {
      return
    }
    if spellout == nil {
      spellout = SpelloutChart(phrase, spelled, scanner: language.scanner)
    }
    guard let numbers = spellout?.numbers(at: token) else { return }
    for number in numbers {
      let kind = number.isOrdinal ? language.kinds.ordinal : language.kinds.number
      seeds.append(
        Seed(
          end: number.end, kind: kind,
          meaning: number.isOrdinal ? .ordinal(number.value) : .number(number.value)))
      guard !number.isOrdinal else { continue }
      seeds.append(
        Seed(
          end: number.end, kind: number.isBare ? language.kinds.bareNumber : language.kinds.spelled,
          meaning: .number(number.value)))
    }
  }
}
