/// What the words of a piece and those beside it say of the slot that it is for.
extension TextOfferer {
  /// Whether a piece of a sentence is but somebody's name: "my son Felix".
  func isPerson(_ piece: TextPiece, _ outline: PhraseOutline) -> Bool {
    guard [.open, .rest, .capitals].contains(piece.origin),
      let first = piece.tokens.first(where: { outline.uses[$0].contains(.kin) })
    else { return false }
    let name = first + 1..<piece.tokens.upperBound
    return first <= piece.tokens.lowerBound + 1 && !name.isEmpty
      && name.allSatisfy(outline.isCapital)
  }

  /// What an address, or a place that a lexicon lists, says for a slot of addresses and against one of persons.
  func reasonOfAddress(
    _ profile: SlotProfile, _ piece: TextPiece, _ outline: PhraseOutline, isPointed: Bool
  ) -> Candidate.Reason? {
    let isPerson = profile.slot.shape.kind == "person" || profile.wording.roles.contains(.person)
    if outline.isAddress(piece.tokens) {
      if profile.wording.roles.contains(.address) {
        return isPointed && outline.isWholeAddress(piece.tokens)
          ? .init(.address, Points.address) : nil
      }
      return isPerson ? .init(.address, -Points.address) : nil
    }
    // A listed place is none that has a name of its own only.
    let isPlace = profile.wording.roles.contains(.place) && !profile.isMixed
    guard isPerson && !isMeant(piece, profile, outline) || isPlace,
      outline.isSaidPlace[piece.tokens].allSatisfy({ $0 })
    else { return nil }
    return .init(.place, -Points.rest)
  }

  /// Whether no other slot holds an address.
  func isOnlyAddress(_ slot: Int) -> Bool {
    !otherRoles[slot].contains(.address)
  }

  /// Whether the word before a piece points at the slot.
  func isMeant(
    _ piece: TextPiece, _ profile: SlotProfile, _ outline: PhraseOutline
  ) -> Bool {
    piece.lead.map {
      !words.roles(after: outline.phrase.tokens[$0]).isDisjoint(with: profile.wording.roles)
    } ?? false
  }

  /// Whether it holds a heading beside the words that it is the heading of.
  func isHeading(_ profile: SlotProfile) -> Bool {
    profile.wording.roles.contains(.label) && !profile.wording.roles.contains(.words)
      && grammar.textSlots.contains {
        grammar.profiles[$0].wording.roles.contains(.words) && grammar.leaves[$0].isRequired
      }
  }

  /// Whether it holds the title of a work.
  func isTitle(_ profile: SlotProfile) -> Bool {
    profile.wording.roles.isSuperset(of: [.label])
      && profile.wording.roles.isDisjoint(with: [.words, .collection])
  }

  /// A word of the slot's name beside the words, small words between.
  func keyword(
    of profile: SlotProfile, beside tokens: Range<Int>, _ outline: PhraseOutline
  ) -> Range<Int>? {
    // "Cinema" in "Cinema Paradiso" names it from within.
    if tokens.count > 1, !profile.isFreeText, tokens.allSatisfy(outline.isCapital) {
      for end in [tokens.lowerBound, tokens.upperBound - 1] where isNamed(end, profile, outline) {
        return end..<end + 1
      }
    }
    var before = tokens.lowerBound - 1
    var steps = 0
    while before >= 0, steps < 4, !isNamed(before, profile, outline) {
      guard isPassing(before, outline) else { break }
      before -= 1
      steps += 1
    }
    if steps == 0, before > 0, isNamed(before, profile, outline), outline.isCapital(before),
      tokens.allSatisfy(outline.isCapital), !outline.startsSentence(before)
    {
      return nil
    }
    if before >= 0, isNamed(before, profile, outline) { return before..<before + 1 }
    var after = tokens.upperBound
    while after < min(tokens.upperBound + 2, outline.indices.upperBound),
      isPassing(after, outline), !outline.isStop(after), !isNamed(after, profile, outline)
    { after += 1 }
    let isThere = after < outline.indices.upperBound && isNamed(after, profile, outline)
    return isThere ? after..<after + 1 : nil
  }

  func isPassing(_ index: Int, _ outline: PhraseOutline) -> Bool {
    !outline.uses[index].isDisjoint(with: [.small, .lead, .opener]) || !outline.isWord(index)
      || outline.isSort[index]
  }

  func isNamed(_ index: Int, _ profile: SlotProfile, _ outline: PhraseOutline) -> Bool {
    outline.phrase.tokens[index].shape == .letters
      && outline.phrase.isKin(index, profile.wording.names)
  }
}
