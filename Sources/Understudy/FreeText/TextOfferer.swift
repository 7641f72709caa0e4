/// Offers names and free text to the slots that hold words.
struct TextOfferer {
  private let grammar: SchemaGrammar
  private let words: TextWords

  /// The points that reasons are worth, in thousandths.
  private enum Points {
    static let words = 260
    static let lead = 220
    static let otherLead = -150
    static let keyword = 250
    static let honorific = 250
    static let segment = 160
    static let labelled = 480
    static let quoted = 150
    static let quotedText = 350
    static let capitals = 100
    static let opened = 300
    static let rest = 200
    static let told = 60
    static let telling = 230
    static let inner = -150
    static let required = 150
    static let unasked = 20
    static let number = -80
    static let unlisted = -200
    static let unpointed = -140
    static let only = 60
  }

  /// Prepares the words of a schema and a language.
  init(grammar: SchemaGrammar, words: TextWords) {
    self.grammar = grammar
    self.words = words
  }

  /// The candidates for slots of words, in the light of the candidates that there are already.
  ///
  /// - Parameters:
  ///   - outline: What each token does around names and free text.
  ///   - others: The candidates that there are already; a slot of listed values that has one needs no words.
  /// - Returns: The candidates, in the order of slots.
  func candidates(_ outline: PhraseOutline, beside others: [Candidate]) -> [Candidate] {
    guard !grammar.textSlots.isEmpty else { return [] }
    let pieces = PieceFinder(outline).pieces()
    var candidates: [Candidate] = []
    let opened =
      grammar.textSlots.contains { grammar.profiles[$0].isFreeText }
      ? pieces.filter { $0.origin == .opened }.map(\.tokens) : []
    let listed = Set(others.filter(\.isWorthy).map(\.slot))
    for slot in grammar.textSlots where !listed.contains(slot) {
      let pattern = grammar.profiles[slot].slot.shape.pattern.flatMap(TextPattern.init)
      let profile = grammar.profiles[slot]
      let labelled = LabelledPieces(grammar: grammar, outline: outline, words: words).pieces(
        for: slot)
      let isList = profile.slot.isArray || grammar.leaves[slot].isArray
      for whole in labelled + pieces where !isOnlyNames(whole, outline) {
        if isList, whole.origin != .labelled, isWithin(whole.tokens, opened) { continue }
        let piece = whole.cut(for: profile, outline)
        // What a value of its kind may be is no name that no lexicon lists.
        if profile.isMixed, outline.isClaimed[piece.tokens].contains(true) { continue }
        if let pattern, !pattern.matches(outline.phrase.text(of: piece.tokens)) { continue }
        candidates.append(candidate(slot, piece, outline))
      }
    }
    return candidates
  }

  private func candidate(_ slot: Int, _ piece: TextPiece, _ outline: PhraseOutline) -> Candidate {
    let profile = grammar.profiles[slot]
    var reasons = [Candidate.Reason(.words, Points.words)]
    var cue: Range<Int>?
    if piece.origin == .labelled, let label = piece.lead {
      cue = label..<label + 1
      let isCalled = outline.uses[label].contains(.lead)
      reasons.append(
        isCalled
          ? .init(.cue(label..<label + 1), Points.lead)
          : .init(.named(by: label..<label + 1), Points.labelled))
    } else if let lead = piece.lead, piece.origin != .opened, !profile.wording.roles.isEmpty {
      let roles =
        piece.origin == .told
        ? [.goal]
        : LabelledPieces(grammar: grammar, outline: outline, words: words)
          .leadsElsewhere(lead, than: slot) ? [] : words.roles(after: outline.phrase.tokens[lead])
      if !roles.isDisjoint(with: profile.wording.roles) {
        cue = lead..<lead + 1
        reasons.append(.init(.cue(lead..<lead + 1), Points.lead))
      } else if rivals(of: slot).contains(where: { !$0.isDisjoint(with: roles) }) {
        let says = roles.map(\.rawValue).sorted().joined(separator: " ")
        reasons.append(.init(.otherRole(lead..<lead + 1, says: says), Points.otherLead))
      }
    }
    if profile.slot.shape.kind == "person", piece.origin == .capitals,
      words.isHonorific(outline.phrase.tokens[piece.tokens.lowerBound])
    {
      reasons.append(.init(.capitals, Points.honorific))
    }
    if cue == nil, let owned = owned(by: piece, of: profile, outline) {
      cue = owned
      reasons.append(.init(.cue(owned), Points.lead))
    }
    if profile.slot.isArray, cue == nil { reasons.append(.init(.unpointed, Points.unpointed)) }
    if piece.origin != .labelled
      || cue.map({ outline.uses[$0.lowerBound].contains(.lead) }) == true,
      let keyword = keyword(of: profile, beside: piece.tokens, outline)
    {
      cue = cue ?? keyword
      reasons.append(.init(.named(by: keyword), Points.keyword))
    }
    let isMeant = cue != nil || grammar.leaves[slot].isRequired
    reasons += shapeReasons(profile, piece, outline, isMeant: isMeant)
    if !grammar.leaves[slot].outer.isEmpty, !grammar.leaves[slot].isRequired, cue == nil {
      reasons.append(.init(.inner, Points.inner))
    }
    if profile.isMixed { reasons.append(.init(.unlisted, Points.unlisted)) }
    if grammar.leaves[slot].isRequired {
      reasons.append(.init(.required, outline.isCommand ? Points.required : Points.unasked))
    }
    if grammar.textSlots.count(where: { grammar.matchers[$0] == nil }) == 1 {
      reasons.append(.init(.onlySlot, Points.only))
    }
    return Candidate(
      slot: slot, mention: -1, tokens: piece.tokens,
      value: .string(piece.text(in: outline, isFree: profile.isFreeText)), alternatives: [],
      cue: cue,
      reasons: reasons)
  }

