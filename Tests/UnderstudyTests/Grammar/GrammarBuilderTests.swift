import Testing

@testable import Understudy

@Suite struct GrammarBuilderTests {
  @Test func refusesPatternsWithTooManyVariants() throws {
    var builder = GrammarBuilder(kinds: KindTable(), tokenizer: try Tokenizer(locale: "en_US"))
    let choices = Array(repeating: "red|blue", count: 13).joined(separator: " ")
    let error = #expect(throws: RuleFileError.Fact.self) { try builder.add(rule(choices)) }
    #expect(error == .tooManyVariants(rule: "colours", limit: 4096))
    #expect(error?.description == "the patterns of rule 'colours' have more than 4096 variants")
  }

  @Test func takesAsManyVariantsAsTheLimitAllows() throws {
    var builder = GrammarBuilder(kinds: KindTable(), tokenizer: try Tokenizer(locale: "en_US"))
    try builder.add(rule(Array(repeating: "red|blue", count: 12).joined(separator: " ")))
    #expect(builder.grammar().rules.count == 1)
  }

  @Test func refusesTheKindPastTheLast() throws {
    var builder = GrammarBuilder(kinds: KindTable(), tokenizer: try Tokenizer(locale: "en_US"))
    for number in 1...255 { try builder.add(rule("red", kind: "kind-\(number)")) }
    #expect(throws: RuleFileError.Fact.tooManyKinds) {
      try builder.add(rule("red", kind: "one-more"))
    }
    #expect(throws: RuleFileError.Fact.tooManyKinds) {
      try builder.add(rule("<two-more>", kind: "kind-1"))
    }
  }

  @Test func refusesWordsWithoutAnyToken() throws {
    var builder = GrammarBuilder(kinds: KindTable(), tokenizer: try Tokenizer(locale: "en_US"))
    #expect(throws: RuleFileError.Fact.malformedItem("\u{200B}")) {
      try builder.add(rule("\u{200B}"))
    }
  }

  @Test func sharesTheBeginningsOfPatterns() throws {
    var builder = GrammarBuilder(kinds: KindTable(), tokenizer: try Tokenizer(locale: "en_US"))
    try builder.add(rule("big red bus"))
    try builder.add(rule("big red car"))
    // The root, "big", "red", and one place for each last word.
    #expect(builder.grammar().nodes.count == 5)
  }

  private func rule(_ pattern: String, kind: String = "colour") throws -> Rule {
    Rule(
      name: "colours", patterns: [try PatternReader.pattern(pattern)], kind: kind,
      production: "symbol")
  }
}
