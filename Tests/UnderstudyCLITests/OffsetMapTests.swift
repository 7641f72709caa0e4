import Testing
import Understudy

@testable import UnderstudyCLI

@Suite struct OffsetMapTests {
  private static let phrases = [
    "", "plain", "café", "e\u{301}a", "東京まで", "a😀b", "👩‍👩‍👧 \u{1F1E9}\u{1F1EA}x", "\0é\r\n",
  ]

  @Test(arguments: phrases) func agreesWithTheViewsOfTheString(phrase: String) {
    let maps = [OffsetUnit.scalar, .utf16, .utf8].map { OffsetMap(phrase, unit: $0) }
    for index in phrase.unicodeScalars.indices {
      let offset = phrase.utf16.distance(from: phrase.startIndex, to: index)
      #expect(maps[0](offset) == phrase.unicodeScalars.distance(from: phrase.startIndex, to: index))
      #expect(maps[1](offset) == offset)
      #expect(maps[2](offset) == phrase.utf8.distance(from: phrase.startIndex, to: index))
    }
    #expect(maps[0](phrase.utf16.count) == phrase.unicodeScalars.count)
    #expect(maps[2](phrase.utf16.count) == phrase.utf8.count)
  }

  @Test(arguments: phrases, [OffsetUnit.scalar, .utf16, .utf8])
  func staysInsideThePhrase(phrase: String, unit: OffsetUnit) {
    let map = OffsetMap(phrase, unit: unit)
    #expect(map(-1) == 0)
    #expect(map(1_000) == map(phrase.utf16.count))
  }

  @Test func putsAnOffsetBetweenSurrogatesAtTheirStart() {
    #expect(OffsetMap("a😀b", unit: .scalar)(2) == 1)
    #expect(OffsetMap("a😀b", unit: .utf8)(2) == 1)
  }
}
