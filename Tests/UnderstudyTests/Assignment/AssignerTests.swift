import Testing

@testable import Understudy

@Suite struct AssignerTests {
  @Test(arguments: Array(0..<30) as [UInt64]) func totalIsTheGreatestThereIs(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<4 {
      let candidates = Self.random(slots: 5, tokens: 7, count: 10, &generator)
      let assignment = Assigner(candidates).assignment()
      #expect(assignment.total == Self.greatestTotal(of: candidates))
      #expect(assignment.isConsistent)
    }
  }

  @Test func emptyOfferGivesEmptyAssignment() {
    let assignment = Assigner([]).assignment()
    #expect(assignment.chosen.isEmpty)
    #expect(assignment.ties.isEmpty)
    #expect(assignment.rejected.isEmpty)
  }

  @Test func candidateBelowTheThresholdIsNotTaken() {
    #expect(Assigner([Self.candidate(0, 0..<1, 399)]).assignment().chosen.isEmpty)
    #expect(Assigner([Self.candidate(0, 0..<1, 400)]).assignment().chosen.count == 1)
  }

  @Test func bestSingleChoiceGivesWayToABetterWhole() {
    // The first slot likes the first value best, but the second slot can take nothing else.
    let assignment = Assigner([
      Self.candidate(0, 0..<1, 900), Self.candidate(0, 1..<2, 800), Self.candidate(1, 0..<1, 700),
    ]).assignment()
    #expect(assignment.chosen.map(\.tokens) == [1..<2, 0..<1])
  }

  @Test func longMentionGivesWayToTwoShortOnes() {
    let assignment = Assigner([
      Self.candidate(0, 0..<3, 900), Self.candidate(0, 0..<1, 500), Self.candidate(1, 2..<3, 500),
    ]).assignment()
    #expect(assignment.chosen.map(\.tokens) == [0..<1, 2..<3])
  }

  @Test func valueThatFitsTwoSlotsAlikeIsATie() {
    let assignment = Assigner([Self.candidate(0, 0..<1, 500), Self.candidate(1, 0..<1, 500)])
      .assignment()
    #expect(assignment.chosen.isEmpty)
    #expect(assignment.ties.map { $0.candidates.map(\.slot) } == [[0, 1]])
  }

  @Test func fiftyLikeValuesFillFiftyLikeSlots() {
    let candidates = (0..<50).flatMap { slot in
      (0..<50).map { Self.candidate(slot, $0..<$0 + 1, 500) }
    }
    let assignment = Assigner(candidates).assignment()
    #expect(assignment.chosen.count == 50)
    #expect(assignment.isConsistent)
  }

  @Test func fiftyUnlikeValuesForFiftySlotsStayBounded() {
    var generator = SeededGenerator(seed: 50)
    let candidates = (0..<50).flatMap { slot in
      (0..<50).map { Self.candidate(slot, $0..<$0 + 1, .random(in: 400...900, using: &generator)) }
    }
    let assignment = Assigner(candidates).assignment()
    #expect(assignment.chosen.count + assignment.ties.count == 50)
    #expect(assignment.isConsistent)
  }

  @Test(arguments: Array(100..<120) as [UInt64]) func orderOfCandidatesDoesNotMatter(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let candidates = Self.random(slots: 4, tokens: 6, count: 10, &generator)
    let first = Assigner(candidates).assignment()
    let second = Assigner(candidates.shuffled(using: &generator)).assignment()
    #expect(first.chosen.map(\.outline) == second.chosen.map(\.outline))
  }

  @Test(.timeLimit(.minutes(10))) func fiftyLikeSlotsForFiftyLikeValuesAreFilledAtOnce() {
    let candidates = (0..<50).flatMap { slot in
      (0..<50).map { Self.candidate(slot, $0..<$0 + 1, 500, mention: $0) }
    }
    let clock = ContinuousClock()
    var assignment = Assignment([], among: [])
    let time = clock.measure { assignment = Assigner(candidates).assignment() }
    #expect(assignment.chosen.count == 50)
    #expect(assignment.isConsistent)
    #expect(time < .seconds(5))
  }

  @Test func overlappingLikeValuesEndWithinTheLimit() {
    let candidates = (0..<50).flatMap { slot in
      (0..<50).map {
        Self.candidate(slot, $0..<$0 + 3, 500 + ($0 * 7 + slot * 3) % 90, mention: $0)
      }
    }
    #expect(Assigner(candidates).assignment().isConsistent)
  }

  // MARK: - Inputs and the slow way

  private static func random(
    slots: Int, tokens: Int, count: Int, _ generator: inout SeededGenerator
  ) -> [Candidate] {
    (0..<count).map { index in
      let start = Int.random(in: 0..<tokens, using: &generator)
      let end = Int.random(in: start + 1...min(tokens, start + 3), using: &generator)
      return candidate(
        .random(in: 0..<slots, using: &generator), start..<end,
        .random(in: 300...999, using: &generator), mention: index)
    }
  }

  private static func candidate(
    _ slot: Int, _ tokens: Range<Int>, _ score: Int, mention: Int = 0
  ) -> Candidate {
    Candidate(
      slot: slot, mention: mention, tokens: tokens, value: .number("\(mention)"), alternatives: [],
      cue: nil, reasons: [.init(.required, score)])
  }

  /// Tries every set of candidates.
  private static func greatestTotal(of candidates: [Candidate]) -> Int {
    let worthy = candidates.filter { $0.score >= Candidate.threshold }
    var greatest = 0
    for set in 0..<(1 << worthy.count) {
      let chosen = worthy.indices.filter { set >> $0 & 1 == 1 }.map { worthy[$0] }
      let isAllowed = chosen.indices.allSatisfy { first in
        chosen.indices.allSatisfy { second in
          first >= second
            || chosen[first].slot != chosen[second].slot
              && !chosen[first].tokens.overlaps(chosen[second].tokens)
        }
      }
      if isAllowed { greatest = max(greatest, chosen.reduce(0) { $0 + $1.score }) }
    }
    return greatest
  }
}

extension Assignment {
  /// What the choice is worth, each tie once.
  fileprivate var total: Int {
    chosen.reduce(0) { $0 + $1.score } + ties.reduce(0) { $0 + ($1.candidates.first?.score ?? 0) }
  }

  /// Whether no slot is filled twice and no token used twice.
  fileprivate var isConsistent: Bool {
    let tokens = chosen.flatMap { Array($0.tokens) }
    return Set(chosen.map(\.slot)).count == chosen.count && Set(tokens).count == tokens.count
  }
}

extension Candidate {
  fileprivate var outline: String { "\(slot) \(tokens) \(score) \(value)" }
}
