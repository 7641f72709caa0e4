/// Chooses the candidates that together are worth most.
///
/// No slot takes two, no two share a token. The search is exact among the best candidates of each slot and within a
/// bound on its steps; beyond it the best choice found so far stands.
struct Assigner {
  /// The most steps that are searched.
  static let stepLimit = 20_000
  /// The most candidates of one slot that are searched.
  static let candidateLimit = 128

  private let groups: [[Candidate]]
  private let bounds: [Int]
  private let profiles: [SlotProfile]

  /// Prepares the candidates that are worth considering.
  ///
  /// - Parameters:
  ///   - candidates: What may be chosen.
  ///   - profiles: What each slot asks for; the two ends of one way never hold the same place.
  init(_ candidates: [Candidate], profiles: [SlotProfile] = []) {
    self.profiles = profiles
    let ranks = Self.ranks(profiles)
    func rank(_ candidate: Candidate) -> Int {
      ranks.indices.contains(candidate.slot) ? ranks[candidate.slot] : candidate.slot
    }
    let worthy = candidates.filter { $0.isWorthy }.sorted {
      $0.slot != $1.slot
        ? rank($0) < rank($1)
        : ($1.score, $0.tokens.lowerBound, $0.mention)
          < ($0.score, $1.tokens.lowerBound, $1.mention)
    }
    // A slot of several values takes each on its own.
    groups = worthy.chunked {
      $0.slot == $1.slot && !(profiles.indices.contains($0.slot) && profiles[$0.slot].takesSeveral)
    }.map { Array($0.prefix(Self.candidateLimit)) }
    var sum = 0
    bounds = groups.reversed().map { group in
      sum += group.first?.score ?? 0
      return sum
    }.reversed()
  }

  /// The places of slots in an order that does not depend on that of their declaration.
  private static func ranks(_ profiles: [SlotProfile]) -> [Int] {
    var ranks = Array(repeating: 0, count: profiles.count)
    let order = profiles.indices.sorted {
      let (first, second) = (profiles[$0].slot, profiles[$1].slot)
      return (first.title, first.description ?? "", first.name)
        < (second.title, second.description ?? "", second.name)
    }
    for (rank, slot) in order.enumerated() { ranks[slot] = rank }
    return ranks
  }

  /// The choice that is worth most; of equal ones the first in the order of slots.
  func assignment() -> Assignment {
    var search = Search(stepsLeft: Self.stepLimit, profiles: profiles)
    search.run(0, groups, bounds)
    return Assignment(search.best, among: groups.flatMap { $0 })
  }

  private struct Search {
    var stepsLeft: Int
    var best: [Candidate] = []
    private var bestScore = -1
    private var chosen: [Candidate] = []
    private var score = 0
    private let profiles: [SlotProfile]

    init(stepsLeft: Int, profiles: [SlotProfile]) {
      self.stepsLeft = stepsLeft
      self.profiles = profiles
    }

    /// Whether two candidates take one token, or lead from a place to itself.
    private func exclude(_ first: Candidate, _ second: Candidate) -> Bool {
      if first.overlaps(second) { return true }
      guard max(first.slot, second.slot) < profiles.count else { return false }
      let (roles, others) = (profiles[first.slot].roles, profiles[second.slot].roles)
      let areEnds =
        roles.contains(.source) && others.contains(.goal)
        || roles.contains(.goal) && others.contains(.source)
      return areEnds && first.value == second.value
    }

    /// What it costs that the second end of a pair is said before the first, where no word tells them apart.
    private func loss(of first: Candidate, _ second: Candidate) -> Int {
      guard first.isOrdered, second.isOrdered, max(first.slot, second.slot) < profiles.count,
        first.tokens.lowerBound != second.tokens.lowerBound,
        profiles[first.slot].kinds.contains(where: profiles[second.slot].kinds.contains)
      else { return 0 }
      let (earlier, later) =
        first.tokens.lowerBound < second.tokens.lowerBound ? (first, second) : (second, first)
      let isReversed = zip(profiles[earlier.slot].sides, profiles[later.slot].sides).contains {
        $0 == .second && $1 == .first
      }
      return isReversed ? Self.reversed : 0
    }

    private static let reversed = 120

    mutating func run(_ group: Int, _ groups: [[Candidate]], _ bounds: [Int]) {
      guard stepsLeft > 0 else { return }
      stepsLeft -= 1
      guard group < groups.count else {
        if score > bestScore { (best, bestScore) = (chosen, score) }
        return
      }
      guard score + bounds[group] > bestScore else { return }
      for candidate in groups[group] where !chosen.contains(where: { exclude($0, candidate) }) {
        let gain = candidate.score - chosen.reduce(0) { $0 + loss(of: $1, candidate) }
        chosen.append(candidate)
        score += gain
        run(group + 1, groups, bounds)
        chosen.removeLast()
        score -= gain
      }
      run(group + 1, groups, bounds)
    }
  }
}

extension Array {
  /// Its elements in runs of such as belong together with the one before.
  fileprivate func chunked(by belong: (Element, Element) -> Bool) -> [[Element]] {
    var runs: [[Element]] = []
    var start = startIndex
    for index in indices where index > start && !belong(self[index - 1], self[index]) {
      runs.append(Array(self[start..<index]))
      start = index
    }
    if start < endIndex { runs.append(Array(self[start...])) }
    return runs
  }
}