  private func isWithin(_ tokens: Range<Int>, _ ranges: [Range<Int>]) -> Bool {
    ranges.contains {
      $0.lowerBound <= tokens.lowerBound && tokens.upperBound <= $0.upperBound
    }
  }

  /// The name of another slot behind somebody to whom it belongs: "album" in "Mina Ray's album".
  private func owned(
    by piece: TextPiece, of profile: SlotProfile, _ outline: PhraseOutline
  ) -> Range<Int>? {
    let next = piece.tokens.upperBound
    guard profile.wording.roles.contains(SlotRole(rawValue: "author")),
      next < outline.indices.upperBound,
      grammar.textSlots.contains(where: {
        grammar.profiles[$0] !== profile && isNamed(next, grammar.profiles[$0], outline)
      }),
      ["'s", "’s"].contains(where: outline.phrase.text(of: piece.tokens).hasSuffix)
    else { return nil }
    return next..<next + 1
  }

  /// The roles that the other slots of words ask for.
  private func rivals(of slot: Int) -> [Set<SlotRole>] {
    grammar.textSlots.filter { $0 != slot }.map { grammar.profiles[$0].wording.roles }
  }

  /// Whether a piece does no more than name slots.
  private func isOnlyNames(_ piece: TextPiece, _ outline: PhraseOutline) -> Bool {
    if [.open, .rest, .joined].contains(piece.origin), piece.tokens.allSatisfy(outline.isIdle) {
      return true
    }
    return piece.origin == .open
      && piece.tokens.allSatisfy { index in
        grammar.textSlots.contains { isNamed(index, grammar.profiles[$0], outline) }
      }
  }

  private func shapeReasons(
    _ profile: SlotProfile, _ piece: TextPiece, _ outline: PhraseOutline, isMeant: Bool
  ) -> [Candidate.Reason] {
    let isFree = profile.isFreeText
    var reasons: [Candidate.Reason] = []
    switch piece.origin {
    case .quoted: reasons.append(.init(.quoted, isFree ? Points.quotedText : Points.quoted))
    case .opened: reasons.append(.init(.opened, isFree ? Points.opened : -Points.opened))
    case .rest:
      reasons.append(.init(.rest, isFree ? (isMeant ? Points.rest : 0) : -Points.rest))
    case .told: reasons.append(.init(.told, isFree ? -Points.rest : Points.told))
    case .telling: reasons.append(.init(.opened, isFree ? Points.telling : -Points.opened))
    case .digits:
      reasons.append(.init(.number, profile.isFreeText ? -Points.opened : Points.number))
    case .labelled: break
    case .segment:
      // Where but one slot holds free text, words by themselves are for it.
      let free = grammar.textSlots.filter { grammar.profiles[$0].isFreeText }.count
      reasons.append(.init(.rest, isFree && !isMeant && free == 1 ? Points.segment : -Points.rest))
    case .joined: reasons.append(.init(.length(2), -15))
    case .open, .capitals:
      let capitals = piece.tokens.count {
        outline.isCapital($0) && (!outline.startsSentence($0) || piece.tokens.count > 1)
      }
      // Where entries of a catalogue take the rest, what is written as a name is one.
      let isName = !isFree || !grammar.matchers.isEmpty
      if capitals > 0, isName {
        reasons.append(.init(.capitals, Points.capitals * capitals / piece.tokens.count))
      }
    }
    reasons.append(.init(.length(piece.tokens.count), min(piece.tokens.count * 3, 30)))
    return reasons
  }

  /// A word of the slot's name beside the words, small words between.
  private func keyword(
    of profile: SlotProfile, beside tokens: Range<Int>, _ outline: PhraseOutline
  ) -> Range<Int>? {
    var before = tokens.lowerBound - 1
    var steps = 0
    while before >= 0, steps < 4, !isNamed(before, profile, outline) {
      guard isPassing(before, outline) else { break }
      before -= 1
      steps += 1
    }
    if before >= 0, isNamed(before, profile, outline) { return before..<before + 1 }
    var after = tokens.upperBound
    while after < min(tokens.upperBound + 2, outline.indices.upperBound),
      isPassing(after, outline), !outline.isStop(after), !isNamed(after, profile, outline)
    { after += 1 }
    let isThere = after < outline.indices.upperBound && isNamed(after, profile, outline)
    return isThere ? after..<after + 1 : nil
  }

  private func isPassing(_ index: Int, _ outline: PhraseOutline) -> Bool {
    !outline.uses[index].isDisjoint(with: [.small, .lead, .opener]) || !outline.isWord(index)
      || outline.isSort[index]
  }

  private func isNamed(_ index: Int, _ profile: SlotProfile, _ outline: PhraseOutline) -> Bool {
    outline.phrase.tokens[index].shape == .letters
      && outline.phrase.withNormalizedUnits(of: outline.phrase.tokens[index]) { units in
        profile.wording.names.contains { WordKin.areKin($0, units) }
      }
  }
}
