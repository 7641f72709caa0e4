import Testing

@testable import Understudy

@Suite struct OverlapIndexTests {
  @Test func findsWhatALookAtEveryOneFinds() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<200 {
      let stretches = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        let start = Int.random(in: 0...30, using: &generator)
        return start..<start + Int.random(in: 1...5, using: &generator)
      }
      let index = OverlapIndex(stretches)
      for start in 0..<34 {
        let tokens = start..<start + 2
        #expect(index.first(overlapping: tokens) == stretches.first { $0.overlaps(tokens) })
        #expect(
          index.place(overlapping: tokens) { $0 % 2 == 1 }
            == stretches.indices.first { $0 % 2 == 1 && stretches[$0].overlaps(tokens) })
      }
    }
  }

  @Test func asksOnlyNearby() {
    for count in [100, 10_000] {
      let index = OverlapIndex((0..<count).map { 3 * $0..<3 * $0 + 2 })
      var asked = 0
      for place in 0..<count {
        _ = index.place(overlapping: 3 * place..<3 * place + 3) { _ in
          asked += 1
          return false
        }
      }
      #expect(asked == count)
    }
  }

  @Test func holdsNothingWhereThereIsNothing() {
    #expect(OverlapIndex([]).first(overlapping: 0..<5) == nil)
  }
}
