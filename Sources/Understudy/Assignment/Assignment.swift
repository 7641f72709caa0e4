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
    let filled = best.map(\.slot)
    var chosen: [Candidate] = []
    var ties: [Tie] = []
    for candidate in best {
      let equals = candidates.filter { other in
        other.slot != candidate.slot && !filled.contains(other.slot)
          && other.tokens == candidate.tokens && other.score == candidate.score
          && other.value == candidate.value
      }
      if equals.isEmpty {
        chosen.append(candidate)
      } else {
        ties.append(Tie(candidates: ([candidate] + equals).sorted { $0.slot < $1.slot }))
      }
    }
    self.chosen = chosen.sorted { $0.slot < $1.slot }
    self.ties = ties
    equals = candidates.filter { other in
      chosen.contains {
        $0.slot == other.slot && $0.tokens == other.tokens && $0.score == other.score
          && $0.value != other.value
      }
    }
    otherEnds = candidates.filter { other in
      other.isEnd
        && chosen.contains {
          $0.slot == other.slot && $0.extent == other.extent && $0.isEnd && $0.value != other.value
        }
    }
    rejected = candidates.filter { candidate in
      !chosen.contains { $0.slot == candidate.slot && $0.tokens == candidate.tokens }
    }
  }
}
