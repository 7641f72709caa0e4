/// Offers names and free text to the slots that hold words.
struct TextOfferer {
  let grammar: SchemaGrammar
  let words: TextWords

  /// The points that reasons are worth, in thousandths.
  enum Points {
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
    static let sought = 145
    static let rest = 200
    static let told = 60
    static let telling = 230
    static let inner = -150
    static let required = 150
    static let unasked = 20
    static let number = -80
    static let unlisted = -200
    static let unlistedName = -100
    static let unlistedOfAll = -400
    static let townWithState = 150
    static let aside = -100
    static let address = 250
    static let unpointed = -140
    static let only = 60
    static let oneOfSeveral = -20
    static let collection = -100
    static let beforeAuthor = 150
    static let title = 150
    static let wantedTitle = 60
    static let leadingOn = 220
    static let purpose = 220
    static let beforeNoun = 80
    static let wholeName = 15
    static let wholeTitle = 65
    static let wantedWholeTitle = 155
    static let joint = -15
    static let value = -200
    static let town = -350
    static let takenBack = -2000
  }

  /// For each slot the roles that the other slots of words ask for.
  let otherRoles: [RoleSet]

  /// Prepares the words of a schema and a language.
  init(grammar: SchemaGrammar, words: TextWords) {
    self.grammar = grammar
    self.words = words
    otherRoles = grammar.profiles.indices.map { slot in
      var roles = RoleSet()
      for other in grammar.textSlots where other != slot {
        roles.formUnion(grammar.profiles[other].wording.roles)
      }
      return roles
    }
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
      ? pieces.filter { $0.origin == .opened }.map(\.tokens) + reported(outline) : []
    let isTextRequired = grammar.textSlots.contains {
      grammar.profiles[$0].isFreeText && grammar.leaves[$0].isRequired
    }
    let corrected = corrected(pieces, outline)
    let cuts = cuts(outline)
    let often = others.filter { $0.isFrequency && $0.isWorthy }.map(\.tokens)
    let listed = Set(others.filter(\.isWorthy).map(\.slot))
    for slot in grammar.textSlots where !listed.contains(slot) {
      let pattern = grammar.profiles[slot].slot.shape.pattern.flatMap(TextPattern.init)
      let profile = grammar.profiles[slot]
      let labelled = LabelledPieces(grammar: grammar, outline: outline, words: words).pieces(
        for: slot)
      let isList = profile.slot.isArray || grammar.leaves[slot].isArray
      let offered = labelled + (isList ? pieces.flatMap { $0.elements(outline) } : pieces)
      for whole in offered where !isOnlyNames(whole, outline) {
        if whole.origin != .labelled, isWithin(whole.tokens, opened),
          isList || isTextRequired && !profile.isFreeText && isLed(whole, within: opened, outline)
        {
          continue
        }
        if isToldOfOther(whole, than: profile, outline) { continue }
        var piece = whole.cut(for: profile, outline)
        guard !isWithin(piece.tokens, often) else { continue }
        if isOnlyTown(slot) { piece.takeTown(outline) }
        guard isAllowed(piece, profile, outline), !isOwnName(piece, profile, outline) else {
          continue
        }
        if profile.isFreeText {
          piece.takeBack(cuts, outline)
          piece.takeSubject(outline)
        }
        // What a value of its kind may be is no name that no lexicon lists.
        let isMarked = piece.origin == .quoted || piece.isQuoted
        if profile.isMixed, !isMarked, outline.isClaimed.holds(anyOf: piece.tokens) { continue }
        if let pattern, !pattern.matches(outline.phrase.text(of: piece.tokens)) { continue }
        var candidate = candidate(slot, piece, outline)
        if !profile.isFreeText, let word = corrected[piece.tokens] {
          candidate.add(.init(.corrected(word), Points.takenBack))
        } else if let choice = piece.choice, !isList, !profile.isFreeText {
          candidate.add(.init(.alternative(choice), Points.takenBack))
        }
        candidates.append(candidate)
      }
    }
    return candidates
  }

