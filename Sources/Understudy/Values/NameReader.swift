import UnderstudyLexicons

/// Finds the names of a phrase: airports, cities, airlines and whatever else a lexicon holds.
struct NameReader {
  private let language: Language
  private let lexicons: LexiconIndex
  private let strength: NameStrength

  /// Looks at how a phrase as a whole is written.
  init(language: Language, lexicons: LexiconIndex, phrase: TokenizedPhrase) {
    self.language = language
    self.lexicons = lexicons
    strength = NameStrength(language: language, lexicons: lexicons, phrase: phrase)
  }

  /// Whether the whole phrase is in capitals, so that they tell nothing.
  var isShouted: Bool { strength.isShouted }

  /// The most links of a name that are looked at one by one.
  static let linkLimit = 24

  /// Adds a mention for every name that begins at a token.
  func addSeeds(at first: Int, in phrase: TokenizedPhrase, to seeds: inout [Seed<Meaning>]) {
    let count = seeds.count
    addSeeds(at: first, without: 0, in: phrase, to: &seeds)
    // Only what is no name as it stands may begin with a word that is written as one with it.
    guard !language.namePrefixes.isEmpty, seeds[count...].allSatisfy(\.isLatent) else { return }
    var prefixed: [Seed<Meaning>] = []
    for prefix in language.namePrefixes where isPrefixed(phrase.tokens[first], by: prefix, phrase) {
      addSeeds(at: first, without: prefix.count, in: phrase, to: &prefixed)
    }
    if !prefixed.isEmpty { seeds.replaceSubrange(count..., with: prefixed) }
  }

  /// The letters of the shortest name that a prefix is taken from.
  private static let shortestPrefixed = 2

  private func isPrefixed(
    _ token: Token, by prefix: [UInt16], _ phrase: TokenizedPhrase
  ) -> Bool {
    phrase.withNormalizedUnits(of: token) { units in
      units.count >= prefix.count + Self.shortestPrefixed && units.starts(with: prefix)
    }
  }

  /// Adds a mention for every name that begins at a token after some letters that are not of the name.
  private func addSeeds(
    at first: Int, without prefix: Int, in phrase: TokenizedPhrase,
    to seeds: inout [Seed<Meaning>]
  ) {
    var cursor = LexiconCursor()
    var token = first
    var isName = false
    while token < phrase.tokens.count, cursor.canContinue {
      let mayContinue = token > first
      let skipped = mayContinue ? 0 : prefix
      guard extend(&cursor, by: token, after: first, phrase, without: skipped) else {
        if prefix > 0 { return }
        if !isName || token == first + 1 {
          addSimilar(first..<token + 1, mayContinue, phrase, to: &seeds)
        }
        return
      }
      token += 1
      guard cursor.endsName else { continue }
      isName = true
      cursor.names(in: lexicons).withFirst(Self.linkLimit) { links, all in
        add(links, of: all, first..<token, phrase, to: &seeds)
        addQualified(links, of: all, first..<token, phrase, to: &seeds)
      }
    }
  }

  private func extend(
    _ cursor: inout LexiconCursor, by token: Int, after first: Int, _ phrase: TokenizedPhrase,
    without prefix: Int = 0
  ) -> Bool {
    let next = phrase.tokens[token]
    return phrase.withNormalizedUnits(of: next) { units in
      cursor.extend(
        by: UnsafeBufferPointer(rebasing: units.dropFirst(prefix)).span,
        afterGap: token > first && next.gapBefore, in: lexicons)
    }
  }

  /// One mention for each kind that has a name.
  private func add(
    _ links: FirstLinks, of name: NameLinks, _ tokens: Range<Int>, _ phrase: TokenizedPhrase,
    to seeds: inout [Seed<Meaning>]
  ) {
    var seen = KindSet()
    for place in links.indices {
      let link = links[place]
      guard link.role != .abbreviation, let kind = kind(of: link), !seen.contains(kind),
        let strength = strength.strength(of: link, among: links, tokens, phrase)
      else { continue }
      seen.insert(kind)
      seeds.append(
        Seed(
          end: tokens.upperBound, kind: kind, meaning: .entries(NameMatch(name)),
          weight: strength.weight, isLatent: strength.isLatent))
    }
  }

