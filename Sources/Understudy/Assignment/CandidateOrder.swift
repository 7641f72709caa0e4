/// Takes the later of two days that are said in a row for the slot that else waits for a word.
struct CandidateOrder {
  private let profiles: [SlotProfile]
  private let gaps: CueGaps

  private enum Points {
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
      if pair.second.isMarked { addFollowing(to: &candidates, open, place, pair) }
    }
  }

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
