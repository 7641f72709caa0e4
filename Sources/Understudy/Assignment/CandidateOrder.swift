/// Prefers the first of two values for the first of two slots, where no word tells which is which.
struct CandidateOrder {
  private let profiles: [SlotProfile]
  private let gaps: CueGaps

  private enum Points {
    static let order = 60
    static let following = 400
  }

  init(profiles: [SlotProfile], gaps: CueGaps) {
    self.profiles = profiles
    self.gaps = gaps
  }

  /// Adds what the order of values says of their roles.
  func add(to candidates: inout [Candidate]) {
    let open = candidates.indices.filter { index in
      candidates[index].mention >= 0 && candidates[index].cue == nil
        && candidates[index].isWorthy
    }
    for (place, pair) in SlotRole.pairs.enumerated() {
      addOrder(to: &candidates, open, place, pair)
      if pair.second.isMarked { addFollowing(to: &candidates, open, place, pair) }
    }
  }

  private func addOrder(
    to candidates: inout [Candidate], _ open: [Int], _ place: Int,
    _ pair: (first: SlotRole, second: SlotRole)
  ) {
    let firsts = open.filter { profiles[candidates[$0].slot].sides[place] == .first }
    let seconds = open.filter { profiles[candidates[$0].slot].sides[place] == .second }
    guard let start = firsts.map({ candidates[$0].tokens.lowerBound }).min(),
      let end = seconds.map({ candidates[$0].tokens.lowerBound }).filter({ $0 > start }).min()
    else { return }
    for index in firsts where candidates[index].tokens.lowerBound == start {
      candidates[index].add(.init(.before(pair.second), Points.order))
    }
    for index in seconds where candidates[index].tokens.lowerBound == end {
      candidates[index].add(.init(.after(pair.first), Points.order))
    }
  }

  /// Of two days that are said in a row, the later one is for the slot that else waits for a word.
  private func addFollowing(
    to candidates: inout [Candidate], _ open: [Int], _ place: Int,
    _ pair: (first: SlotRole, second: SlotRole)
  ) {
    let firsts = open.filter { profiles[candidates[$0].slot].sides[place] == .first }
    let waiting = candidates.indices.filter { index in
      profiles[candidates[index].slot].sides[place] == .second && candidates[index].cue == nil
        && candidates[index].reasons.contains { $0.fact == .unsaid([pair.second]) }
    }
    for index in waiting {
      let (tokens, value) = (candidates[index].extent, candidates[index].value)
      let isFollowing = firsts.contains { first in
        candidates[first].extent.upperBound <= tokens.lowerBound
          && gaps.adjoin(candidates[first].extent, tokens)
          && candidates[first].value.plainText < value.plainText
      }
      if isFollowing { candidates[index].add(.init(.follows, Points.following)) }
    }
  }
}
