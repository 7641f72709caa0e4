import UnderstudyLexicons

/// Tells how strongly words stand for an entry that has them as a name.
///
/// Codes in capitals are strong; small ones count beside another place. Words of everyday speech are
/// names where they are written as such.
struct NameStrength {
  private let language: Language
  private let lexicons: LexiconIndex
  /// Whether the whole phrase is in capitals, so that they tell nothing.
  let isShouted: Bool

  /// Looks at how the whole phrase is written.
  init(language: Language, lexicons: LexiconIndex, phrase: TokenizedPhrase) {
    self.language = language
    self.lexicons = lexicons
    // Codes in a row are no shouting.
    isShouted =
      phrase.tokens.count > 3
      && !phrase.tokens.contains { [.lower, .title, .mixed].contains($0.capitalization) }
      && phrase.tokens.contains { $0.shape == .letters && $0.end - $0.start > 4 }
  }

  /// The weight of a name, and whether it needs help.
  typealias Value = (weight: Int16, isLatent: Bool)

  /// Below this a small-written word is more likely something else than the place.
  private static let leastProminence: Float = 0.03
  /// Below this a town without a code is more often called like somebody than meant, unless a word leads to it.
  private static let leastTown: Float = 0.0029
  /// Below this a small-written code is more likely a word.
  private static let leastCodeProminence: Float = 0.01
  /// The weight of a carrier that is called like a place: it is taken where nothing says that the place is meant.
  private static let lesserName: Int16 = -180
  /// The letters of the longest code that is said as one.
  private static let longestCode = 4

  /// How strongly a name stands for its entry; nothing where the words are rather common ones.
  func strength(
    of link: NameLink, among links: FirstLinks, _ tokens: Range<Int>, _ phrase: TokenizedPhrase
  ) -> Value? {
    let token = phrase.tokens[tokens.lowerBound]
    let isSingle = tokens.count == 1
    if link.role == .code || isSingle && isAbbreviated(link, token) {
      return codeStrength(of: link, among: links, tokens, phrase)
    }
    let prominence = lexicons.prominence(of: link.entry)
    let weight = Int16(prominence * 100)
    let isSmall = token.capitalization == .lower || isShouted
    if isSingle, !token.isUnspaced, isSomewhere(link) {
      // Some words say by themselves that they are where one goes: "homewards".
      let isClear = link.role == .form || isPointedAt(tokens, phrase)
      return (weight, !isClear)
    }
    if isSingle, isWord(token, phrase), !isPlainWord(link) {
      guard isPlaceWord(token), isBesidePlace(tokens, phrase) else {
        return isSmall ? nil : (weight, true)
      }
      return (weight + 50, false)
    }
    if isSingle, isSmall, !token.isUnspaced, prominence < Self.leastProminence,
      tokens.count < phrase.tokens.count
    {
      return (weight, true)
    }
    if prominence < Self.leastTown, isSmall || !isPointedAt(tokens, phrase), isWithoutCode(link) {
      return (weight, true)
    }
    if isPlainWord(link) {
      if isForeign(link) { return nil }
      if token.capitalization == .title, tokens.lowerBound > 0,
        links.contains(where: { lexicons.isPlace($0.entry) })
      {
        // Orange is a town, where it is written as one.
        return (Self.lesserName, false)
      }
    }
    if hasPlaceOfSameName(link, links) {
      // One goes to Alaska, and flies on it.
      return isPointedAt(tokens, phrase) ? nil : (Self.lesserName, false)
    }
    let share: Int16 = namesItsCity(link, links) ? -20 : isForeign(link) ? -15 : 0
    return (weight + roleWeight(link.role) + share, false)
  }

  /// Whether a word stands for a place that only the one who says it knows: "home".
  private func isSomewhere(_ link: NameLink) -> Bool {
    lexicons.lexicon(ofEntry: link.entry)?.kind == Cue.place
  }

  /// Whether a place has no code of its own, so that nobody flies there.
  private func isWithoutCode(_ link: NameLink) -> Bool {
    guard lexicons.isPlace(link.entry), let entry = lexicons.entry(link.entry) else { return false }
    let code = entry.lexicon.attributes.first { $0.form == .code }
    return code.map { entry.text($0.name) == nil } ?? false
  }

