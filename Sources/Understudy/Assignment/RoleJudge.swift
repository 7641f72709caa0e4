/// Weighs what the words around a value say of its role against what a slot asks for.
struct RoleJudge {
  private enum Points {
    static let cue = 400
    static let furtherCue = 50
    static let fittingEnd = 100
    static let onlyEnd = -20
    static let boundMoment = 10
    static let oneBound = -100
    static let wrongRole = -450
    static let idleCue = -60
    static let weakCue = -100
    static let unsaidRole = -400
  }

  private let profile: SlotProfile
  /// What was found, to which more may be added.
  var reasons: [Candidate.Reason] = []
  /// The nearest word that points at the slot.
  private(set) var nearest: Range<Int>?
  /// Whether a word says more than that it is a bound.
  private(set) var saysWhat = false
  private var said = RoleSet()

  /// Begins with the reason why a value fits at all.
  init(_ profile: SlotProfile, _ first: Candidate.Reason) {
    self.profile = profile
    reasons.reserveCapacity(8)
    reasons.append(first)
  }

  // MARK: - Words

  /// Weighs the words beside a value, the nearest first.
  mutating func weigh(_ pointers: [Offer.CueMention], of part: MentionPart, kind: String) {
    for pointer in pointers {
      let cue = pointer.cue
      // "For under 200" is said of no people.
      if part.isBounded, cue.side == .before, cue.isOfCounts { continue }
      // The word before a range says when it begins.
      if part.claim == .lastDay, cue.roleSet.contains(.outward) { continue }
      // A nearer cue outweighs a farther one that names the other end.
      guard !cue.roles.isEmpty, cue.opposites.isDisjoint(with: said) else { continue }
      said.formUnion(cue.roleSet)
      if !cue.roleSet.isDisjoint(with: profile.roles) {
        reasons.append(
          .init(.cue(pointer.tokens), nearest == nil ? Points.cue : Points.furtherCue))
        if nearest == nil { nearest = pointer.tokens }
        if cue.saysWhat { saysWhat = true }
      } else {
        reasons.append(
          .init(.otherRole(pointer.tokens, says: cue.role), pointsAgainst(cue, kind)))
      }
    }
  }

  /// What speaks against a slot when a word names a role that it does not have.
  private func pointsAgainst(_ cue: Cue, _ kind: String) -> Int {
    guard !profile.roles.isEmpty else { return Points.idleCue }
    guard !cue.isWeak else { return Points.weakCue }
    let isOpposite = !cue.opposites.isDisjoint(with: profile.roles)
    return isOpposite || profile.hasRival(cue.roleSet, ofKind: kind)
      ? Points.wrongRole : Points.idleCue
  }

  // MARK: - Parts

  /// Weighs which part of what was said a value is.
  mutating func weigh(_ part: MentionPart, kind: String) {
    guard let end = part.end else {
      if part.isBounded, profile.isCount, !profile.isBound, nearest == nil {
        reasons.append(.init(.bareNumber, Points.wrongRole))
      }
      weighBothBounds(part, kind)
      return
    }
    let wanted = profile.wantedEnd
    let isDay = !part.claim.isDisjoint(with: [.day, .lastDay])
    // Of "between May 3 and May 8" only who must know the end takes it for one.
    let isEnding = end == .last && (!(part.isSpan && isDay) || profile.slot.isRequired)
    if wanted == end, isEnding || end == .first || profile.isBound {
      // "Until Friday" is an end, but hardly the way back.
      let isDoubtful = part.isOnlyEnd && !profile.isBound
      let doubt = kind == "dateTime" ? Points.boundMoment : Points.onlyEnd
      reasons.append(.init(.rangeEnd(end), isDoubtful ? doubt : Points.fittingEnd))
      said.insert(end == .first ? .lower : .upper)
      if profile.isOfStay { said.insert(.arrival) }
      if isEnding, part.claim.isSubset(of: [.day, .lastDay]) {
        said.insert(.back)
        said.insert(.arrival)
      }
      if isEnding, !profile.isBound, !part.isOnlyEnd { said.insert(.arrival) }
    } else if part.isOnlyEnd, profile.roles.isEmpty, kind == "dateTime" {
      // "By Friday at 5" tells more than its day.
      reasons.append(.init(.rangeEnd(end), Points.boundMoment))
    } else if part.isOnlyEnd, !profile.isBound, wanted == .first {
      let points =
        part.isBounded && profile.isCount && nearest == nil ? Points.wrongRole : Points.onlyEnd
      reasons.append(.init(.rangeEnd(end), points))
    } else {
      reasons.append(.init(.rangeEnd(end), Points.wrongRole))
    }
  }

  /// A time of day without bounds is both of them; an amount is the most that is allowed, where nothing else asks for it.
  private mutating func weighBothBounds(_ part: MentionPart, _ kind: String) {
    guard profile.isBound else { return }
    if !part.claim.isDisjoint(with: .clock), part.claim != .all {
      said.insert(.lower)
      said.insert(.upper)
      reasons.append(.init(.bothBounds, 0))
    } else if part.claim == .all, profile.plays(.upper),
      !profile.hasPlainRival(ofKind: kind)
    {
      said.insert(.upper)
      reasons.append(.init(.bothBounds, Points.oneBound))
    }
  }

  /// Weighs the roles that a word would have to say, unless the slot itself is named.
  mutating func weighSilence(isNamed: Bool) {
    guard !isNamed, !profile.markedRoles.isEmpty else { return }
    // "2 stops" says which slot is meant as well as its name would.
    if profile.isCount, saysWhat { return }
    // Any word that points at the other end of a way is enough.
    if nearest != nil, profile.markedRoles.isSubset(of: .ofTime), !profile.holdsTime { return }
    let unsaid = profile.markedRoles.subtracting(said)
    if !unsaid.isEmpty { reasons.append(.init(.unsaid(unsaid), Points.unsaidRole)) }
  }
}
