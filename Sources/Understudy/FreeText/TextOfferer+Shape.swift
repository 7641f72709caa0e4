/// What the look of a piece says for a slot and against it.
extension TextOfferer {
  /// The roles of those whose name stands before the name of a thing: "Bluewave" in "Bluewave kettle".
  private static let makers: RoleSet = [.author, .person]

  func shapeReasons(
    _ profile: SlotProfile, _ piece: TextPiece, _ outline: PhraseOutline, isMeant: Bool,
    isPointed: Bool, isNamed: Bool, isItem: Bool
  ) -> [Candidate.Reason] {
    let isFree = profile.isFreeText
    var reasons: [Candidate.Reason] = []
    switch piece.origin {
    case .quoted:
      let points = isFree ? Points.quotedText : Points.quoted
      reasons.append(.init(.quoted, points + (!isFree && isTitle(profile) ? Points.only : 0)))
    case .opened:
      reasons.append(
        .init(.opened, isFree && !isHeading(profile) ? Points.opened : -Points.opened))
    case .rest:
      reasons.append(.init(.rest, isFree ? (isMeant ? Points.rest : 0) : -Points.rest))
    case .told: reasons.append(.init(.spokenTo, isFree ? -Points.rest : Points.told))
    case .telling:
      let isWords = isFree && !isTitle(profile)
      reasons.append(.init(.opened, isWords ? Points.telling : -Points.opened))
    case .digits:
      reasons.append(.init(.number, profile.isFreeText ? -Points.opened : Points.number))
    case .labelled:
      // "Cinema" may belong to the name in "Cinema Paradiso".
      let isLabelPart = piece.lead.map(outline.isCapital) ?? false
      if !isFree, !isLabelPart, piece.tokens.allSatisfy({ outline.isCapital($0) }) {
        reasons.append(.init(.capitals, Points.capitals))
      }
    case .segment:
      // Where but one slot holds free text, words by themselves are for it.
      let free = grammar.textSlots.filter { grammar.profiles[$0].isFreeText }.count
      reasons.append(.init(.rest, isFree && !isMeant && free == 1 ? Points.segment : -Points.rest))
    case .joined:
      if isTitle(profile), outline.isTitled(piece.tokens) {
        reasons.append(.init(.capitals, isMeant ? Points.wantedTitle : Points.title))
        reasons.append(.init(.joined, isMeant ? Points.wantedWholeTitle : Points.wholeTitle))
      } else {
        let isName = isPointed && outline.isNameJoint(in: piece.tokens)
        reasons.append(.init(.joined, isName ? Points.wholeName : Points.joint))
      }
    case .purpose: reasons.append(.init(.rest, Points.purpose))
    case .named: reasons.append(.init(.rest, isMeant ? Points.rest / 2 : 0))
    case .open, .capitals:
      let capitals = piece.tokens.count { outline.isNameLike($0, in: piece.tokens) }
      // Where entries of a catalogue take the rest, what is written as a name is one.
      if capitals > 0, !isFree || !grammar.matchers.isEmpty {
        reasons.append(.init(.capitals, Points.capitals * capitals / piece.tokens.count))
      } else if capitals == piece.tokens.count, isTitle(profile) {
        reasons.append(.init(.capitals, isMeant ? Points.wantedTitle : Points.title))
      }
    }
    if !isNamed || profile.wording.roles.contains(.person),
      [.open, .capitals, .rest, .joined].contains(piece.origin),
      outline.isValue.holds(allOf: piece.tokens),
      !outline.isNumber.holds(anyOf: piece.tokens)
    {
      reasons.append(.init(.value, Points.value))
    }
    if isFree, !isTitle(profile), isPerson(piece, outline) {
      reasons.append(.init(.spokenTo, -Points.rest))
    }
    if isItem, piece.origin == .capitals, !isFree,
      profile.wording.roles.isDisjoint(with: Self.makers),
      profile.slot.shape.kind != "person", PieceFinder(outline).isBeforeNoun(piece.tokens)
    {
      reasons.append(.init(.beforeNoun, -Points.beforeNoun))
    }
    if profile.wording.roles.contains(.sought), piece.origin == .open, piece.lead == nil,
      outline.isCommand, !isOnlyDescribed(piece, profile, outline)
    {
      reasons.append(.init(.sought, Points.sought))
    }
    if profile.wording.roles.contains(.collection), !isMeant {
      reasons.append(.init(.unnamed, Points.collection))
    }
    reasons.append(.init(.length(piece.tokens.count), min(piece.tokens.count * 3, 30)))
    return reasons
  }
}
