import Testing

@testable import Understudy

@Suite struct TimePatternReaderTests {
  @Test(arguments: [
    ("HH:mm", TimePatternReader.Half.full), ("HH 'Uhr'", .full), ("h:mm a", .halves),
    ("ah时", .halves), ("B h:mm", .periods),
  ])
  func tellsHowTheHalfIsSaid(pattern: String, half: TimePatternReader.Half) {
    #expect(TimePatternReader.clock(of: pattern)?.half == half)
  }

  @Test(arguments: ["HH", "mm:ss", "HH:mm z", "d.M.", ""])
  func readsNoOtherPattern(pattern: String) {
    #expect(TimePatternReader.clock(of: pattern) == nil)
  }

  @Test func limitsTheHour() throws {
    let clock = try #require(TimePatternReader.clock(of: "B h:mm"))
    let pattern = clock.pattern(half: [], hours: .init(lower: 6, upper: 11))
    #expect(
      pattern.items.first?.choices == [
        .mention(kind: "integer", limits: .init(lower: 6, upper: 11))
      ])
  }
}
