import UnderstudyLexicons

/// What a chart has to know to read phrases of a language.
///
/// Kept from phrase to phrase, so that its room is used again.
struct PhraseSemantics: MentionSemantics {
  private var language: Language
  /// The expressions about time that the phrase holds.
  private(set) var times = TimeStore()
  private var tokens: [Token] = []
  private var names: NameReader
  private var matcher: NameMatcher
  private var beginnings = SpelloutBeginnings()
  private var spellout = SpelloutChart()
  private var isSpelloutBegun = false
  private var written = WrittenScanner()

  /// Makes ready for phrases of any language.
  init(language: Language, lexicons: LexiconIndex) {
    self.language = language
    names = NameReader(language: language, lexicons: lexicons, phrase: TokenizedPhrase())
    matcher = NameMatcher(language: language)
    speak(language)
  }

  private mutating func speak(_ language: Language) {
    self.language = language
    matcher = NameMatcher(language: language)
    times.amounts.words = matcher.names.keys
    beginnings = language.spelled?.beginnings ?? SpelloutBeginnings()
  }

  /// Finds the mentions of a phrase.
  mutating func read(
    _ phrase: TokenizedPhrase, _ language: Language, _ lexicons: LexiconIndex,
    into chart: inout Chart<PhraseSemantics>
  ) {
    if language !== self.language { speak(language) }
    times.removeAll()
    tokens = phrase.tokens
    names = NameReader(language: language, lexicons: lexicons, phrase: phrase)
    written.scan(phrase, words: language.phoneWords)
    isSpelloutBegun = false
    chart.fill(phrase, language.grammar, &self)
    // The next phrase is written where these stand.
    tokens = []
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
    matcher.findMatches(at: first, in: phrase)
    for match in matcher.matches {
      // Lexicons know more of countries than their names.
      if match.role == .country, isAmong(seeds, count, country, end: match.end) { continue }
      let key = times.amounts.intern(matcher.keys[match.keys])
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

  /// Whether one of the first seeds, of which there are so many, is of a kind and ends at a token.
  private func isAmong(
    _ seeds: [Seed<Meaning>], _ count: Int, _ kind: Kind, end: Int
  ) -> Bool {
    for place in 0..<count where seeds[place].kind == kind && seeds[place].end == end {
      return true
    }
    return false
  }

  /// Adds the addresses and the like that begin at a token.
  private func addWritten(at token: Int, to seeds: inout [Seed<Meaning>]) {
    for found in written.found where found.tokens.lowerBound == token {
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
    guard beginnings.mayBegin(at: token, in: phrase) else { return }
    if !isSpelloutBegun, let spelled = language.spelled {
      spellout.begin(phrase, spelled, scanner: language.scanner)
      isSpelloutBegun = true
    }
    for number in spellout.numbers(at: token) {
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
