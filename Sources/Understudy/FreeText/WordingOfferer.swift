/// Adds to the candidates what only the wording of a phrase tells: names, free text, which number counts what.
struct WordingOfferer {
  private let grammar: SchemaGrammar
  private let words: TextWords
  private let said: SaidWords

  /// The kinds that begin or end no name.
  private static func isValue(_ kind: String) -> Bool {
    switch kind {
    case "number", "date", "time", "dateTime", "dateInterval", "duration", "money",
      "measurement", "percentage":
      true
    default: false
    }
  }

  /// Prepares the words of a schema and a language.
  init(grammar: SchemaGrammar, words: TextWords, said: SaidWords) {
    self.grammar = grammar
    self.words = words
    self.said = said
  }

  /// Adds reasons to candidates, and further candidates.
  func add(to candidates: inout [Candidate], _ offer: Offer, _ phrase: TokenizedPhrase) {
    addWanted(to: &candidates, phrase)
    addExplicit(to: &candidates, phrase)
    let first = outline(phrase, offer, candidates)
    NameJudge(grammar: grammar, outline: first, offer: offer, candidates: candidates)
      .judge(&candidates)
    VerbScorer(grammar: grammar, outline: first).score(&candidates)
    NumberScorer(grammar: grammar, outline: first).score(&candidates, offer)
    candidates += TruthOfferer(grammar: grammar, outline: first, said: said, offer: offer)
      .candidates()
    if !grammar.stateWords.isEmpty {
      candidates += StateOfferer(grammar: grammar, outline: first, offer: offer).candidates()
    }
    candidates += ListOfferer(grammar: grammar, outline: first).candidates()
    guard !grammar.textSlots.isEmpty else { return }
    silenceText(&candidates, first)
    candidates += TextOfferer(grammar: grammar, words: words)
      .candidates(outline(phrase, offer, candidates, known: first), beside: candidates)
  }

  /// Of two days, the one that was said with its year is meant.
  private func addExplicit(to candidates: inout [Candidate], _ phrase: TokenizedPhrase) {
    for index in candidates.indices where candidates[index].mention >= 0 {
      guard grammar.profiles[candidates[index].slot].asksForAnyDay,
        candidates[index].tokens.contains(where: { phrase.tokens[$0].digitCount == 4 })
      else { continue }
      candidates[index].add(.init(.withYear, Self.withYear))
    }
  }

  private static let withYear = 15

  /// A weak reading is good enough for a slot that must have a value of its kind, unless it is an everyday word in
  /// small letters: "but" and "ate" are airports, too.
  private func addWanted(to candidates: inout [Candidate], _ phrase: TokenizedPhrase) {
    for index in candidates.indices {
      let slot = candidates[index].slot
      guard grammar.leaves[slot].isRequired,
        candidates[index].marks.contains(.latent),
        grammar.leaves[slot].slot.type == .text,
        !grammar.profiles[slot].kinds.isEmpty,
        grammar.profiles[slot].kinds.allSatisfy(Self.codes.contains)
          || isCapital(candidates[index].tokens, phrase)
          || isLedTo(candidates[index].tokens, phrase)
      else { continue }
      candidates[index].add(.init(.wanted, Self.wanted))
    }
  }

  /// Whether a name within the sentence is written like one.
  private func isCapital(_ tokens: Range<Int>, _ phrase: TokenizedPhrase) -> Bool {
    tokens.lowerBound > 0 && phrase.tokens[tokens.lowerBound].capitalization == .title
  }

  /// Whether a word that leads to places stands before a name, and no noun behind it that it would tell more of.
  private func isLedTo(_ tokens: Range<Int>, _ phrase: TokenizedPhrase) -> Bool {
    let next = tokens.upperBound
    guard tokens.lowerBound > 0,
      words.roles(after: phrase.tokens[tokens.lowerBound - 1]).contains(.place)
    else { return false }
    return next == phrase.tokens.count || phrase.tokens[next].shape != .letters
      || !words.uses(of: phrase.tokens[next]).isEmpty
  }

  private static let wanted = 120
  /// The kinds whose codes are weak because they are words as well.
  private static let codes: Set<String> = ["currency", "language"]
  private static let inText = -450

  /// What somebody's own words hold fills nothing else, unless its own name is said there.
  private func silenceText(_ candidates: inout [Candidate], _ outline: PhraseOutline) {
    let free = grammar.textSlots.contains { grammar.profiles[$0].isFreeText }
    let labelled = LabelledPieces(grammar: grammar, outline: outline, words: words)
    let texts =
      free
      ? PieceFinder(outline).ownWords()
        + (grammar.holdsWords ? PieceFinder(outline).reported() : [])
        + grammar.textSlots.filter { grammar.profiles[$0].isFreeText }
        .flatMap { labelled.pieces(for: $0).prefix(1).map(\.tokens) } : []
    if free { silenceVerbs(&candidates, outline) }
    if free { silenceCases(&candidates, outline) }
    for index in candidates.indices where !texts.isEmpty && candidates[index].cue == nil {
      guard
        texts.contains(where: { text in
          text.lowerBound <= candidates[index].tokens.lowerBound
            && candidates[index].tokens.upperBound <= text.upperBound
        })
      else { continue }
      candidates[index].add(.init(.inText, Self.inText))
    }
  }

