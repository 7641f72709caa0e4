/// Weighs in what order values are said, where no word tells what they do.
struct CandidateOrder {
  private let profiles: [SlotProfile]
  private let gaps: CueGaps

  private enum Points {
    static let following = 400
    static let laterName = -15
    static let latestName = -60
  }

  /// The most tokens between two values that are said in a row.
  private static let reach = 4

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
    guard !open.isEmpty else { return }
    // The candidates of a slot stand side by side.
    var rest = open[...]
    while let first = rest.first {
      let slot = candidates[first].slot
      let own = rest.prefix { candidates[$0].slot == slot }
      if own.count > 1, profiles[slot].hasLike { addPlace(to: &candidates, own) }
      rest = rest.dropFirst(own.count)
    }
    guard candidates.contains(where: { $0.cue == nil && $0.marks.contains(.unsaid) }) else {
      return
    }
    for (place, pair) in SlotRole.pairs.enumerated() where pair.second.isMarked {
      addFollowing(to: &candidates, open, place, RoleSet([pair.second]))
    }
  }

  /// Of several names the ones that are said first are rather meant.
  private func addPlace(to candidates: inout [Candidate], _ open: ArraySlice<Int>) {
    let names = open.filter { candidates[$0].claim == .all }
    guard names.count > 1 else { return }
    let starts = Set(names.map { candidates[$0].extent.lowerBound }).sorted().enumerated()
    let places = Dictionary(uniqueKeysWithValues: starts.map { ($0.element, $0.offset) })
    for index in names {
      guard let place = places[candidates[index].extent.lowerBound], place > 0 else { continue }
      let points = max(Points.latestName, place * Points.laterName)
      candidates[index].add(.init(.saidLater, points))
    }
  }

  /// Of two days that are said in a row the later one is for the slot that else waits for a word.
  private func addFollowing(
    to candidates: inout [Candidate], _ open: [Int], _ place: Int, _ role: RoleSet
  ) {
    func waits(_ candidate: Candidate) -> Bool {
      candidate.cue == nil && candidate.marks.contains(.unsaid)
        && profiles[candidate.slot].sides[place] == .second
        && candidate.reasons.contains { $0.fact == .unsaid(role) }
    }
    guard candidates.contains(where: waits) else { return }
    let firsts = open.filter { profiles[candidates[$0].slot].sides[place] == .first }
      .sorted { candidates[$0].extent.upperBound < candidates[$1].extent.upperBound }
    guard !firsts.isEmpty else { return }
    for index in candidates.indices
    where waits(candidates[index]) && isFollowing(candidates[index], firsts, candidates) {
      candidates[index].add(.init(.follows, Points.following))
    }
  }

  /// Whether a value follows an earlier one, which are sorted by their ends, in a row.
  private func isFollowing(
    _ candidate: Candidate, _ firsts: [Int], _ candidates: [Candidate]
  ) -> Bool {
    let tokens = candidate.extent
    let nearest = firsts.partitionPoint {
      candidates[$0].extent.upperBound >= tokens.lowerBound - Self.reach
    }
    return firsts[nearest...].prefix { candidates[$0].extent.upperBound <= tokens.lowerBound }
      .contains { first in
        gaps.adjoin(candidates[first].extent, tokens)
          && candidates[first].value.plainText < candidate.value.plainText
      }
  }
}