  /// Whether a name is a word of everyday speech by nature, as those of colours are.
  private func isPlainWord(_ link: NameLink) -> Bool {
    lexicons.lexicon(ofEntry: link.entry)?.kind == Cue.color
  }

  /// Whether a word such as "from" stands before a name, or is glued to its end.
  private func isPointedAt(_ tokens: Range<Int>, _ phrase: TokenizedPhrase) -> Bool {
    let (before, after) = (tokens.lowerBound - 1, tokens.upperBound)
    return before >= 0 && language.linkWords.contains(phrase.tokens[before].hash)
      || after < phrase.tokens.count && phrase.tokens[after].isGlued
        && phrase.tokens[after].shape == .letters
  }

  /// Whether a carrier is called like a place and nothing more.
  private func hasPlaceOfSameName(_ link: NameLink, _ links: FirstLinks) -> Bool {
    !lexicons.isPlace(link.entry)
      && links.contains { other in
        [.primary, .other].contains(other.role) && lexicons.isPlace(other.entry)
          && !isForeign(other) && lexicons.prominence(of: other.entry) >= Self.leastProminence
      }
  }

  /// Whether a country or a part of one is called like a city in it, which is then meant.
  private func namesItsCity(_ link: NameLink, _ links: FirstLinks) -> Bool {
    lexicons.listsOthers(link.entry)
      && links.contains { other in
        [.primary, .other].contains(other.role) && !isForeign(other)
          && lexicons.listsOthers(other.entry) && lexicons.isWithin(other.entry, link.entry)
      }
  }

  /// Whether a name is in use in other languages alone.
  private func isForeign(_ link: NameLink) -> Bool {
    guard link.role == .other, let own = language.lexiconLanguage else { return false }
    return !lexicons.contains(link.languages, language: own)
  }

  /// What the kind of a name is worth: of two places in the same words the one named so in full comes first.
  private func roleWeight(_ role: NameRole) -> Int16 {
    switch role {
    case .primary: 55
    case .other, .form: 50
    case .short: 45
    case .nickname, .former: 30
    case .code, .abbreviation: 0
    }
  }

  /// Whether a nickname of two or three letters is written like a code: `LA`, `SF`.
  private func isAbbreviated(_ link: NameLink, _ token: Token) -> Bool {
    (link.role == .nickname || link.role == .short) && length(token) <= 3
      && !token.isUnspaced
  }

  /// The units of a token without the stops of an abbreviation.
  private func length(_ token: Token) -> Int32 { token.normalizedEnd - token.normalizedStart }

  private func codeStrength(
    of link: NameLink, among links: FirstLinks, _ tokens: Range<Int>, _ phrase: TokenizedPhrase
  ) -> Value? {
    let token = phrase.tokens[tokens.lowerBound]
    let isCommon = tokens.count == 1 && isWord(token, phrase)
    let prominence = Int16(lexicons.prominence(of: link.entry) * 100)
    let isUpper = !isShouted && [.upper, .mixed].contains(token.capitalization)
    // A town makes way for its own airport, a carrier and a place with one code for the better known.
    let isPlace = lexicons.isPlace(link.entry)
    let rank: Int16 =
      link.role != .code ? -40 : isPlace && !lexicons.listsOthers(link.entry) ? 20 : 0
    if length(token) > 2, hasBetterKnown(than: link, isPlace: isPlace, links) {
      return (prominence, true)
    }
    if length(token) <= 2, link.role == .code {
      // Two letters are more often something else than the code of an airline.
      if isCommon, !isUpper { return nil }
      return (prominence, !(token.capitalization == .upper && isBesidePlace(tokens, phrase)))
    }
    // What is written as a name is the place of that name rather than one with that code.
    if token.capitalization == .title, links.contains(where: isName) {
      return nil
    }
    if isUpper || token.isUnspaced { return (150 + prominence + rank, false) }
    // A place's own name in small letters beats another one's code: "goa" is not Genoa.
    if links.contains(where: { isOwnName($0, beside: link) }) {
      return nil
    }
    if isCommon, !isPlaceWord(token) { return nil }
    if Float(prominence) >= Self.leastCodeProminence * 100, isBesidePlace(tokens, phrase) {
      return (100 + prominence + rank, false)
    }
    return isCommon ? nil : (prominence + rank, true)
  }

