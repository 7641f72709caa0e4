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
    var findings: [Finding] = []
    for candidate in assignment.chosen {
      if leaves[candidate.slot].isArray { continue }
      var others = Others(than: candidate.value)
      var isOpen = others.add(assignment.equals) { isEqual($0, candidate) }
      // Of two names or days the one that was said first will do; of two cases neither is meant more.
      let hasAlternative = others.add(unfit) { isAlternative($0, to: candidate) }
      if hasAlternative, isCase(candidate) { isOpen = true }
      if isChoice(candidate) {
        for ends in [assignment.otherEnds, unfit]
        where others.add(ends, where: { isOtherEnd($0, of: candidate) }) {
          isOpen = true
        }
      }
      guard !others.values.isEmpty else { continue }
      findings.append(
        Finding(
          slot: candidate.slot, choices: [candidate.value] + others.values, isOpen: isOpen))
    }
    return findings
  }

  /// Other values than one, each once.
  private struct Others {
    private let value: JSONValue
    private(set) var values: [JSONValue] = []

    init(than value: JSONValue) {
      self.value = value
    }

    /// Adds the values of the candidates that satisfy a condition, and tells whether any does.
    mutating func add(_ candidates: [Candidate], where condition: (Candidate) -> Bool) -> Bool {
      var hasAny = false
      for place in candidates.indices where condition(candidates[place]) {
        hasAny = true
        let other = candidates[place].value
        if other != value, !values.contains(other) { values.append(other) }
      }
      return hasAny
    }
  }

  private func isCase(_ candidate: Candidate) -> Bool {
    if case .option = leaves[candidate.slot].slot.type { true } else { false }
  }

  /// Whether the same words may as well be another case of the same enumeration, or another entry of the same catalogue.
  private func isEqual(_ other: Candidate, _ candidate: Candidate) -> Bool {
    other.slot == candidate.slot && other.tokens == candidate.tokens
      && other.score == candidate.score
      && (isCase(candidate) || candidate.isEntry && other.isEntry)
  }

  /// Whether a value is one of two between which the phrase leaves the choice: "eight or nine".
  private func isChoice(_ candidate: Candidate) -> Bool {
    candidate.mention >= 0
      && choices.contains {
        candidate.extent.lowerBound < $0.lowerBound && $0.upperBound < candidate.extent.upperBound
      } && candidate.isEnd
  }

  /// Whether it is the other amount of such a choice: the nine of "eight or nine".
  private func isOtherEnd(_ other: Candidate, of candidate: Candidate) -> Bool {
    other.slot == candidate.slot && other.extent == candidate.extent && other.isEnd
  }

  /// Whether the phrase offers it as something that would do as well as another one.
  private func isAlternative(_ other: Candidate, to candidate: Candidate) -> Bool {
    other.slot == candidate.slot
      && other.reasons.contains { reason in
        guard case .alternative(let word) = reason.fact else { return false }
        return (0...1).contains(word.lowerBound - candidate.extent.upperBound)
      }
  }
}
