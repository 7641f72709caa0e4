import Testing

@testable import UnderstudyICU

@Suite struct WordBreakerTests {
  @Test func endsWithTheText() throws {
    let breaker = try WordBreaker(locale: "en")
    #expect(ends("", breaker) == [])
    #expect(ends("two words", breaker) == [3, 4, 9])
    #expect(ends("again", breaker) == [5])
  }

  @Test func findsMoreBoundariesThanFitAChunk() throws {
    let text = String(repeating: "a ", count: 1000)
    #expect(ends(text, try WordBreaker(locale: "en")) == Array(1...2000))
  }

  @Test func tellsWhatASegmentIs() throws {
    var boundaries: [WordBoundary] = []
    let breaker = try WordBreaker(locale: "en")
    Array("7 am".utf16).withUnsafeBufferPointer { breaker.boundaries(of: $0, into: &boundaries) }
    #expect(boundaries.map(\.status) == [100, 0, 200])
  }

  private func ends(_ text: String, _ breaker: WordBreaker) -> [Int32] {
    var boundaries = [WordBoundary(end: 99, status: 0)]
    Array(text.utf16).withUnsafeBufferPointer { breaker.boundaries(of: $0, into: &boundaries) }
    return boundaries.map(\.end)
  }
}