  /// A time for something else that may be done, such as to remind, is told where its verb is said.
  private func silenceVerbs(_ candidates: inout [Candidate], _ outline: PhraseOutline) {
    let texts = PieceFinder(outline).opened().map { piece in
      let end = piece.tokens.first { outline.isMark($0, ".") || outline.isMark($0, ";") }
      return piece.tokens.lowerBound..<(end ?? piece.tokens.upperBound)
    }
    for index in candidates.indices where candidates[index].mention >= 0 {
      let (slot, candidate) = (candidates[index].slot, candidates[index])
      guard grammar.profiles[slot].holdsTime, !grammar.leaves[slot].isRequired,
        candidate.cue == nil, let verb = grammar.verbs[slot],
        texts.contains(where: { $0.contains(candidate.tokens.lowerBound) })
      else { continue }
      let isSaid = outline.indices.contains { place in
        outline.phrase.tokens[place].shape == .letters
          && outline.phrase.withNormalizedUnits(of: outline.phrase.tokens[place]) {
            WordKin.areKin(verb, $0)
          }
      }
      if !isSaid { candidates[index].add(.init(.unasked, Self.unasked)) }
    }
  }

  /// A case between two words of a text is one of its words: "green" in "jot down: dye the curtain green before winter".
  private func silenceCases(_ candidates: inout [Candidate], _ outline: PhraseOutline) {
    let labelled = LabelledPieces(grammar: grammar, outline: outline, words: words)
    let lists = grammar.textSlots.filter { grammar.profiles[$0].slot.isArray }
      .flatMap { labelled.pieces(for: $0).map(\.tokens) }
    let texts = PieceFinder(outline).opened().map(\.tokens)
    for index in candidates.indices where candidates[index].mention < 0 {
      guard candidates[index].cue == nil, lists.contains(where: candidates[index].tokens.isWithin)
      else { continue }
      candidates[index].add(.init(.inText, Self.inText))
    }
    for index in candidates.indices where !texts.isEmpty && candidates[index].mention < 0 {
      let tokens = candidates[index].tokens
      guard candidates[index].cue == nil,
        case .option = grammar.profiles[candidates[index].slot].slot.type,
        texts.contains(where: {
          $0.lowerBound < tokens.lowerBound && tokens.upperBound < $0.upperBound
        }),
        [tokens.lowerBound - 1, tokens.upperBound].allSatisfy({
          outline.phrase.tokens[$0].shape == .letters && outline.isPlain($0)
        })
      else { continue }
      candidates[index].add(.init(.inText, Self.inText))
    }
  }

  private static let unasked = -150

  private func outline(
    _ phrase: TokenizedPhrase, _ offer: Offer, _ candidates: [Candidate],
    known: PhraseOutline? = nil
  ) -> PhraseOutline {
    var claims = PlaceSet()
    var silenced: [Range<Int>] = []
    for index in candidates.indices {
      if candidates[index].isTakenBack { claims.insert(candidates[index].tokens) }
      if candidates[index].isWorthy {
        claims.insert(candidates[index].tokens)
        if let cue = candidates[index].cue { claims.insert(cue) }
      } else if candidates[index].isInName {
        silenced.append(candidates[index].extent)
      }
    }
    for word in amending(offer, candidates) { claims.insert(word) }
    let hidden = silenced.isEmpty ? [] : Set(silenced)
    var values = PlaceSet()
    for mention in offer.mentions where !mention.isLatent && mention.readings[0].entry == nil {
      if Self.isValue(mention.readings[0].kind), !hidden.contains(mention.extent) {
        values.insert(mention.extent)
      }
    }
    return PhraseOutline(
      phrase, words: self.words, claims: claims, values: values,
      cases: cases(candidates), places: places(candidates, offer), offer: offer,
      grammar: grammar, known: known)
  }

  /// The words that take back what stands beside them.
  private func amending(_ offer: Offer, _ candidates: [Candidate]) -> [Range<Int>] {
    guard candidates.contains(where: \.isTakenBack) else { return [] }
    let taken = candidates.lazy.filter(\.isTakenBack).map(\.tokens)
    let (starts, ends) = (Set(taken.map(\.lowerBound)), Set(taken.map(\.upperBound)))
    return offer.connectives.filter(\.isAmending).map(\.tokens).filter { word in
      (word.upperBound - 1...word.upperBound + 1).contains(where: starts.contains)
        || (word.lowerBound - 1...word.lowerBound + 1).contains(where: ends.contains)
    }
  }

  /// The tokens that values take.
  private func valueTokens(of candidates: [Candidate]) -> PlaceSet {
    var taken = PlaceSet()
    for candidate in candidates where candidate.mention >= 0 && candidate.isWorthy {
      taken.insert(candidate.tokens)
    }
    return taken
  }

  /// The words that cases of enumerations take and nothing else does.
  private func cases(_ candidates: [Candidate]) -> PlaceSet {
    var cases = PlaceSet()
    var values: PlaceSet?
    for index in candidates.indices
    where candidates[index].mention < 0 && candidates[index].isWorthy {
      guard candidates[index].cue == nil,
        case .option = grammar.profiles[candidates[index].slot].slot.type
      else { continue }
      let tokens = candidates[index].tokens
      let taken = values ?? valueTokens(of: candidates)
      values = taken
      if !taken.holds(anyOf: tokens) { cases.insert(tokens) }
    }
    return cases
  }

  /// The words of places that no word points at, where none is needed, and those of all places.
  private func places(
    _ candidates: [Candidate], _ offer: Offer
  ) -> (free: PlaceSet, all: PlaceSet) {
    var (free, all) = (PlaceSet(), PlaceSet())
    for index in candidates.indices where candidates[index].mention >= 0 {
      let isWorthy = candidates[index].isWorthy
      guard isWorthy || candidates[index].isTakenBack,
        offer.mentions[candidates[index].mention].readings.first?.entry != nil
      else { continue }
      let tokens = candidates[index].tokens
      all.insert(tokens)
      let isFree = isWorthy && candidates[index].cue == nil
      if isFree, !grammar.leaves[candidates[index].slot].isRequired { free.insert(tokens) }
    }
    return (free, all)
  }
}