  /// How well known a place or a carrier is, where one code is that of both; places people fly to come first.
  private func worth(of link: NameLink) -> Float {
    let prominence = lexicons.prominence(of: link.entry)
    let isKnown =
      link.role == .code && lexicons.isPlace(link.entry)
      && prominence >= Self.leastProminence
    return isKnown ? prominence + 1 : prominence
  }

  private func isOwnName(_ name: NameLink, beside code: NameLink) -> Bool {
    name.role == .primary && name.entry != code.entry && lexicons.isPlace(name.entry)
      && lexicons.listsOthers(name.entry)
      && lexicons.prominence(of: name.entry) >= Self.leastProminence
  }

  private func isName(_ link: NameLink) -> Bool {
    [.primary, .other].contains(link.role) && lexicons.isPlace(link.entry)
      && lexicons.prominence(of: link.entry) > 0
  }

  /// Whether a name also stands for something of the other sort, a place or a carrier, that is better known.
  private func hasBetterKnown(than link: NameLink, isPlace: Bool, _ links: FirstLinks) -> Bool {
    links.contains { other in
      lexicons.isPlace(other.entry) != isPlace && worth(of: other) > worth(of: link)
    }
  }
}

// MARK: - Beside other places

extension NameStrength {
  /// Whether words are written as names are, so that what follows may tell the place apart.
  func isWritten(
    asName links: FirstLinks, _ tokens: Range<Int>, _ phrase: TokenizedPhrase
  ) -> Bool {
    guard links.contains(where: { $0.role != .abbreviation && lexicons.isPlace($0.entry) }) else {
      return false
    }
    let token = phrase.tokens[tokens.lowerBound]
    guard tokens.count == 1, token.capitalization == .lower else { return true }
    return !isWord(token, phrase) || isPlaceWord(token)
  }

  /// Whether a name may tell the place before it apart; short ones only as they are written.
  func isQualifier(
    _ link: NameLink, _ tokens: Range<Int>, _ gap: QualifierGap, _ phrase: TokenizedPhrase
  ) -> Bool {
    let token = phrase.tokens[tokens.lowerBound]
    guard tokens.count == 1, !token.isUnspaced else { return true }
    if token.capitalization == .upper { return true }
    let isCommon = isWord(token, phrase)
    if link.role == .abbreviation, token.capitalization == .lower {
      let isLast =
        tokens.upperBound == phrase.tokens.count
        || phrase.tokens[tokens.upperBound].shape == .punctuation
      return isCommon
        ? gap.isMarked && isLast : gap.isMarked || isLast || token.end - token.start > 2
    }
    return !isCommon || gap.isMarked
  }

  /// Whether another place stands directly beside words, or with a link such as `to` or `-` between.
  func isBesidePlace(_ tokens: Range<Int>, _ phrase: TokenizedPhrase) -> Bool {
    endsPlace(at: linked(tokens.lowerBound - 1, by: -1, phrase), phrase)
      || beginsPlace(at: linked(tokens.upperBound, by: 1, phrase), phrase)
  }

  /// Whether words begin the phrase and lead to a place: "X to Boston".
  func leadsToPlace(_ tokens: Range<Int>, _ phrase: TokenizedPhrase) -> Bool {
    guard tokens.lowerBound == 0 else { return false }
    let next = linked(tokens.upperBound, by: 1, phrase)
    return next > tokens.upperBound && beginsPlace(at: next, phrase)
  }

  /// The next token in a direction that is no link.
  private func linked(_ token: Int, by step: Int, _ phrase: TokenizedPhrase) -> Int {
    guard phrase.tokens.indices.contains(token) else { return token }
    let link = phrase.tokens[token]
    let isLink =
      link.shape == .letters ? language.linkWords.contains(link.hash) : Self.isSign(link, phrase)
    return isLink ? token + step : token
  }

  /// Whether a token is a sign between two places, or the `2` of `phl2msy`.
  private static func isSign(_ token: Token, _ phrase: TokenizedPhrase) -> Bool {
    let unit = phrase.phrase.units[Int(token.start)]
    if token.shape == .digits {
      return unit == 0x32 && token.end - token.start == 1 && token.isGlued
    }
    // - / > : → – —
    return [0x2D, 0x2F, 0x3E, 0x3A, 0x2192, 0x2013, 0x2014, 0x2C].contains(unit)
  }

