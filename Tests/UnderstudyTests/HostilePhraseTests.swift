import Foundation
import Testing

@testable import Understudy

/// Phrases that nobody says: they end in an answer, in time that grows with their length alone.
@Suite struct HostilePhraseTests {
  static let phrases = [
    String(repeating: "a", count: 10_000), String(repeating: "5", count: 5_000),
    String(repeating: "next friday ", count: 3_000),
    String(repeating: "from JFK on Friday ", count: 1_000),
    String(repeating: "(", count: 5_000), String(repeating: "1,", count: 4_000),
    String(repeating: "1.234", count: 2_000),
    String(repeating: "one hundred thousand ", count: 1_000),
    String(repeating: "\u{301}", count: 5_000), String(repeating: "🇳🇴", count: 2_000),
    String(repeating: "👩‍👩‍👧", count: 1_000), String(repeating: "\u{202E}", count: 2_000),
    String(repeating: "2026-06-", count: 1_000), String(repeating: "5/", count: 3_000),
    String(repeating: "5 pm ", count: 2_000), String(repeating: "in 3 days ", count: 1_000),
    String(repeating: "tomorrow tomorrow 5pm 6am ", count: 500),
    String(repeating: "San ", count: 2_000),
    String(repeating: "今", count: 3_000), String(repeating: "New York ", count: 1_500),
    String(repeating: "second class bicycle passengers 3 ", count: 300),
    String(repeating: "\0", count: 3_000), String(repeating: "million ", count: 2_000),
    String(repeating: "\"", count: 20_000), String(repeating: "50% ", count: 5_000),
    String(repeating: "(415) ", count: 5_000), String(repeating: "'a' ", count: 5_000),
    String(repeating: "\n", count: 3_000),
    String(repeating: "week before 3 days after ", count: 300),
  ]

  @Test(arguments: phrases.indices) func endsInAnAnswer(index: Int) throws {
    let phrase = Self.phrases[index]
    let context = try Engine.context()
    let mentions = try Engine.extractor.recognize(phrase, in: context)
    #expect(mentions.areInOrder(in: phrase))
    let extraction = try Engine.extractor.extract(Schemas.train, from: phrase, in: context)
    #expect(extraction.fills.allSatisfy { $0.span.end <= phrase.utf16.count })
  }

  @Test func findsEveryOneOfManyMentions() throws {
    let phrase = String(repeating: "next friday ", count: 3_000)
    let mentions = try Engine.extractor.recognize(phrase, in: Engine.context())
    #expect(mentions.count == 3_000)
    #expect(mentions.allSatisfy { $0.value == .string("2026-06-19") })
  }

  @Test(arguments: ["next friday ", "from JFK on Friday ", "5pm tomorrow ", "San Jose ", "1.5 "])
  func mentionsGrowWithThePhrase(unit: String) throws {
    let language = try Engine.language("en_US")
    func mentions(_ count: Int) throws -> Int {
      let phrase = String(repeating: unit, count: count)
      return try Engine.extractor.recognize(phrase, in: Engine.context(), all: true).count
    }
    _ = language
    let (once, twice, thrice) = (try mentions(50), try mentions(100), try mentions(150))
    #expect(thrice - twice <= twice - once + 10)
  }
}

extension [RecognizedMention] {
  /// Whether the spans lie in the phrase, hold the texts, and stand in order without overlap.
  func areInOrder(in phrase: String) -> Bool {
    let units = Array<UInt16>(phrase.utf16)
    var end = 0
    return allSatisfy { mention in
      defer { end = mention.span.end }
      return end <= mention.span.start && mention.span.start < mention.span.end
        && mention.span.end <= units.count
        && String(decoding: units[mention.span.start..<mention.span.end], as: UTF16.self)
          == mention.text
    }
  }
}