  /// The kind of what has a name.
  private func kind(of link: NameLink) -> Kind? {
    lexicons.place(ofLexiconWith: link.entry).map { language.kinds.lexicons[$0] }
  }
}

// MARK: - Places within places

extension NameReader {
  /// Adds a mention for a place that another one beside it tells apart: `Portland, Maine`, `London Heathrow`.
  private func addQualified(
    _ links: FirstLinks, of name: NameLinks, _ tokens: Range<Int>, _ phrase: TokenizedPhrase,
    to seeds: inout [Seed<Meaning>]
  ) {
    guard strength.isWritten(asName: links, tokens, phrase),
      let gap = QualifierGap(after: tokens.upperBound, in: phrase)
    else { return }
    var cursor = LexiconCursor()
    var token = gap.next
    let count = seeds.count
    while token < phrase.tokens.count, cursor.canContinue,
      extend(&cursor, by: token, after: gap.next, phrase)
    {
      token += 1
      guard cursor.endsName, let end = gap.end(after: token, in: phrase) else { continue }
      let other = gap.next..<token
      cursor.names(in: lexicons).withFirst(Self.linkLimit) { others, all in
        addInner(links, of: name, within: others, other, end: end, gap, phrase, to: &seeds)
        guard gap.isPlain else { return }
        addOuter(links, around: others, of: all, other, end: end, phrase, to: &seeds)
      }
    }
    keepLongest(from: count, phrase, &seeds)
  }

  /// Of two names that narrow the same place keeps the longer one, with what it lies in.
  private func keepLongest(
    from first: Int, _ phrase: TokenizedPhrase, _ seeds: inout [Seed<Meaning>]
  ) {
    var reach = 0
    for place in first..<seeds.count { reach = max(reach, seeds[place].end) }
    var kept = first
    for place in first..<seeds.count where seeds[place].end == reach {
      let seed = seeds[place]
      let end = endOfNext(after: seed, phrase)
      seeds[kept] =
        end.map { Seed(end: $0, kind: seed.kind, meaning: seed.meaning, weight: seed.weight) }
        ?? seed
      kept += 1
    }
    seeds.removeLast(seeds.count - kept)
  }

  /// The end of a further name in which a qualified place lies, such as the country after the state.
  private func endOfNext(after seed: Seed<Meaning>, _ phrase: TokenizedPhrase) -> Int? {
    guard case .entries(let match) = seed.meaning, match.qualifier >= 0,
      let gap = QualifierGap(after: seed.end, in: phrase), gap.isComma
    else { return nil }
    var cursor = LexiconCursor()
    var (token, end) = (gap.next, Int?.none)
    while token < phrase.tokens.count, cursor.canContinue,
      extend(&cursor, by: token, after: gap.next, phrase)
    {
      token += 1
      let isOuter = cursor.names(in: lexicons).withFirst(Self.linkLimit) { links, _ in
        links.contains {
          lexicons.isWithin(Entry.ID(match.qualifier), $0.entry)
            && strength.isQualifier($0, gap.next..<token, gap, phrase)
        }
      }
      if isOuter { end = token }
    }
    return end
  }

