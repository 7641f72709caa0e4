import UnderstudyICU

/// Finds the names of a locale's own data in a phrase.
///
/// Keeps its arrays from phrase to phrase.
struct NameMatcher {
  private let language: Language
  /// The names.
  let names: NameIndex
  /// What names that begin at a token stand for.
  private(set) var matches: [Match] = []
  /// The keys of what they stand for.
  private(set) var keys: [NameKey] = []
  private var senses: [Sense] = []

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

  init(language: Language) {
    self.language = language
    names = language.names.value
  }

  /// What a name may stand for in one role.
  struct Match {
    let role: NameSense.Role
    /// Where its keys stand, the likeliest first.
    let keys: Range<Int>
    let end: Int
    let weight: Int16
    let count: Int8
    let isLatent: Bool
  }

  /// A sense with what is preferred.
  private struct Sense {
    let sense: NameSense
    let weight: Int16
  }

  /// Finds each role of each name that begins at a token.
  mutating func findMatches(at first: Int, in phrase: TokenizedPhrase) {
    matches.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    var hash = NameHash()
    var index = first
    while index < phrase.tokens.count, index - first < Self.longest {
      let token = phrase.tokens[index]
      if index > first, token.gapBefore { hash.combine(0x20) }
      let count = hash.count
      for place in token.normalizedRange { hash.combine(phrase.normalized[place]) }
      index += 1
      guard hash.count > count else { continue }
      guard names.mayBegin(with: hash) else { return }
      if names.contains(hash) { addMatches(of: hash, first..<index, phrase) }
    }
  }

  private mutating func addMatches(
    of hash: NameHash, _ tokens: Range<Int>, _ phrase: TokenizedPhrase
  ) {
    findSenses(of: hash, tokens, phrase)
    let first = matches.count
    for place in senses.indices {
      let (sense, weight) = (senses[place].sense, senses[place].weight)
      guard
        !matches[first...].contains(where: { $0.role == sense.role && $0.count == sense.count })
      else { continue }
      let firstKey = keys.count
      for alike in senses[place...]
      where alike.sense.role == sense.role && alike.sense.count == sense.count {
        if keys.count - firstKey < Self.mostKeys { keys.append(alike.sense.key) }
      }
      matches.append(
        Match(
          role: sense.role, keys: firstKey..<keys.count, end: tokens.upperBound, weight: weight,
          count: sense.count, isLatent: isLatent(sense, tokens, phrase)))
    }
  }

  /// Finds what a name may stand for, the likeliest first.
  private mutating func findSenses(
    of hash: NameHash, _ tokens: Range<Int>, _ phrase: TokenizedPhrase
  ) {
    senses.removeAll(keepingCapacity: true)
    let casing = LocaleNames.casing(of: phrase.phrase.units[phrase.units(of: tokens)])
    var next = names.firstSense(of: hash)
    while let place = next {
      let sense = names.sense(at: place)
      next = names.sense(after: place)
      let isCased = sense.casing != 0 && casing == sense.casing
      guard isCased || !sense.needsCasing, fits(sense, tokens, phrase) else { continue }
      let isCode = isCased && sense.role == .currency && self.isCode(tokens, phrase)
      let more = isCode ? Self.codeWeight : isCased ? Self.casedWeight : 0
      senses.append(Sense(sense: sense, weight: sense.weight + more))
    }
    senses.sort { ($1.weight, $0.sense.key) < ($0.weight, $1.sense.key) }
  }

  private func fits(
    _ sense: NameSense, _ tokens: Range<Int>, _ phrase: TokenizedPhrase
  ) -> Bool {
    guard sense.role == .unit, tokens.count == 1 else { return true }
    // "in" and other common words are units only where nothing follows that they could belong to.
    let token = phrase.tokens[tokens.lowerBound]
    if sense.weight < 10, isPattern(token, phrase) { return false }
    if token.shape == .punctuation,
      isClosing(tokens.lowerBound, phrase) || isJoining(tokens.lowerBound, phrase)
    {
      return false
    }
    guard language.commonWords.contains(token.hash), token.gapBefore else { return true }
    let next = tokens.upperBound
    return next == phrase.tokens.count || !phrase.tokens[next].shape.isWord
  }

  /// Whether a word alone is all that some rule asks for, such as "pm".
  private func isPattern(_ token: Token, _ phrase: TokenizedPhrase) -> Bool {
    phrase.withNormalizedUnits(of: token) {
      language.grammar.isPattern(hash: token.hash, units: $0)
    }
  }

  /// Whether a quote stands before a number that it is not the inches of, or closes what another opened.
  private func isClosing(_ index: Int, _ phrase: TokenizedPhrase) -> Bool {
    let token = phrase.tokens[index]
    let before = phrase.tokens[max(0, index - Self.quoteReach)..<index]
    return token.gapBefore || before.count { $0.hash == token.hash } % 2 == 1
  }

  /// Whether an apostrophe joins letters to what stands before it, as in `5'ten`.
  private func isJoining(_ index: Int, _ phrase: TokenizedPhrase) -> Bool {
    index + 1 < phrase.tokens.count && !phrase.tokens[index + 1].gapBefore
      && phrase.tokens[index + 1].shape == .letters
  }

  /// Whether tokens are one word of three capitals, as the codes of currencies are.
  private func isCode(_ tokens: Range<Int>, _ phrase: TokenizedPhrase) -> Bool {
    let token = phrase.tokens[tokens.lowerBound]
    return tokens.count == 1 && token.capitalization == .upper && token.normalizedRange.count == 3
  }

  /// Whether a name says nothing without a number.
  private func isLatent(
    _ sense: NameSense, _ tokens: Range<Int>, _ phrase: TokenizedPhrase
  ) -> Bool {
    switch sense.role {
    case .currency, .coin: return true
    case .country, .language:
      return phrase.tokens[tokens.lowerBound].capitalization == .lower && !sense.isSmall
    default: return false
    }
  }
}

extension TokenizedPhrase {
  /// Where some tokens stand among the units of the phrase.
  fileprivate func units(of range: Range<Int>) -> Range<Int> {
    Int(tokens[range.lowerBound].start)..<Int(tokens[range.upperBound - 1].end)
  }
}