  private func beginsPlace(at token: Int, _ phrase: TokenizedPhrase) -> Bool {
    guard phrase.tokens.indices.contains(token) else { return false }
    var cursor = LexiconCursor()
    var end = token
    while end < phrase.tokens.count, cursor.canContinue {
      let next = phrase.tokens[end]
      let isKnown = phrase.withNormalizedUnits(of: next) {
        cursor.extend(by: $0.span, afterGap: end > token && next.gapBefore, in: lexicons)
      }
      guard isKnown else { return false }
      end += 1
      if cursor.endsName, isPlace(cursor, token..<end, phrase) { return true }
    }
    return false
  }

  /// The tokens of the longest name that is looked back for.
  private static let longestName = 3

  private func endsPlace(at last: Int, _ phrase: TokenizedPhrase) -> Bool {
    guard phrase.tokens.indices.contains(last) else { return false }
    for first in stride(from: last, through: max(0, last + 1 - Self.longestName), by: -1) {
      var cursor = LexiconCursor()
      let isKnown = (first...last).allSatisfy { token in
        let next = phrase.tokens[token]
        return phrase.withNormalizedUnits(of: next) {
          cursor.extend(by: $0.span, afterGap: token > first && next.gapBefore, in: lexicons)
        }
      }
      if isKnown, cursor.endsName, isPlace(cursor, first..<last + 1, phrase) { return true }
    }
    return false
  }

  private func isPlace(
    _ cursor: LexiconCursor, _ tokens: Range<Int>, _ phrase: TokenizedPhrase
  ) -> Bool {
    cursor.names(in: lexicons).withFirst(NameReader.linkLimit) { links, _ in
      isPlace(links, tokens, phrase)
    }
  }

  /// Whether words are a place without help of others.
  private func isPlace(
    _ links: FirstLinks, _ tokens: Range<Int>, _ phrase: TokenizedPhrase
  ) -> Bool {
    let token = phrase.tokens[tokens.lowerBound]
    // A common word written small helps others at most as a code: "sea", not "nice".
    var isOnlyCode = false
    if tokens.count == 1, isWord(token, phrase) {
      guard token.capitalization == .upper && !isShouted || isPlaceWord(token) else { return false }
      isOnlyCode = token.capitalization == .lower
    }
    let length = token.end - token.start
    let isCode = length <= Self.longestCode && tokens.count == 1
    let isShort = length < Self.longestCode && tokens.count == 1
    return links.contains { link in
      guard link.role != .abbreviation, lexicons.isPlace(link.entry) else { return false }
      let prominence = lexicons.prominence(of: link.entry)
      return link.role == .code
        ? prominence >= Self.leastCodeProminence && isCode
        : !isOnlyCode && prominence >= Self.leastProminence
          && (!isShort || token.capitalization != .lower)
    }
  }
}

// MARK: - Words

extension NameStrength {
  /// Whether tokens that are no name may be one with letters wrong.
  ///
  /// Two tokens may where `isBegun` says that names begin with the first of them.
  func mayBeMisspelled(
    _ tokens: Range<Int>, _ isBegun: Bool, _ phrase: TokenizedPhrase
  ) -> Bool {
    guard tokens.count == (isBegun ? 2 : 1) else { return false }
    let token = phrase.tokens[tokens.upperBound - 1]
    guard token.shape == .letters, !token.isUnspaced,
      (isBegun ? 4 : 5)...20 ~= token.end - token.start, token.flags.contains(.endsWord)
    else { return false }
    return !isWord(token, phrase) && !language.isKnownWord(token, phrase)
  }

  /// Whether a common word is also a place that people fly to.
  private func isPlaceWord(_ token: Token) -> Bool { language.placeWords.contains(token.hash) }

  /// Whether a token is a common word, or one that a rule takes alone, such as "to" or "Sat".
  private func isWord(_ token: Token, _ phrase: TokenizedPhrase) -> Bool {
    language.commonWords.contains(token.hash)
      || language.spelled?.words.contains(token.hash) == true
      || phrase.withNormalizedUnits(of: token) {
        language.grammar.isPattern(hash: token.hash, units: $0)
      }
  }
}
