/// Takes the lines of a rule file one after the other.
struct RuleFileReader {
  private(set) var rules: [Rule] = []
  private(set) var sources: [RuleFile.SourceLine] = []
  private(set) var examples: [RuleFile.Example] = []
  private let name: String
  private var names: Set<String> = []
  private var block: Block?
  private var current = RuleFile.SourceLine(number: 0, text: "")

  init(name: String) {
    self.name = name
  }

  private struct Block {
    let name: String
    let isTable: Bool
    let start: RuleFile.SourceLine
    var patterns: [Pattern] = []
    var rows: [(value: Rule.Argument, pattern: Pattern)] = []
    var production: (kind: String, name: String, arguments: [Rule.Argument])?
    var productionLine: RuleFile.SourceLine?
    var isLatent = false
    var weight: Int16 = 0
    var needsCapitals = false
  }

  private static let keywords = [
    "rule", "words", "pattern", "produces", "latent", "weight", "capitals", "example",
    "counter",
  ]

  /// Reads one line.
  mutating func read(line: String, number: Int) throws(RuleFileError) {
    current = RuleFile.SourceLine(number: number, text: line)
    let content = line.drop { $0 == " " || $0 == "\t" }
    guard let first = content.first, first != "#" else { return }
    let keyword = content.prefix { $0 != " " && $0 != "\t" }
    let value = content.dropFirst(keyword.count).drop { $0 == " " || $0 == "\t" }
    var end = value.endIndex
    while end > value.startIndex, [" ", "\t", "\r"].contains(value[value.index(before: end)]) {
      end = value.index(before: end)
    }
    try read(keyword: keyword, value: value[..<end])
  }

  private mutating func read(keyword: Substring, value: Substring) throws(RuleFileError) {
    switch keyword {
    case "rule", "words":
      try endBlock()
      try startBlock(keyword: keyword, name: value)
    case "pattern", "produces", "latent", "weight", "capitals", "example", "counter":
      guard block != nil else { throw error(.keywordOutsideBlock(String(keyword)), at: keyword) }
      if value.isEmpty, keyword != "latent", keyword != "capitals" {
        throw error(.missingValue(keyword: String(keyword)), at: keyword)
      }
      try readProperty(keyword: keyword, value: value)
    default:
      guard block?.isTable == true else {
        let nearest = EditDistance.nearest(to: String(keyword), among: Self.keywords)
        throw error(.unknownKeyword(String(keyword), nearest: nearest), at: keyword)
      }
      try readRow(value: keyword, words: value)
    }
  }

  private mutating func startBlock(keyword: Substring, name: Substring) throws(RuleFileError) {
    guard !name.isEmpty else { throw error(.missingName(String(keyword)), at: keyword) }
    guard names.insert(String(name)).inserted else {
      throw error(.repeatedName(String(name)), at: name)
    }
    block = Block(name: String(name), isTable: keyword == "words", start: current)
  }

  private mutating func readProperty(keyword: Substring, value: Substring) throws(RuleFileError) {
    switch keyword {
    case "pattern":
      if block?.isTable == true { throw error(.patternInTable, at: keyword) }
      let pattern = try pattern(value)
      block?.patterns.append(pattern)
    case "produces":
      let production = try production(value)
      block?.production = production
      block?.productionLine = current
    case "latent": block?.isLatent = true
    case "capitals": block?.needsCapitals = true
    case "weight":
      guard let weight = Int16(value) else {
        throw error(.malformedWeight(String(value)), at: value)
      }
      block?.weight = weight
    case "example":
      let example = try example(value)
      examples.append(example)
    default:
      let (phrase, now) = try phraseAndMoment(value)
      examples.append(
        .init(
          rule: block?.name ?? "", phrase: phrase, now: now, value: nil, line: current.number))
    }
  }

  private mutating func readRow(value: Substring, words: Substring) throws(RuleFileError) {
    guard !words.isEmpty else { throw error(.malformedRow(String(value)), at: value) }
    let pattern = try pattern(words)
    let argument = argument(value)
    block?.rows.append((argument, pattern))
  }

  /// Ends the block that is open, if one is, and keeps its rules.
  mutating func endBlock() throws(RuleFileError) {
    guard let block else { return }
    self.block = nil
    guard let production = block.production else {
      throw error(.missingProduction(rule: block.name), in: block.start)
    }
    guard !(block.isTable ? block.rows.isEmpty : block.patterns.isEmpty) else {
      throw error(.missingPattern(rule: block.name), in: block.start)
    }
    let rows =
      block.isTable
      ? block.rows.map { (Optional($0.value), [$0.pattern]) } : [(nil, block.patterns)]
    for (value, patterns) in rows {
      rules.append(
        Rule(
          name: block.name, patterns: patterns, kind: production.kind, production: production.name,
          arguments: production.arguments.map { $0 == .word("$") ? value ?? $0 : $0 },
          isLatent: block.isLatent, weight: block.weight, needsCapitals: block.needsCapitals))
      sources.append(block.productionLine ?? block.start)
    }
  }

  // MARK: - The parts of a line

  private func pattern(_ text: Substring) throws(RuleFileError) -> Pattern {
    do {
      return try PatternReader.pattern(text)
    } catch {
      throw self.error(error.fact, at: error.text)
    }
  }

  private func production(
    _ text: Substring
  ) throws(RuleFileError) -> (kind: String, name: String, arguments: [Rule.Argument]) {
    let sides = text.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
    guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else {
      throw error(.malformedProduction(String(text)), at: text)
    }
    guard let open = sides[1].firstIndex(of: "(") else { return (sides[0], sides[1], []) }
    guard sides[1].last == ")", open > sides[1].startIndex else {
      throw error(.malformedProduction(String(text)), at: text)
    }
    let inner = sides[1][sides[1].index(after: open)...].dropLast()
    return (
      sides[0], String(sides[1][..<open]), inner.split(separator: ",").map { argument($0) }
    )
  }

  private func argument(_ text: Substring) -> Rule.Argument {
    Int(text).map { .integer($0) } ?? .word(String(text))
  }

  private func example(_ text: Substring) throws(RuleFileError) -> RuleFile.Example {
    let sides = text.split(separator: "=>", maxSplits: 1)
    guard sides.count == 2 else { throw error(.malformedExample(String(text)), at: text) }
    let (phrase, now) = try phraseAndMoment(sides[0])
    let value = sides[1].drop { $0 == " " }
    return .init(
      rule: block?.name ?? "", phrase: phrase, now: now, value: String(value), line: current.number)
  }

  private func phraseAndMoment(
    _ text: Substring
  ) throws(RuleFileError) -> (phrase: String, now: String?) {
    let sides = text.split(separator: " @ ", maxSplits: 1)
    guard let said = sides.first else { throw error(.malformedExample(String(text)), at: text) }
    var phrase = said
    while phrase.last == " " { phrase.removeLast() }
    return (String(phrase), sides.count == 2 ? sides[1].filter { $0 != " " } : nil)
  }

  private func error(_ fact: RuleFileError.Fact, at text: Substring) -> RuleFileError {
    let line = current.text
    let inLine = text.base == line || text.startIndex <= line.endIndex
    let column = inLine ? line.unicodeScalars[..<text.startIndex].count + 1 : 1
    return RuleFileError(
      fact: fact, file: name, line: current.number, column: column, source: line)
  }

  private func error(_ fact: RuleFileError.Fact, in line: RuleFile.SourceLine) -> RuleFileError {
    RuleFileError(fact: fact, file: name, line: line.number, column: 1, source: line.text)
  }
}
