/// The cues of a phrase, found by the token beside which they stand.
///
/// A class, since every value of a phrase is held against it.
final class CueIndex {
  /// Those that stand before their values, by their end; of equal ones the longer first.
  private let before: [Offer.CueMention]
  /// Those that stand after their values, by their start; of equal ones the longer first.
  private let after: [Offer.CueMention]
  /// Those that reach over other things to their values, by their end.
  private let clauses: [Offer.CueMention]
  /// Those that lead to the other end of a way, by their start.
  private let leads: [Offer.CueMention]
  private let gaps: CueGaps

  /// The most tokens that a cue reaches over.
  private static let reach = 12

  /// Sorts the cues of a phrase.
  init(_ cues: [Offer.CueMention], gaps: CueGaps) {
    self.gaps = gaps
    var (before, after) = ([Offer.CueMention](), [Offer.CueMention]())
    before.reserveCapacity(cues.count)
    for cue in cues {
      switch cue.cue.side {
      case .before, .clause: before.append(cue)
      case .after: after.append(cue)
      case .beside:
        before.append(cue)
        after.append(cue)
      case .connective: continue
      }
    }
    before.sort {
      ($0.tokens.upperBound, $0.tokens.lowerBound) < ($1.tokens.upperBound, $1.tokens.lowerBound)
    }
    after.sort {
      ($0.tokens.lowerBound, $1.tokens.upperBound) < ($1.tokens.lowerBound, $0.tokens.upperBound)
    }
    leads = before.filter(\.cue.isLead).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
    clauses = before.filter { $0.cue.side == .clause }
    (self.before, self.after) = (before, after)
  }

  /// The cues of a value, the nearest first; cues may stand in a row: "flying out of".
  func pointers(at tokens: Range<Int>, kind: String) -> [Offer.CueMention] {
    let following = following(tokens, kind)
    var found: [Offer.CueMention] = []
    var start = gaps.start(ofMarksBefore: tokens.lowerBound)
    while found.count < 3,
      let next = first(in: before, at: start, kind, place: \.tokens.upperBound)
    {
      found.append(next)
      start = next.tokens.lowerBound
    }
    if let following {
      // What is counted stands after its number rather than before.
      let isTied = start < tokens.lowerBound && gaps.isTied(before: tokens.lowerBound)
      if following.cue.side == .beside, !isTied { found.removeAll { $0.cue.isOfCounts } }
      if following.cue.side != .beside || !isTied { found.append(following) }
    }
    if let clause = clause(before: tokens.lowerBound, kind),
      !found.contains(where: { $0.tokens.overlaps(clause.tokens) })
    {
      found.append(clause)
    }
    return found
  }

  /// Whether a word that leads to the other end of a way follows a value: "A" in "A to B".
  func leadsOn(from tokens: Range<Int>, kind: String) -> Bool {
    first(in: leads, at: tokens.upperBound, kind, place: \.tokens.lowerBound) != nil
  }

  private func following(_ tokens: Range<Int>, _ kind: String) -> Offer.CueMention? {
    if let next = first(in: after, at: tokens.upperBound, kind, place: \.tokens.lowerBound) {
      return next
    }
    guard
      let end = gaps.end(ofOptionsAt: tokens.upperBound)
        ?? gaps.end(ofHyphenAt: tokens.upperBound),
      let next = first(in: after, at: end, kind, place: \.tokens.lowerBound)
    else { return nil }
    return next.cue.side == .beside ? next : nil
  }

  /// The cue that governs what is said at a token.
  private func clause(before token: Int, _ kind: String) -> Offer.CueMention? {
    let start = gaps.startOfClause(at: token)
    var place = clauses.partitionPoint { $0.tokens.upperBound > token }
    while place > 0, token - clauses[place - 1].tokens.upperBound <= Self.reach {
      place -= 1
      let cue = clauses[place]
      if cue.tokens.lowerBound >= start, cue.cue.goes(with: kind) { return cue }
    }
    return nil
  }

  private func first(
    in cues: [Offer.CueMention], at token: Int, _ kind: String,
    place: (Offer.CueMention) -> Int
  ) -> Offer.CueMention? {
    let first = cues.partitionPoint { place($0) >= token }
    return cues[first...].prefix { place($0) == token }
      .first { $0.cue.goes(with: kind) }
  }
}
