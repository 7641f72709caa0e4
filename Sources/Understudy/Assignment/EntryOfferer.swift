/// Offers entries of catalogues to the slots that take them.
struct EntryOfferer {
  private let grammar: SchemaGrammar
  private let words: TextWords
  private let phrase: TokenizedPhrase
  private let offer: Offer

  /// The points that reasons are worth, in thousandths.
  private enum Points {
    static let identifier = 900
    static let title = 820
    static let head = 780
    static let synonym = 700
    static let partOfSynonym = 560
    static let subtitle = 480
    static let cue = 100
    static let otherCue = -150
    static let required = 20
  }

  /// How many small words may stand between a word that tells a role and a name.
  private static let gap = 3
  /// What may stand beside any name.
  private static let values: Set<String> = [
    "number", "date", "time", "dateTime", "dateInterval", "duration",
  ]

  init(grammar: SchemaGrammar, words: TextWords, phrase: TokenizedPhrase, offer: Offer) {
    self.grammar = grammar
    self.words = words
    self.phrase = phrase
    self.offer = offer
  }

  /// The candidates; of entries that fit equally well each is one.
  func candidates() -> [Candidate] {
    grammar.matchers.keys.sorted().flatMap { slot -> [Candidate] in
      guard let matcher = grammar.matchers[slot] else { return [] }
      return matcher.matches(in: said(for: slot)).flatMap { match in
        match.entries.map { candidate(slot, match, $0) }
      }
    }
  }

  private func candidate(
    _ slot: Int, _ match: EntryMatch, _ entry: CatalogueEntry
  ) -> Candidate {
    let fact: Candidate.Fact =
      match.extent == .subtitle ? .subtitle(ofEntry: entry.title) : .entry(title: entry.title)
    var reasons = [Candidate.Reason(fact, points(of: match.extent))]
    let cue = lead(before: match.words.lowerBound)
    let roles = cue.map { words.roles(after: phrase.tokens[$0]) } ?? []
    let isCued = !roles.isDisjoint(with: self.roles(of: slot))
    if let cue, isCued {
      reasons.append(.init(.cue(cue..<cue + 1), Points.cue))
    } else if let cue, isRival(of: slot, roles) {
      let says = roles.map(\.rawValue).sorted().joined(separator: " ")
      reasons.append(.init(.otherRole(cue..<cue + 1, says: says), Points.otherCue))
    }
    if grammar.leaves[slot].isRequired { reasons.append(.init(.required, Points.required)) }
    return Candidate(
      slot: slot, mention: -1, tokens: match.words, value: entry.json, alternatives: [],
      cue: isCued ? cue.map { $0..<$0 + 1 } : nil, reasons: reasons)
  }

  private func points(of extent: EntryMatch.Extent) -> Int {
    switch extent {
    case .identifier: Points.identifier
    case .title: Points.title
    case .head: Points.head
    case .synonym: Points.synonym
    case .partOfSynonym: Points.partOfSynonym
    case .subtitle: Points.subtitle
    }
  }

  // MARK: - Roles

  private func roles(of slot: Int) -> RoleSet {
    grammar.profiles[slot].roles.union(grammar.profiles[slot].wording.roles)
  }

  /// Whether another slot of the same catalogue plays one of some roles.
  private func isRival(of slot: Int, _ roles: RoleSet) -> Bool {
    let name = grammar.profiles[slot].slot.shape.entity
    return grammar.matchers.keys.contains { other in
      other != slot && grammar.profiles[other].slot.shape.entity == name
        && !roles.isDisjoint(with: self.roles(of: other))
    }
  }

  private func lead(before start: Int) -> Int? {
    for index in stride(from: start - 1, through: max(0, start - 1 - Self.gap), by: -1) {
      let uses = words.uses(of: phrase.tokens[index])
      if uses.contains(.lead) { return index }
      guard uses == .small else { return nil }
    }
    return nil
  }

  // MARK: - What was said

  private func said(for slot: Int) -> [SaidWord] {
    let names = Set(grammar.profiles.flatMap(\.wording.tellingNames.words))
    let options = TokenCover(
      offer.options.lazy.map(\.tokens), tokenCount: phrase.tokens.count)
    var said = phrase.tokens.enumerated().map { index, token in
      let units = phrase.normalized(of: token).filter { $0 != 0x27 && $0 != 0x2019 }
      let isNamed = names.contains { WordKin.areKin($0, units) }
      var word = SaidWord(
        units: Array(units),
        sort: isNamed
          ? .named
          : options.covers(anyOf: index..<index + 1) ? .passing : sort(of: token, at: index)
      )
      word.isCapital = token.capitalization == .title || token.capitalization == .upper
      word.isGlued = token.isGlued
      return word
    }
    for mention in offer.mentions {
      guard let kind = mention.readings.first?.kind, Self.values.contains(kind) else { continue }
      for token in mention.tokens where said[token].sort == .content { said[token].sort = .passing }
      guard kind == "number", case .number(let digits)? = mention.readings.first?.value else {
        continue
      }
      said[mention.tokens.lowerBound].number = (Array(digits.utf16), mention.tokens.count)
    }
    return said
  }

  private func sort(of token: Token, at index: Int) -> SaidWord.Sort {
    guard token.shape.isWord else { return .closed }
    let uses = words.uses(of: token)
    if !uses.isDisjoint(with: [.small, .lead, .join, .opener]) { return .small }
    if !uses.isEmpty || token.shape == .digits { return .passing }
    return index == 0 ? .opening : .content
  }
}

extension Candidate {
  /// Whether it is an entry of a catalogue.
  var isEntry: Bool {
    reasons.contains { if case .entry = $0.fact { true } else { false } } || isSubtitle
  }

  /// Whether nothing of an entry was said but what it is.
  var isSubtitle: Bool {
    reasons.contains { if case .subtitle = $0.fact { true } else { false } }
  }
}