  /// The first name is a place within the second one: `Paris, Texas`.
  private func addInner(
    _ inner: FirstLinks, of name: NameLinks, within others: FirstLinks,
    _ tokens: Range<Int>, end: Int, _ gap: QualifierGap, _ phrase: TokenizedPhrase,
    to seeds: inout [Seed<Meaning>]
  ) {
    var seen = KindSet()
    // A code tells a place apart by itself.
    for place in inner.indices {
      let link = inner[place]
      guard link.role != .abbreviation, link.role != .code || gap.isMarked,
        let kind = kind(of: link), !seen.contains(kind),
        let outer = others.first(where: {
          lexicons.isWithin(link.entry, $0.entry)
            && strength.isQualifier($0, tokens, gap, phrase)
        })
      else { continue }
      seen.insert(kind)
      seeds.append(seed(kind, NameMatch(name, within: outer.entry), link, end: end))
    }
  }

  /// The second name is a place within the first one: `Tokyo Narita`.
  private func addOuter(
    _ outer: FirstLinks, around others: FirstLinks, of name: NameLinks,
    _ tokens: Range<Int>, end: Int, _ phrase: TokenizedPhrase, to seeds: inout [Seed<Meaning>]
  ) {
    for place in others.indices {
      let inner = others[place]
      guard inner.role != .abbreviation, let kind = kind(of: inner),
        let outer = outer.first(where: {
          $0.role != .code && lexicons.isWithin(inner.entry, $0.entry)
            && isOuter($0, of: inner, tokens, phrase)
        })
      else { continue }
      seeds.append(seed(kind, NameMatch(name, within: outer.entry), inner, end: end))
      return
    }
  }

  /// Whether a place is said before one in it: a city before its airport, and where no spaces are written
  /// a country before its city.
  private func isOuter(
    _ outer: NameLink, of inner: NameLink, _ tokens: Range<Int>, _ phrase: TokenizedPhrase
  ) -> Bool {
    guard let lexicon = lexicons.lexicon(ofEntry: outer.entry),
      let within = lexicons.lexicon(ofEntry: inner.entry)
    else { return false }
    return within.attributes.contains { $0.name == lexicon.kind && $0.form == .list }
      || phrase.tokens[tokens.lowerBound].isUnspaced
  }

  private func seed(
    _ kind: Kind, _ match: NameMatch, _ link: NameLink, end: Int
  ) -> Seed<Meaning> {
    Seed(
      end: end, kind: kind, meaning: .entries(match),
      weight: 60 + Int16(lexicons.prominence(of: link.entry) * 100))
  }
}

// MARK: - Misspelled names

extension NameReader {
  /// Adds the likeliest of the names that tokens which are no name come near to.
  private func addSimilar(
    _ tokens: Range<Int>, _ isBegun: Bool, _ phrase: TokenizedPhrase,
    to seeds: inout [Seed<Meaning>]
  ) {
    guard strength.mayBeMisspelled(tokens, isBegun, phrase),
      let name = names(similarTo: tokens, phrase)
    else { return }
    let isLatent = !strength.leadsToPlace(tokens, phrase)
    name.withFirst(Self.linkLimit) { links, name in
      var seen = KindSet()
      for place in links.indices {
        guard let kind = kind(of: links[place]), seen.insert(kind) else { continue }
        seeds.append(
          Seed(
            end: tokens.upperBound, kind: kind, meaning: .entries(NameMatch(name)),
            weight: tokens.count > 1 ? 60 : -30, isLatent: isLatent))
      }
    }
  }

  private func names(similarTo tokens: Range<Int>, _ phrase: TokenizedPhrase) -> NameLinks? {
    phrase.withNormalizedUnits(of: phrase.tokens[tokens.lowerBound]) { first in
      guard tokens.count > 1 else { return lexicons.names(similarTo: first.span) }
      return phrase.withNormalizedUnits(of: phrase.tokens[tokens.upperBound - 1]) { last in
        lexicons.names(similarTo: first.span, last.span)
      }
    }
  }
}

extension NameMatch {
  /// All entries that a name leads to, or those of them that lie in one.
  init(_ links: NameLinks, within qualifier: Entry.ID? = nil) {
    self.init(
      first: Int32(links.startIndex), count: Int32(links.count),
      qualifier: qualifier.map { Int32($0) } ?? -1)
  }
}
