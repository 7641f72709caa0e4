import UnderstudyICU

/// Finds the names of a locale's own data in a phrase.
struct NameMatcher {
  private let language: Language
  private let phrase: TokenizedPhrase
  /// The names.
  let names: NameIndex

  /// The most tokens that a name has.
  private static let longest = 7
  /// How many tokens a quote lies behind what closes it at most.
  private static let quoteReach = 64
  /// The most keys that one name stands for.
  private static let mostKeys = 6
  /// What it is worth that letters are cased as in the name.
  private static let casedWeight: Int16 = 30
  /// What it is worth that a currency's code is in capitals, as against the code of an airport.
  private static let codeWeight: Int16 = 130

  init(language: Language, phrase: TokenizedPhrase) {
    self.language = language
    self.phrase = phrase
    names = language.names.value
  }

  /// What a name may stand for in one role.
  struct Match {
    let role: NameSense.Role
    /// The keys, the likeliest first.
    let keys: [NameKey]
    let end: Int
    let weight: Int16
    let count: Int8
    let isLatent: Bool
  }

  /// Calls back with each role of each name that begins at a token.
  func forEachMatch(at first: Int, _ body: (Match) -> Void) {
    var hash = NameHash()
    var index = first
    while index < phrase.tokens.count, index - first < Self.longest {
      let token = phrase.tokens[index]
      if index > first, token.gapBefore { hash.combine(0x20) }
      let count = hash.count
      phrase.withNormalizedUnits(of: token) { for unit in $0 { hash.combine(unit) } }
      index += 1
      guard hash.count > count else { continue }
      guard names.mayBegin(with: hash) else { return }
      guard names.contains(hash) else { continue }
      for match in matches(of: hash, first..<index) { body(match) }
    }
  }

  private func matches(of hash: NameHash, _ tokens: Range<Int>) -> [Match] {
    var senses: [(sense: NameSense, weight: Int16)] = []
    let casing = LocaleNames.casing(of: phrase.phrase.units[span(tokens)])
    names.forEachSense(of: hash) { sense in
      let isCased = sense.casing != 0 && casing == sense.casing
      guard isCased || !sense.needsCasing, fits(sense, tokens) else { return }
      let isCode = isCased && sense.role == .currency && self.isCode(tokens)
      senses.append(
        (sense, sense.weight + (isCode ? Self.codeWeight : isCased ? Self.casedWeight : 0)))
    }
    senses.sort { ($1.weight, $0.sense.key) < ($0.weight, $1.sense.key) }
    var matches: [Match] = []
    for (sense, weight) in senses {
      guard !matches.contains(where: { $0.role == sense.role && $0.count == sense.count }) else {
        continue
      }
      let alike = senses.filter { $0.sense.role == sense.role && $0.sense.count == sense.count }
      matches.append(
        Match(
          role: sense.role, keys: alike.prefix(Self.mostKeys).map(\.sense.key),
          end: tokens.upperBound, weight: weight, count: sense.count,
          isLatent: isLatent(sense, tokens)))
    }
    return matches
  }

  private func fits(_ sense: NameSense, _ tokens: Range<Int>) -> Bool {
    guard sense.role == .unit, tokens.count == 1 else { return true }
    // "in" and other common words are units only where nothing follows that they could belong to.
    let token = phrase.tokens[tokens.lowerBound]
    if sense.weight < 10, isPattern(token) { return false }
    if token.shape == .punctuation, isClosing(tokens.lowerBound) || isJoining(tokens.lowerBound) {
      return false
    }
    guard language.commonWords.contains(token.hash), token.gapBefore else { return true }
    let next = tokens.upperBound
    return next == phrase.tokens.count || !phrase.tokens[next].shape.isWord
  }

  /// Whether a word alone is all that some rule asks for, such as "pm".
  private func isPattern(_ token: Token) -> Bool {
    phrase.withNormalizedUnits(of: token) {
      language.grammar.isPattern(hash: token.hash, units: $0)
    }
  }

  /// Whether a quote stands before a number that it is not the inches of, or closes what another opened.
  private func isClosing(_ index: Int) -> Bool {
    let token = phrase.tokens[index]
    let before = phrase.tokens[max(0, index - Self.quoteReach)..<index]
    return token.gapBefore || before.count { $0.hash == token.hash } % 2 == 1
  }

  /// Whether an apostrophe joins letters to what stands before it, as in `5'ten`.
  private func isJoining(_ index: Int) -> Bool {
    index + 1 < phrase.tokens.count && !phrase.tokens[index + 1].gapBefore
      && phrase.tokens[index + 1].shape == .letters
  }

  /// Whether tokens are one word of three capitals, as the codes of currencies are.
  private func isCode(_ tokens: Range<Int>) -> Bool {
    let token = phrase.tokens[tokens.lowerBound]
    return tokens.count == 1 && token.capitalization == .upper && token.normalizedRange.count == 3
  }

  /// Whether a name says nothing without a number.
  private func isLatent(_ sense: NameSense, _ tokens: Range<Int>) -> Bool {
    switch sense.role {
    case .currency, .coin: return true
    case .country, .language:
      return phrase.tokens[tokens.lowerBound].capitalization == .lower && !sense.isSmall
    default: return false
    }
  }

  private func span(_ tokens: Range<Int>) -> Range<Int> {
    Int(phrase.tokens[tokens.lowerBound].start)..<Int(phrase.tokens[tokens.upperBound - 1].end)
  }
}
