/// Chooses the candidates that together are worth most.
///
/// No slot takes two, no two share a token. The search is exact among the best candidates of each slot and within a
/// bound on its steps; beyond it the best choice found so far stands.
struct Assigner {
  /// The most steps that are searched.
  static let stepLimit = 20_000
  /// The most candidates of one slot that are searched.
  static let candidateLimit = 128

  private let candidates: [Candidate]
  /// The candidates of each slot, by their places.
  private let groups: [Range<Int>]
  private let bounds: [Int]
  private let profiles: [SlotProfile]

  /// Prepares the candidates that are worth considering.
  ///
  /// - Parameters:
  ///   - candidates: What may be chosen.
  ///   - profiles: What each slot asks for; the two ends of one way never hold the same place.
  ///   - ranks: The places of the slots in an order that does not depend on that of their declaration.
  init(_ candidates: [Candidate], profiles: [SlotProfile] = [], ranks: [Int] = []) {
    self.profiles = profiles
    func rank(_ candidate: Candidate) -> Int {
      ranks.indices.contains(candidate.slot) ? ranks[candidate.slot] : candidate.slot
    }
    // Places are put in order, since candidates are heavy to move.
    var order = candidates.indices.filter { candidates[$0].isWorthy }
    order.sort {
      let (first, second) = (rank(candidates[$0]), rank(candidates[$1]))
      if first != second { return first < second }
      return (candidates[$1].score, candidates[$0].tokens.lowerBound, candidates[$0].mention)
        < (candidates[$0].score, candidates[$1].tokens.lowerBound, candidates[$1].mention)
    }
    var worthy: [Candidate] = []
    worthy.reserveCapacity(order.count)
    var groups: [Range<Int>] = []
    groups.reserveCapacity(min(order.count, profiles.count))
    for place in order {
      let candidate = candidates[place]
      // A slot of several values takes each on its own.
      let isAlone =
        profiles.indices.contains(candidate.slot) && profiles[candidate.slot].takesSeveral
      if let last = groups.last, !isAlone, worthy[last.lowerBound].slot == candidate.slot {
        if last.count == Self.candidateLimit { continue }
        groups[groups.count - 1] = last.lowerBound..<worthy.count + 1
      } else {
        groups.append(worthy.count..<worthy.count + 1)
      }
      worthy.append(candidate)
    }
    self.candidates = worthy
    self.groups = groups
    var bounds = Array(repeating: 0, count: groups.count)
    var sum = 0
    for place in groups.indices.reversed() {
      sum += worthy[groups[place].lowerBound].score
      bounds[place] = sum
    }
    self.bounds = bounds
  }

  /// The choice that is worth most; of equal ones the first in the order of slots.
  func assignment() -> Assignment {
    var search = Search(candidates, profiles: profiles, stepsLeft: Self.stepLimit)
    search.reserve(groups.count)
    search.run(0, groups, bounds)
    return Assignment(search.best.map { candidates[$0] }, among: candidates)
  }

  /// The search for the best choice, slot by slot.
  private struct Search {
    /// The best choice so far, by its candidates' places.
    private(set) var best: [Int] = []
    private var stepsLeft: Int
    private var bestScore = -1
    private var chosen: [Int] = []
    private var score = 0
    private let candidates: [Candidate]
    private let profiles: [SlotProfile]
    private let isOfPair: [Bool]

    init(_ candidates: [Candidate], profiles: [SlotProfile], stepsLeft: Int) {
      self.candidates = candidates
      self.stepsLeft = stepsLeft
      self.profiles = profiles
      isOfPair = profiles.map(\.isOfPair)
    }

    /// Makes room for a choice from each of so many groups.
    mutating func reserve(_ count: Int) {
      best.reserveCapacity(count)
      chosen.reserveCapacity(count)
    }

    /// Whether what is still free of the further slots may be worth more than the best choice so far.
    private func mayImprove(from group: Int, _ groups: [Range<Int>], _ bounds: [Int]) -> Bool {
      // With many slots to go, looking at each would cost more than it saves.
      guard (groups.count - group) * chosen.count <= Self.mostChecks else { return true }
      var most = score + bounds[group]
      for group in groups[group...] {
        let free = group.first { candidate in
          !chosen.contains { exclude($0, candidate) }
        }
        most -= candidates[group.lowerBound].score - (free.map { candidates[$0].score } ?? 0)
        if most <= bestScore { return false }
      }
      return true
    }

    /// Whether two candidates take one token, or lead from a place to itself.
    private func exclude(_ first: Int, _ second: Int) -> Bool {
      if candidates[first].overlaps(candidates[second]) { return true }
      let (slot, other) = (candidates[first].slot, candidates[second].slot)
      guard max(slot, other) < profiles.count else { return false }
      let areEnds =
        profiles[slot].isSource && profiles[other].isGoal
        || profiles[slot].isGoal && profiles[other].isSource
      return areEnds && candidates[first].value == candidates[second].value
    }

    /// What it costs that the second end of a pair is said before the first, where no word tells them apart.
    private func loss(of first: Int, _ second: Int) -> Int {
      let (slot, other) = (candidates[first].slot, candidates[second].slot)
      guard max(slot, other) < profiles.count, isOfPair[slot], isOfPair[other],
        candidates[first].isOrdered, candidates[second].isOrdered,
        candidates[first].tokens.lowerBound != candidates[second].tokens.lowerBound,
        profiles[slot].kinds.contains(where: profiles[other].kinds.contains)
      else { return 0 }
      let isForward =
        candidates[first].tokens.lowerBound < candidates[second].tokens.lowerBound
      let (earlier, later) = isForward ? (slot, other) : (other, slot)
      let isReversed = zip(profiles[earlier].sides, profiles[later].sides).contains {
        $0 == .second && $1 == .first
      }
      return isReversed ? Self.reversed : 0
    }

    private static let reversed = 120
    /// How many candidates are held against chosen ones at most to leave what cannot be better.
    private static let mostChecks = 1024

    mutating func run(_ group: Int, _ groups: [Range<Int>], _ bounds: [Int]) {
      guard stepsLeft > 0 else { return }
      stepsLeft -= 1
      guard group < groups.count else {
        if score > bestScore {
          // Into the same room, since a shared array would be copied when the search goes on.
          best.removeAll(keepingCapacity: true)
          best.append(contentsOf: chosen)
          bestScore = score
        }
        return
      }
      guard score + bounds[group] > bestScore, mayImprove(from: group, groups, bounds) else {
        return
      }
      for candidate in groups[group] where !chosen.contains(where: { exclude($0, candidate) }) {
        let gain = candidates[candidate].score - chosen.reduce(0) { $0 + loss(of: $1, candidate) }
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
