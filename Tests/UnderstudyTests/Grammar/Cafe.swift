@testable import Understudy

/// A small grammar, whose digits are mentions of the kind `n`, to try a chart with.
struct Cafe {
  private let grammar: Grammar
  private let tokenizer: Tokenizer

  /// Takes rules such as `meal = <drink> time`; a weight may follow after `@`.
  init(_ rules: [String]) throws {
    tokenizer = try Tokenizer(locale: "en_US")
    var kinds = KindTable()
    _ = kinds.intern("n")
    var builder = GrammarBuilder(kinds: kinds, tokenizer: tokenizer)
    for rule in rules {
      let sides = rule.split(separator: " = ", maxSplits: 1)
      let parts = sides[1].split(separator: " @ ")
      try builder.add(
        Rule(
          name: rule, patterns: [try PatternReader.pattern(String(parts[0]))],
          kind: String(sides[0]),
          production: "", weight: parts.count > 1 ? Int16(parts[1]) ?? 0 : 0))
    }
    grammar = builder.grammar()
  }

  /// The mentions, each as its kind and text.
  func mentions(in text: String) throws -> [String] {
    let (phrase, chart, _) = read(text)
    return chart.mentions.map { name($0, phrase) }
  }

  /// The mentions that are chosen to stand.
  func selection(in text: String) throws -> [String] {
    let (phrase, chart, _) = read(text)
    let places = Array(0..<Int32(chart.mentions.count))
    let starts = StartList(places, of: chart.mentions, tokenCount: phrase.tokens.count)
    return MentionSelector.selection(
      of: places, among: chart.mentions, starts, in: phrase.tokens, where: { _ in true }
    ).map { name(chart.mentions[Int($0)], phrase) }
  }

  /// How many tokens each mention covers.
  func lengths(in text: String) throws -> [Int] { read(text).chart.mentions.map(\.length) }

  /// How often the chart asked what words or parts mean.
  func steps(in text: String) throws -> Int { read(text).semantics.steps }

  /// The kinds of the longest mention of a kind and its parts.
  func tree(of kind: String, in text: String) throws -> String {
    let (_, chart, _) = read(text)
    let mention = chart.mentions.filter { grammar.kinds.name(of: $0.kind) == kind }
      .max { $0.length < $1.length }
    return mention.map { tree($0, chart) } ?? ""
  }

  /// Reads a phrase into a chart that may hold another one.
  func fill(_ chart: inout Chart<CafeSemantics>, with text: String) throws {
    var semantics = CafeSemantics()
    chart.fill(tokenizer.tokenized(text), grammar, &semantics)
  }

  private func read(
    _ text: String
  ) -> (phrase: TokenizedPhrase, chart: Chart<CafeSemantics>, semantics: CafeSemantics) {
    let phrase = tokenizer.tokenized(text)
    var semantics = CafeSemantics()
    var chart = Chart<CafeSemantics>()
    chart.fill(phrase, grammar, &semantics)
    return (phrase, chart, semantics)
  }

  private func name(_ mention: Mention<Int64>, _ phrase: TokenizedPhrase) -> String {
    let text = phrase.text(of: Int(mention.start)..<Int(mention.end))
    return "\(grammar.kinds.name(of: mention.kind))[\(text)]"
  }

  private func tree(_ mention: Mention<Int64>, _ chart: Chart<CafeSemantics>) -> String {
    let parts = chart.children(of: mention).map { tree($0, chart) }
    let name = grammar.kinds.name(of: mention.kind)
    return parts.isEmpty ? name : "\(name)(\(parts.joined(separator: " ")))"
  }
}

/// Digits mean their value; whatever rules make means nothing in particular.
struct CafeSemantics: MentionSemantics {
  /// How often it was asked.
  private(set) var steps = 0

  mutating func addSeeds(at token: Int, in phrase: TokenizedPhrase, to seeds: inout [Seed<Int64>]) {
    steps += 1
    guard phrase.tokens[token].shape == .digits else { return }
    seeds.append(
      Seed(
        end: token + 1, kind: Kind(index: 0), meaning: Int64(clamping: phrase.tokens[token].number))
    )
  }

  mutating func meaning(
    ofRule rule: Int, tokens: Range<Int>, parts: UnsafeBufferPointer<Int64>
  ) -> Int64? {
    steps += 1
    return 0
  }

  func inheritsWeight(_ kind: Kind) -> Bool { false }

  func satisfies(_ meaning: Int64, _ limits: Pattern.Limits) -> Bool {
    limits.lower <= meaning && meaning <= limits.upper
  }
}
