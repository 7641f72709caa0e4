/// Some stretches of tokens, looked through only where they may overlap others.
///
/// For phrases of any length: what is asked of every value must not look at every other one.
struct OverlapIndex {
  private let stretches: [Range<Int>]
  /// The furthest end of each stretch and those before it.
  private var reach: [Int] = []
  /// The nearest start of each stretch and those behind it.
  private var starts: [Int] = []

  init(_ stretches: [Range<Int>]) {
    self.stretches = stretches
    guard !stretches.isEmpty else { return }
    reach = stretches.map(\.upperBound)
    starts = stretches.map(\.lowerBound)
    for place in stretches.indices.dropFirst() {
      reach[place] = max(reach[place], reach[place - 1])
    }
    for place in stretches.indices.dropLast().reversed() {
      starts[place] = min(starts[place], starts[place + 1])
    }
  }

  /// The first stretch that overlaps some tokens and satisfies a condition.
  ///
  /// - Complexity: O(log *n*) and the number of stretches nearby, where they stand in text order.
  func first(
    overlapping tokens: Range<Int>, where condition: (Range<Int>) -> Bool = { _ in true }
  ) -> Range<Int>? {
    place(overlapping: tokens) { condition(stretches[$0]) }.map { stretches[$0] }
  }

  /// The place of the first stretch that overlaps some tokens and satisfies a condition on its place.
  func place(
    overlapping tokens: Range<Int>, where condition: (Int) -> Bool = { _ in true }
  ) -> Int? {
    var place = reach.partitionPoint { $0 > tokens.lowerBound }
    while place < stretches.count, starts[place] < tokens.upperBound {
      if stretches[place].overlaps(tokens), condition(place) { return place }
      place += 1
    }
    return nil
  }
}
