import UnderstudyLexicons

/// What a chart has to know to read phrases of a language.
struct PhraseSemantics: MentionSemantics {
  private let language: Language
  private let lexicons: LexiconIndex
  /// The expressions about time that the phrase holds.
  private(set) var times: TimeStore
  private let tokens: [Token]
  private let isShouted: Bool
  private var spelledTriesLeft = SpelledNumbers.tryLimit

  /// Makes ready for one phrase; the store's room is used again.
  init(
    language: Language, lexicons: LexiconIndex, times: consuming TimeStore, phrase: TokenizedPhrase
  ) {
    self.language = language
    self.lexicons = lexicons
    self.times = times
    self.times.removeAll()
    tokens = phrase.tokens
    isShouted =
      !phrase.tokens.contains { [.lower, .title, .mixed].contains($0.capitalization) }
      && phrase.tokens.count > 3
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
    !isShouted && tokens[range].allSatisfy { $0.capitalization == .upper }
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
    addNames(at: token, in: phrase, to: &seeds)
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

  private func addNames(at first: Int, in phrase: TokenizedPhrase, to seeds: inout [Seed<Meaning>])
  {
    var cursor = LexiconCursor()
    var token = first
    while token < phrase.tokens.count, cursor.canContinue {
      let next = phrase.tokens[token]
      let isKnown = phrase.withNormalizedUnits(of: next) { units in
        cursor.extend(by: units.span, afterGap: token > first && next.gapBefore, in: lexicons)
      }
      guard isKnown else { return }
      token += 1
      if cursor.endsName { addNames(cursor.names(in: lexicons), first..<token, phrase, to: &seeds) }
    }
  }

  /// One mention for each kind that has the name.
  private func addNames(
    _ links: NameLinks, _ tokens: Range<Int>, _ phrase: TokenizedPhrase,
    to seeds: inout [Seed<Meaning>]
  ) {
    let match = NameMatch(first: Int32(links.startIndex), count: Int32(links.count))
    var seen = KindSet()
    for link in links {
      guard let lexicon = lexicons.lexicon(ofEntry: link.entry),
        seen.insert(language.kinds.lexicons[lexicon.id]),
        let strength = strength(of: link, tokens, phrase)
      else { continue }
      seeds.append(
        Seed(
          end: tokens.upperBound, kind: language.kinds.lexicons[lexicon.id],
          meaning: .entries(match), weight: strength.weight, isLatent: strength.isLatent))
    }
  }

  /// How strongly a name stands for its entry; nothing where the words are rather common ones.
  private func strength(
    of link: NameLink, _ tokens: Range<Int>, _ phrase: TokenizedPhrase
  ) -> (weight: Int16, isLatent: Bool)? {
    let token = phrase.tokens[tokens.lowerBound]
    let isSingle = tokens.count == 1
    let isSmall = token.capitalization == .lower || isShouted
    let isCommon = isSingle && isWord(token, phrase)
    let prominence = Int16(lexicons.prominence(of: link.entry) * 100)
    if link.role == .code {
      // Two letters are more often something else than the code of an airline.
      if isSingle, token.end - token.start <= 2 { return isCommon ? nil : (prominence, true) }
      if isCommon, token.capitalization != .upper || isShouted { return nil }
      return isSmall && !token.isUnspaced
        ? (prominence, true) : token.capitalization == .upper ? (150 + prominence, false) : nil
    }
    if isCommon { return isSmall ? nil : (prominence, true) }
    return (prominence + (link.role == .primary || link.role == .other ? 50 : 0), false)
  }

  /// Whether a token is a common word, or one that a rule takes alone, such as "to" or "Sat".
  private func isWord(_ token: Token, _ phrase: TokenizedPhrase) -> Bool {
    language.commonWords.contains(token.hash)
      || phrase.withNormalizedUnits(of: token) {
        language.grammar.isPattern(hash: token.hash, units: $0)
      }
  }
}
