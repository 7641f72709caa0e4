import Testing

@testable import Understudy

@Suite struct TokenCoverTests {
  private let cover = TokenCover([1..<4, 2..<3, 6..<8], tokenCount: 9)

  @Test func findsTheLongerStretchAround() {
    #expect(cover.whole(of: 2..<3) == 1..<4)
    #expect(cover.whole(of: 1..<4) == nil)
    #expect(cover.whole(of: 3..<5) == nil)
    #expect(cover.whole(of: 4..<5) == nil)
    #expect(cover.whole(of: 2..<2) == nil)
  }

  @Test func tellsWhetherSomethingLongerOverlaps() {
    #expect(cover.isCovered(3..<5))
    #expect(!cover.isCovered(1..<4))
    #expect(!cover.isCovered(4..<6))
  }

  @Test func tellsWhetherAnythingOverlaps() {
    #expect(cover.covers(anyOf: 5..<7))
    #expect(!cover.covers(anyOf: 4..<6))
  }
}
