import Testing

@testable import Understudy

/// The graph of all rules must accept what each of them does alone, however their patterns part and meet.
@Suite struct RuleGraphTests {
  private static let words = ["tea", "cup", "milk"]

  @Test(arguments: 0..<300) func acceptsWhatEachPatternDoes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let patterns = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      Self.pattern(using: &random)
    }
    let tokenizer = try Tokenizer(locale: "en_US")
    var builder = GrammarBuilder(kinds: KindTable(), tokenizer: tokenizer)
    for (index, pattern) in patterns.enumerated() {
      try builder.add(
        Rule(name: "\(index)", patterns: [pattern], kind: "drink", production: "symbol"))
    }
    let grammar = builder.grammar()
    for text in Self.texts(upTo: 5) {
      let expected = patterns.indices.filter { Self.isMatch(text[...], patterns[$0].items[...]) }
      #expect(
        Self.rules(of: text, in: grammar, tokenizer) == expected, "\(text) by \(patterns)")
    }
  }

  @Test func meetsBehindTheChoicesOfAPattern() throws {
    // The root, any color, "warm", and "cup".
    #expect(try nodes("red|green|blue warm? cup") == 4)
  }

  @Test func partsWhereAnotherPatternGoesOnFromOneOfThem() throws {
    // "red" has "pot" behind it and "green" has not.
    #expect(try nodes("red|green cup", "red pot") == 5)
  }

  private func nodes(_ patterns: String...) throws -> Int {
    var builder = GrammarBuilder(kinds: KindTable(), tokenizer: try Tokenizer(locale: "en_US"))
    for pattern in patterns {
      try builder.add(
        Rule(
          name: pattern, patterns: [try PatternReader.pattern(pattern)], kind: "cup",
          production: "symbol"))
    }
    return builder.grammar().nodes.count
  }

  // MARK: - By hand

  /// A pattern of a few items, of which one at least must be there.
  private static func pattern(using random: inout SeededGenerator) -> Pattern {
    var items = (0..<Int.random(in: 1...4, using: &random)).map { _ in item(using: &random) }
    items[Int.random(in: items.indices, using: &random)].isOptional = false
    return Pattern(items: items)
  }

  private static func item(using random: inout SeededGenerator) -> Pattern.Item {
    let choices = (0..<Int.random(in: 1...3, using: &random)).map { _ -> Pattern.Choice in
      let said = (0..<Int.random(in: 1...2, using: &random)).map { _ -> String in
        words[Int.random(in: words.indices, using: &random)]
      }
      return .words(said.joined(separator: " "))
    }
    return Pattern.Item(choices: choices, isOptional: Bool.random(using: &random))
  }

  /// All texts of up to so many words.
  private static func texts(upTo length: Int) -> [[String]] {
    var texts: [[String]] = [[]]
    var longest = texts
    for _ in 0..<length {
      longest = longest.flatMap { text in words.map { text + [$0] } }
      texts += longest
    }
    return texts.filter { !$0.isEmpty }
  }

  private static func isMatch(_ text: ArraySlice<String>, _ items: ArraySlice<Pattern.Item>) -> Bool
  {
    guard let item = items.first else { return text.isEmpty }
    if item.isOptional, isMatch(text, items.dropFirst()) { return true }
    return item.choices.contains { choice in
      guard case .words(let words) = choice else { return false }
      let said = words.split(separator: " ").map(String.init)
      return text.starts(with: said)
        && isMatch(text.dropFirst(said.count), items.dropFirst())
    }
  }

  // MARK: - By the graph

  private static func rules(
    of text: [String], in grammar: Grammar, _ tokenizer: Tokenizer
  ) -> [Int] {
    var node: Int32 = 0
    for word in text {
      var number = Vocabulary.unknown
      tokenizer.forEachToken(of: word) { number = grammar.vocabulary.word(hash: $0, units: $1) }
      guard number != Vocabulary.unknown,
        let next = grammar.wordEdges.target(node: node, word: number, isGlued: false)
      else { return [] }
      node = next
    }
    return grammar.nodes[Int(node)].accepted.map { Int(grammar.accepted[Int($0)]) }.sorted()
  }
}
