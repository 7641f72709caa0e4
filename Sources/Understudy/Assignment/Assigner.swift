/// Chooses the candidates that together are worth most.
///
/// No slot takes two, no two share a token. The search is exact within a bound on its steps; beyond it the
/// best choice found so far stands.
struct Assigner {
  /// The most steps that are searched.
  static let stepLimit = 20_000

  private let groups: [[Candidate]]
  private let bounds: [Int]

  /// Prepares the candidates that are worth considering.
  init(_ candidates: [Candidate]) {
    let worthy = candidates.filter { $0.score >= Candidate.threshold }.sorted {
      $0.slot != $1.slot
        ? $0.slot < $1.slot
        : ($1.score, $0.tokens.lowerBound, $0.mention)
          < ($0.score, $1.tokens.lowerBound, $1.mention)
    }
    groups = worthy.chunked { $0.slot == $1.slot }
    var sum = 0
    bounds = groups.reversed().map { group in
      sum += group.first?.score ?? 0
      return sum
    }.reversed()
  }

  /// The choice that is worth most; of equal ones the first in the order of slots.
  func assignment() -> Assignment {
    var search = Search(stepsLeft: Self.stepLimit)
    search.run(0, groups, bounds)
    return Assignment(search.best, among: groups.flatMap { $0 })
  }

  private struct Search {
    var stepsLeft: Int
    var best: [Candidate] = []
    private var bestScore = -1
    private var chosen: [Candidate] = []
    private var score = 0

    init(stepsLeft: Int) {
      self.stepsLeft = stepsLeft
    }

    mutating func run(_ group: Int, _ groups: [[Candidate]], _ bounds: [Int]) {
      guard stepsLeft > 0 else { return }
      stepsLeft -= 1
      guard group < groups.count else {
        if score > bestScore { (best, bestScore) = (chosen, score) }
        return
      }
      guard score + bounds[group] > bestScore else { return }
      for candidate in groups[group] where !chosen.contains(where: { $0.overlaps(candidate) }) {
        chosen.append(candidate)
        score += candidate.score
        run(group + 1, groups, bounds)
        chosen.removeLast()
        score -= candidate.score
      }
      run(group + 1, groups, bounds)
    }
  }
}

extension Candidate {
  /// Whether the two share a token.
  func overlaps(_ other: Candidate) -> Bool { tokens.overlaps(other.tokens) }
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
