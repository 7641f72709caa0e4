/// Which pieces of a phrase are no name and no text for a slot, whatever stands around them.
extension TextOfferer {
  /// Whether a piece may fill a slot at all.
  func isAllowed(
    _ piece: TextPiece, _ profile: SlotProfile, _ outline: PhraseOutline
  ) -> Bool {
    switch piece.origin {
    case .purpose: profile.isFreeText && profile.wording.roles.contains(.purpose)
    case .named: profile.isFreeText && !profile.wording.roles.contains(.words)
    default: true
    }
  }

  /// Whether a mark ties a piece to the name of another slot: "sender: …".
  func isToldOfOther(
    _ piece: TextPiece, than profile: SlotProfile, _ outline: PhraseOutline
  ) -> Bool {
    guard piece.origin == .opened, let mark = piece.lead, outline.isMark(mark, ":"), mark > 0 else {
      return false
    }
    return outline.isSlotName[mark - 1] && !isNamed(mark - 1, profile, outline)
  }

  /// Whether a piece does no more than name slots.
  func isOnlyNames(_ piece: TextPiece, _ outline: PhraseOutline) -> Bool {
    if [.open, .rest, .joined].contains(piece.origin), piece.tokens.allSatisfy(outline.isIdle) {
      return true
    }
    if [.open, .rest].contains(piece.origin), piece.tokens.allSatisfy({ outline.isNumber[$0] }) {
      return true
    }
    if outline.isMark(piece.tokens.upperBound, ":"),
      piece.tokens.allSatisfy({ outline.isSlotName[$0] })
    {
      return true
    }
    // "We" is nobody's name.
    if piece.tokens.count == 1,
      !outline.says[piece.tokens.lowerBound].isDisjoint(with: [.stating, .pronoun])
    {
      return true
    }
    // "Let me know by mail" tells how, and no words of its own.
    if piece.origin == .opened,
      piece.tokens.allSatisfy({
        outline.isCase[$0] || !outline.uses[$0].isDisjoint(with: [.lead, .small])
      })
    {
      return true
    }
    // "Weighs" only names a weight.
    if [.open, .rest].contains(piece.origin),
      piece.tokens.allSatisfy({ index in
        outline.isSlotName[index] && !outline.isCapital(index)
          && !grammar.textSlots.contains { isNamed(index, grammar.profiles[$0], outline) }
      })
    {
      return true
    }
    // "My friend" before a name is none itself.
    if piece.tokens.count == 1, outline.uses[piece.tokens.lowerBound].contains(.kin),
      !outline.isCapital(piece.tokens.lowerBound),
      piece.tokens.upperBound < outline.indices.upperBound,
      outline.isCapital(piece.tokens.upperBound)
    {
      return true
    }
    return piece.origin == .open
      && piece.tokens.allSatisfy { index in
        grammar.textSlots.contains { isNamed(index, grammar.profiles[$0], outline) }
      }
  }

  /// Whether a piece does no more than name the slot that it would fill, or what somebody does: "order ID", "acted".
  func isOwnName(
    _ piece: TextPiece, _ profile: SlotProfile, _ outline: PhraseOutline
  ) -> Bool {
    guard piece.origin != .quoted, !profile.isMixed else { return false }
    let ends = piece.tokens.filter(outline.isWord)
    return ends.allSatisfy { index in
      isNamed(index, profile, outline) || outline.isSort[index]
        || !words.roles(doing: outline.phrase.tokens[index]).isEmpty
    }
  }
}
