/// Finds the slots for which a phrase gives several values that fit equally well.
struct AmbiguityFinder {
  private let leaves: [SlotLeaf]
  private let assignment: Assignment
  private let unfit: [Candidate]
  private let choices: [Range<Int>]

  /// - Parameters:
  ///   - leaves: The slots.
  ///   - assignment: What was chosen, and what was not.
  ///   - unfit: The candidates that were not worth considering.
  ///   - choices: Words that offer a choice: "or".
  init(
    leaves: [SlotLeaf], assignment: Assignment, unfit: [Candidate], choices: [Range<Int>] = []
  ) {
    self.leaves = leaves
    self.assignment = assignment
    self.unfit = unfit
    self.choices = choices
  }

  /// A slot with the values that it may have.
  struct Finding {
    let slot: Int
    let choices: [JSONValue]
    /// Whether nothing speaks for one of them, not even that it was said first.
    let isOpen: Bool
  }

  /// The findings, in the order of slots.
  func findings() -> [Finding] {
    assignment.chosen.compactMap { candidate in
      guard !leaves[candidate.slot].isArray else { return nil }
      let equals = assignment.equals.filter { isEqual($0, candidate) }.map(\.value)
      let others = unfit.filter { isAlternative($0, to: candidate) }.map(\.value)
      let ends = otherEnds(of: candidate)
      let choices = unique([candidate.value] + equals + others + ends)
      guard choices.count > 1 else { return nil }
      // Of two names or days the one that was said first will do; of two cases neither is meant more.
      let isCase = if case .option = leaves[candidate.slot].slot.type { true } else { false }
      let isOpen = !equals.isEmpty || !ends.isEmpty || !others.isEmpty && isCase
      return Finding(slot: candidate.slot, choices: choices, isOpen: isOpen)
    }
  }

  /// Whether the same words may as well be another case of the same enumeration, or another entry of the same catalogue.
  private func isEqual(_ other: Candidate, _ candidate: Candidate) -> Bool {
    let isCase = if case .option = leaves[candidate.slot].slot.type { true } else { false }
    return (isCase || candidate.isEntry && other.isEntry) && other.slot == candidate.slot
      && other.tokens == candidate.tokens
      && other.score == candidate.score
  }

  /// The other amounts of a choice between two: the nine of "eight or nine".
  private func otherEnds(of candidate: Candidate) -> [JSONValue] {
    guard candidate.mention >= 0, candidate.isEnd,
      choices.contains(where: {
        candidate.extent.lowerBound < $0.lowerBound && $0.upperBound < candidate.extent.upperBound
      })
    else { return [] }
    return (assignment.otherEnds + unfit).filter {
      $0.slot == candidate.slot && $0.extent == candidate.extent && $0.isEnd
    }.map(\.value)
  }

  /// Whether the phrase offers it as something that would do as well as another one.
  private func isAlternative(_ other: Candidate, to candidate: Candidate) -> Bool {
    other.slot == candidate.slot
      && other.reasons.contains { reason in
        guard case .alternative(let word) = reason.fact else { return false }
        return (0...1).contains(word.lowerBound - candidate.extent.upperBound)
      }
  }

  private func unique(_ values: [JSONValue]) -> [JSONValue] {
    values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
