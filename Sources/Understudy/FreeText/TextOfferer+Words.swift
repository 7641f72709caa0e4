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
      outline.isSaidPlace.holds(allOf: piece.tokens)
    else { return nil }
    return .init(.place, isPlace && hasTownSlot ? Points.town : -Points.rest)
  }

  /// Whether a place that a lexicon lists must be told to some slot.
  private var hasTownSlot: Bool {
    grammar.profiles.indices.contains {
      grammar.leaves[$0].isRequired && grammar.profiles[$0].kinds.contains("city")
    }
  }

  /// Whether a slot holds an address and no other one the town of it.
  func isOnlyTown(_ slot: Int) -> Bool {
    let roles = grammar.profiles[slot].wording.roles
    guard !roles.isDisjoint(with: [.address, .place, .goal, .source]) else { return false }
    return !grammar.profiles.indices.contains {
      $0 != slot && grammar.profiles[$0].kinds.contains("city")
        && grammar.profiles[$0].roles == grammar.profiles[slot].roles
    }
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

  /// Whether a piece only says what sort of thing a slot holds, or names another slot: "dish", "course".
  func isOnlyDescribed(
    _ piece: TextPiece, _ profile: SlotProfile, _ outline: PhraseOutline
  ) -> Bool {
    piece.tokens.allSatisfy {
      outline.isSlotName[$0] || outline.phrase.isKin($0, profile.wording.tellingWords)
    }
  }

  /// Whether it holds the title of a work.
  func isTitle(_ profile: SlotProfile) -> Bool {
    profile.wording.roles.isSuperset(of: [.label])
      && profile.wording.roles.isDisjoint(with: [.words, .collection])
  }

  /// The roles that a word gives what it leads to; with a verb before it those of whoever does that: "acted by".
  func roles(after lead: Int, _ outline: PhraseOutline) -> RoleSet {
    let roles = words.roles(after: outline.phrase.tokens[lead])
    guard lead > 0, roles.contains(.author) else { return roles }
    let doing = words.roles(doing: outline.phrase.tokens[lead - 1])
    return doing.isEmpty ? roles : doing
  }

  /// The name of a slot of words right behind a name that tells more of it: "album" in "the Orchard album".
  func noun(behind piece: TextPiece, _ outline: PhraseOutline) -> Int? {
    let next = piece.tokens.upperBound
    guard next < outline.indices.upperBound, outline.isWord(next), !outline.isCapital(next),
      piece.tokens.allSatisfy({ outline.isNameLike($0, in: piece.tokens) }),
      grammar.textSlots.contains(where: { slot in
        let profile = grammar.profiles[slot]
        return profile.wording.roles.contains(.label) && isTold(next, by: profile, outline)
      })
    else { return nil }
    return next
  }

  private func isTold(_ index: Int, by profile: SlotProfile, _ outline: PhraseOutline) -> Bool {
    outline.phrase.withNormalizedUnits(of: outline.phrase.tokens[index]) { units in
      profile.wording.tellingNames.words.contains { $0.elementsEqual(units) }
    }
  }

  /// The part that somebody named plays, with the word that tells it: "Lee Marsh as an actor", "that Ida Roe wrote",
  /// "the actor Lee Marsh".
  func part(
    of piece: TextPiece, _ outline: PhraseOutline
  ) -> (roles: RoleSet, word: Range<Int>)? {
    let tokens = piece.tokens
    guard piece.origin == .capitals || piece.origin == .open || piece.origin == .joined,
      tokens.allSatisfy({ outline.isNameLike($0, in: tokens) })
    else { return nil }
    func roles(_ index: Int) -> RoleSet {
      words.roles(before: outline.phrase.tokens[index]).intersection(Self.partRoles)
    }
    let before = tokens.lowerBound - 1
    if before >= 0, outline.isWord(before), !outline.isCapital(before), !roles(before).isEmpty {
      return (roles(before), before..<before + 1)
    }
    for index in tokens.upperBound..<min(tokens.upperBound + Self.partReach, outline.indices.count)
    {
      guard outline.isWord(index), !outline.isCapital(index), !outline.isClaimed[index],
        outline.uses[index].isDisjoint(with: .join)
      else { return nil }
      // "The singer" alone, and no "by" whoever comes next.
      let isBy =
        index + 1 < outline.indices.count && outline.uses[index + 1].contains(.lead)
        && words.roles(after: outline.phrase.tokens[index + 1]).contains(.author)
      if !roles(index).isEmpty { return isBy ? nil : (roles(index), index..<index + 1) }
    }
    return nil
  }

  /// How many words behind a name the word may stand that tells its part.
  private static let partReach = 6

  /// A word of the slot's name beside the words, small words between.
  func keyword(
    of profile: SlotProfile, beside tokens: Range<Int>, _ outline: PhraseOutline,
    isQuoted: Bool = false
  ) -> Range<Int>? {
    if isQuoted {
      // The marks belong to what they stand around.
      let marked = max(0, tokens.lowerBound - 1)..<min(tokens.upperBound + 1, outline.indices.count)
      return keyword(of: profile, beside: marked, outline)
    }
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
    // "A deal between Ada and Bo" does not name either of them.
    if outline.uses[index].contains(.lead), words.roles(after: outline.phrase.tokens[index]).isEmpty
    {
      return false
    }
    return !outline.uses[index].isDisjoint(with: [.small, .lead, .opener])
      || !outline.isWord(index) || outline.isSort[index]
  }

  func isNamed(_ index: Int, _ profile: SlotProfile, _ outline: PhraseOutline) -> Bool {
    outline.phrase.tokens[index].shape == .letters
      && outline.phrase.isKin(index, profile.wording.names)
  }
}
