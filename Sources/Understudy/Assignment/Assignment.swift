/// The chosen candidates, and those that could not be told from another choice.
struct Assignment: Sendable {
  /// The candidates that fill slots, in the order of slots.
  let chosen: [Candidate]
  /// Values that fit several free slots equally well.
  let ties: [Tie]
  /// Other values of the same words for the same slot that fit as well as the chosen ones.
  let equals: [Candidate]
  /// The other ends of the ranges of which one end was chosen.
  private(set) var otherEnds: [Candidate] = []
  /// The candidates that were worth considering but not chosen.
  let rejected: [Candidate]

  /// A value that fits several free slots equally well.
  struct Tie: Sendable {
    /// The candidates, in the order of slots.
    let candidates: [Candidate]
  }

  private init(chosen: [Candidate], ties: [Tie], equals: [Candidate], rejected: [Candidate]) {
    self.chosen = chosen
    self.ties = ties
    self.equals = equals
    self.rejected = rejected
  }

  /// The same with another candidate at a place among the chosen.
  func replacing(_ place: Int, with candidate: Candidate) -> Assignment {
    var chosen = chosen
    chosen[place] = candidate
    return Assignment(chosen: chosen, ties: ties, equals: equals, rejected: rejected)
  }

  /// The same with one more candidate.
  func adding(_ candidate: Candidate) -> Assignment {
    Assignment(
      chosen: (chosen + [candidate]).sorted { $0.slot < $1.slot }, ties: ties,
      equals: equals, rejected: rejected.filter { $0.slot != candidate.slot })
  }

  /// The same choice with other values for some slots.
  func replacing(_ others: [Candidate]) -> Assignment {
    let slots = Set(others.map(\.slot))
    let kept = chosen.filter { !slots.contains($0.slot) }
    return Assignment(
      chosen: (kept + others).sorted { $0.slot < $1.slot }, ties: ties, equals: equals,
      rejected: rejected)
  }

  /// Takes from the best choice what is a mere guess.
  init(_ best: [Candidate], among candidates: [Candidate]) {
    var chosen: [Candidate] = []
    chosen.reserveCapacity(best.count)
    var ties: [Tie] = []
    for candidate in best {
      var equals: [Candidate] = []
      for other in candidates.indices
      where candidates[other].slot != candidate.slot
        && candidates[other].score == candidate.score
        && candidates[other].tokens == candidate.tokens
        && !best.contains(where: { $0.slot == candidates[other].slot })
        && candidates[other].value == candidate.value
      {
        equals.append(candidates[other])
      }
      if equals.isEmpty {
        chosen.append(candidate)
      } else {
        ties.append(Tie(candidates: ([candidate] + equals).sorted { $0.slot < $1.slot }))
      }
    }
    chosen.sort { $0.slot < $1.slot }
    self.chosen = chosen
    self.ties = ties
    var (equals, otherEnds, rejected): ([Candidate], [Candidate], [Candidate]) = ([], [], [])
    for place in candidates.indices {
      var isChosen = false
      var isEqual = false
      var isOtherEnd = false
      for rival in chosen.indices where chosen[rival].slot == candidates[place].slot {
        let hasTokens = chosen[rival].tokens == candidates[place].tokens
        isChosen = isChosen || hasTokens
        let mayBeEqual = hasTokens && chosen[rival].score == candidates[place].score
        let mayBeEnd = chosen[rival].extent == candidates[place].extent
        guard mayBeEqual || mayBeEnd, chosen[rival].value != candidates[place].value else {
          continue
        }
        isEqual = isEqual || mayBeEqual
        isOtherEnd =
          isOtherEnd || mayBeEnd && chosen[rival].isEnd && candidates[place].isEnd
      }
      if isEqual { equals.append(candidates[place]) }
      if isOtherEnd { otherEnds.append(candidates[place]) }
      if !isChosen { rejected.append(candidates[place]) }
    }
    (self.equals, self.otherEnds, self.rejected) = (equals, otherEnds, rejected)
  }
}