  private func candidate(_ slot: Int, _ piece: TextPiece, _ outline: PhraseOutline) -> Candidate {
    let profile = grammar.profiles[slot]
    var reasons = [Candidate.Reason(.words, Points.words)]
    var cue: Range<Int>?
    if piece.isQuoted { reasons.append(.init(.quoted, Points.quoted)) }
    if piece.origin == .labelled, let label = piece.lead {
      cue = label..<label + 1
      let isCalled = outline.uses[label].contains(.lead)
      reasons.append(
        isCalled
          ? .init(.cue(label..<label + 1), Points.lead)
          : .init(.named(by: label..<label + 1), Points.labelled))
    } else if let lead = piece.lead, !Self.telling.contains(piece.origin),
      !profile.wording.roles.isEmpty
    {
      // "From the Orchard album" leads to the album.
      let noun = noun(behind: piece, outline)
      let roles =
        piece.origin == .told
        ? [.goal]
        : noun != nil
          ? []
          : LabelledPieces(grammar: grammar, outline: outline, words: words)
            .leadsElsewhere(lead, than: slot)
            ? [] : roles(after: lead, outline).subtracting([.purpose])
      let shared = roles.intersection(profile.wording.roles)
      // "For lunch" names nobody.
      let isThing = shared == [.beneficiary] && !outline.isCapital(piece.tokens.lowerBound)
      if !shared.isEmpty, !isThing {
        cue = lead..<lead + 1
        reasons.append(.init(.cue(lead..<lead + 1), Points.lead))
        // Whoever comes alone is rather the only one of a sort.
        if profile.slot.isArray, shared == [.companion] {
          reasons.append(.init(.unpointed, Points.oneOfSeveral))
        }
      } else if !otherRoles[slot].isDisjoint(with: roles) {
        let says = roles.map(\.rawValue).sorted().joined(separator: " ")
        reasons.append(.init(.otherRole(lead..<lead + 1, says: says), Points.otherLead))
      }
    }
    if cue == nil, let part = part(of: piece, outline) {
      if !part.roles.isDisjoint(with: profile.wording.roles) {
        cue = part.word
        reasons.append(.init(.cue(part.word), Points.lead))
      } else if !otherRoles[slot].isDisjoint(with: part.roles) {
        let says = part.roles.map(\.rawValue).sorted().joined(separator: " ")
        reasons.append(.init(.otherRole(part.word, says: says), Points.otherLead))
      }
    }
    if profile.slot.shape.kind == "person", let reason = reason(forPerson: piece, outline) {
      reasons.append(reason)
    } else if profile.wording.roles.contains(.person), !profile.slot.isArray,
      piece.origin == .capitals,
      words.isHonorific(outline.phrase.tokens[piece.tokens.lowerBound])
    {
      reasons.append(.init(.capitals, Points.honorific / 2))
    }
    if cue == nil, let adverb = adverb(piece, profile, outline) {
      cue = adverb
      reasons.append(.init(.cue(adverb), Points.lead))
    }
    if cue == nil, piece.origin != .capitals || !outline.startsSentence(piece.tokens.lowerBound),
      let reason = reason(forOrderOf: piece, profile, outline)
    {
      reasons.append(reason)
    }
    if cue == nil, let owned = owned(by: piece, of: profile, outline) {
      cue = owned
      reasons.append(.init(.cue(owned), Points.lead))
    }
    if profile.slot.isArray, cue == nil { reasons.append(.init(.unpointed, Points.unpointed)) }
    if piece.origin != .labelled
      || cue.map({ outline.uses[$0.lowerBound].contains(.lead) }) == true,
      let keyword = keyword(
        of: profile, beside: piece.tokens, outline, isQuoted: piece.origin == .quoted)
    {
      cue = cue ?? keyword
      reasons.append(.init(.named(by: keyword), Points.keyword))
    }
    let isMeant = cue != nil || grammar.leaves[slot].isRequired
    reasons += shapeReasons(
      profile, piece, outline, isMeant: isMeant, isPointed: cue != nil,
      isNamed: isNamed(by: cue, outline),
      isItem: grammar.leaves[slot].outer.contains(where: \.isArray))
    if !grammar.leaves[slot].outer.isEmpty, !grammar.leaves[slot].isRequired, cue == nil {
      reasons.append(.init(.inner, Points.inner))
    }
    if outline.isTold.holds(allOf: piece.tokens), !Self.telling.contains(piece.origin),
      piece.origin != .quoted
    {
      reasons.append(.init(.told, Points.aside))
    }
    if let reason = reasonOfAddress(
      profile, piece, outline,
      isPointed: cue != nil || grammar.leaves[slot].isRequired || isOnlyAddress(slot))
    {
      reasons.append(reason)
    }
    // A house is rarely called by one small word that nothing points at.
    if profile.wording.roles.contains(.address), cue == nil, piece.tokens.count == 1,
      piece.origin != .quoted, !outline.isCapital(piece.tokens.lowerBound)
    {
      reasons.append(.init(.unlisted, Points.unlisted))
    }
    if profile.isMixed {
      let isNamed = cue != nil && piece.tokens.contains(where: outline.isCapital)
      let isClosed = profile.kinds.allSatisfy(Self.closedKinds.contains)
      let points =
        isClosed ? Points.unlistedOfAll : isNamed ? Points.unlistedName : Points.unlisted
      reasons.append(.init(.unlisted, piece.hasRegion(outline) ? Points.townWithState : points))
    }
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

  /// Whether the word before a piece is one that leads to names rather than to times.
  private func isNamed(by cue: Range<Int>?, _ outline: PhraseOutline) -> Bool {
    cue.map { cue in
      let roles = words.roles(after: outline.phrase.tokens[cue.lowerBound])
      return roles.isEmpty || !roles.isDisjoint(with: Self.namingRoles)
    } ?? false
  }

  /// The kinds of which a lexicon lists all that there are.
  private static let closedKinds: Set<String> = ["country", "language"]

  static let partRoles: RoleSet = [.author, .companion]

  private static let namingRoles: RoleSet = [.goal, .author, .label, .companion]

  /// The pieces that somebody is told rather than named by.
  private static let telling: Set<TextPiece.Origin> = [.opened, .telling, .purpose]

  /// Whether the verb that leads to a piece is one of somebody's own words as well: "task: ask the club".
  private func isLed(
    _ piece: TextPiece, within opened: [Range<Int>], _ outline: PhraseOutline
  ) -> Bool {
    piece.lead.map { lead in
      outline.uses[lead].contains(.telling) && opened.contains { $0.contains(lead) }
    } ?? false
  }

  /// What somebody is told, where the schema holds that.
  private func reported(_ outline: PhraseOutline) -> [Range<Int>] {
    grammar.holdsWords ? PieceFinder(outline).reported() : []
  }

  /// The names that a later one replaces, with the word that says so.
  private func corrected(
    _ pieces: [TextPiece], _ outline: PhraseOutline
  ) -> [Range<Int>: Range<Int>] {
    var found: [Range<Int>: Range<Int>] = [:]
    for word in outline.corrections {
      for piece in pieces where piece.tokens.upperBound <= word.lowerBound {
        let gap = piece.tokens.upperBound..<word.lowerBound
        let next = word.upperBound
        guard gap.allSatisfy({ !outline.isWord($0) }), gap.count <= 1,
          pieces.contains(where: { (next...next + 1).contains($0.tokens.lowerBound) })
        else { continue }
        found[piece.tokens] = word
      }
    }
    return found
  }

  /// The values that a text takes back itself, with the words that say so: "at 10, no," in "at 10, no, at 11".
  private func cuts(_ outline: PhraseOutline) -> [Range<Int>] {
    outline.corrections.compactMap { word in
      var start = word.lowerBound
      while start > 0, !outline.isWord(start - 1) { start -= 1 }
      let end = start
      while start > 0, outline.isValue[start - 1] { start -= 1 }
      var next = word.upperBound
      while next < outline.indices.upperBound, !outline.isWord(next) { next += 1 }
      let first = next
      while next < outline.indices.upperBound, outline.uses[next].contains(.lead) { next += 1 }
      guard start < end, next < outline.indices.upperBound, outline.isValue[next] else {
        return nil
      }
      // The word that leads to the value is said again.
      let isLed = first < next && start > 0 && outline.uses[start - 1].contains(.lead)
      return (isLed ? start - 1 : start)..<first
    }
  }

  /// What makes a name one of a person: a title, or a word such as "friend" before it.
  private func reason(
    forPerson piece: TextPiece, _ outline: PhraseOutline
  ) -> Candidate.Reason? {
    let start = piece.tokens.lowerBound
    if piece.origin == .capitals, words.isHonorific(outline.phrase.tokens[start]) {
      return .init(.capitals, Points.honorific)
    }
    guard start > 0, outline.uses[start - 1].contains(.kin) else { return nil }
    return .init(.kin(start - 1..<start), Points.honorific)
  }

  /// The word itself, where it is a place that needs no word to lead to it: "home".
  private func adverb(
    _ piece: TextPiece, _ profile: SlotProfile, _ outline: PhraseOutline
  ) -> Range<Int>? {
    let start = piece.tokens.lowerBound
    guard piece.lead == nil, piece.tokens.count == 1, outline.says[start].contains(.adverb),
      !words.roles(after: outline.phrase.tokens[start]).isDisjoint(with: profile.wording.roles)
    else { return nil }
    return piece.tokens
  }

  /// What the word behind a piece tells of it: the way goes on from a place, or whose work it is follows.
  private func reason(
    forOrderOf piece: TextPiece, _ profile: SlotProfile, _ outline: PhraseOutline
  ) -> Candidate.Reason? {
    let (roles, next) = (profile.wording.roles, piece.tokens.upperBound)
    guard next < outline.indices.upperBound,
      piece.origin == .open || piece.origin == .capitals
        || piece.origin == .rest
    else { return nil }
    let leads = words.roles(after: outline.phrase.tokens[outline.arrowEnd(next) ?? next])
    let isName = piece.tokens.allSatisfy { outline.isNameLike($0, in: piece.tokens) }
    if roles.contains(.source), isName && leads.contains(.goal) || outline.arrowEnd(next) != nil {
      return .init(.before(.goal), Points.leadingOn)
    }
    if roles.contains(.label), leads.contains(.author),
      !outline.isHome.holds(anyOf: piece.tokens),
      grammar.textSlots.contains(where: {
        grammar.profiles[$0].wording.roles.contains(.author)
      })
    {
      return .init(.before(.author), Points.beforeAuthor)
    }
    if roles.contains(.author), profile.slot.shape.kind != "person", piece.origin == .capitals,
      PieceFinder(outline).isBeforeNoun(piece.tokens)
    {
      return .init(.beforeNoun, Points.beforeNoun)
    }
    return nil
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
    guard profile.wording.roles.contains(.author),
      next < outline.indices.upperBound,
      grammar.textSlots.contains(where: {
        grammar.profiles[$0] !== profile && isNamed(next, grammar.profiles[$0], outline)
      }),
      ["'s", "’s"].contains(where: outline.phrase.text(of: piece.tokens).hasSuffix)
    else { return nil }
    return next..<next + 1
  }
}
