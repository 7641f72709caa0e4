/// Takes the lines of a rule file one after the other.
struct RuleFileReader {
  private(set) var rules: [Rule] = []
  /// The line of each rule's production.
  private(set) var productionLines: [Line] = []
  private(set) var promises: [Promise] = []
  private let name: String
  private var names: Set<String> = []
  private var block: Block?

  init(name: String) {
    self.name = name
  }

  /// Where a line stands in the text.
  struct Line: Sendable {
    let number: Int
    let range: Range<Int>
  }

  /// An example or counterexample, by where its parts stand in the text.
  struct Promise: Sendable {
    let rule: String
    let phrase: Range<Int>
    let now: Range<Int>?
    let value: Range<Int>?
    let line: Int
  }

  private struct Block {
    let name: String
    let isTable: Bool
    let start: SourceLine
    var patterns: [Pattern] = []
    var rows: [(value: Rule.Argument, pattern: Pattern)] = []
    var production: (kind: String, name: String, arguments: [Rule.Argument])?
    var productionLine: SourceLine?
    var isLatent = false
    var weight: Int16 = 0
    var needsCapitals = false
  }

  /// A line with its number.
  private struct SourceLine {
    let number: Int
    let part: TextPart

    var line: Line { Line(number: number, range: part.startIndex..<part.endIndex) }
  }

  /// What lines begin with.
  private enum Keyword: String, CaseIterable {
    case rule, words, pattern, produces, latent, weight, capitals, example, counter

    /// Whether it says all by itself.
    var standsAlone: Bool { self == .latent || self == .capitals }

    init?(_ part: TextPart) {
      guard let known = Self.texts.first(where: { part.isText($0.text) }) else { return nil }
      self = known.keyword
    }

    private static let texts: [(text: StaticString, keyword: Keyword)] = [
      ("rule", .rule), ("words", .words), ("pattern", .pattern), ("produces", .produces),
      ("latent", .latent), ("weight", .weight), ("capitals", .capitals), ("example", .example),
      ("counter", .counter),
    ]
  }

  /// Reads a whole text.
  mutating func read(_ text: TextPart) throws(RuleFileError) {
    var number = 0
    try text.forEachPart(between: UInt8(ascii: "\n")) { (line) throws(RuleFileError) in
      number += 1
      try read(SourceLine(number: number, part: line))
    }
    try endBlock()
  }

  private mutating func read(_ line: SourceLine) throws(RuleFileError) {
    var value = line.part.withoutLeadingBlanks
    guard let first = value.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "\r") else {
      return
    }
    let keyword = value.prefix { !$0.isBlank && $0 != UInt8(ascii: "\r") }
    value = value[keyword.endIndex...].withoutEdges
    switch Keyword(keyword) {
    case .rule?: try startBlock(keyword, isTable: false, name: value, line)
    case .words?: try startBlock(keyword, isTable: true, name: value, line)
    case let property?:
      guard block != nil else {
        throw error(.keywordOutsideBlock(keyword.string), at: keyword, line)
      }
      if value.isEmpty, !property.standsAlone {
        throw error(.missingValue(keyword: keyword.string), at: keyword, line)
      }
      try read(property, keyword, value, line)
    case nil:
      guard block?.isTable == true else {
        let keywords = Keyword.allCases.map(\.rawValue)
        let nearest = EditDistance.nearest(to: keyword.string, among: keywords)
        throw error(.unknownKeyword(keyword.string, nearest: nearest), at: keyword, line)
      }
      guard !value.isEmpty else { throw error(.malformedRow(keyword.string), at: keyword, line) }
      let pattern = try pattern(value, line)
      block?.rows.append((Self.argument(keyword), pattern))
    }
  }

  private mutating func read(
    _ property: Keyword, _ keyword: TextPart, _ value: TextPart, _ line: SourceLine
  ) throws(RuleFileError) {
    switch property {
    case .pattern:
      if block?.isTable == true { throw error(.patternInTable, at: keyword, line) }
      let pattern = try pattern(value, line)
      block?.patterns.append(pattern)
    case .produces:
      let production = try production(value, line)
      block?.production = production
      block?.productionLine = line
    case .latent: block?.isLatent = true
    case .capitals: block?.needsCapitals = true
    case .weight:
      guard let weight = Int16(value.string) else {
        throw error(.malformedWeight(value.string), at: value, line)
      }
      block?.weight = weight
    default: promises.append(try promise(value, isCounter: property == .counter, line))
    }
  }

  // MARK: - Blocks

  private mutating func startBlock(
    _ keyword: TextPart, isTable: Bool, name: TextPart, _ line: SourceLine
  ) throws(RuleFileError) {
    try endBlock()
    guard !name.isEmpty else { throw error(.missingName(keyword.string), at: keyword, line) }
    guard names.insert(name.string).inserted else {
      throw error(.repeatedName(name.string), at: name, line)
    }
    block = Block(name: name.string, isTable: isTable, start: line)
  }

  /// Ends the block that is open, if one is, and keeps its rules.
  private mutating func endBlock() throws(RuleFileError) {
    guard let block else { return }
    self.block = nil
    guard let production = block.production else {
      throw error(.missingProduction(rule: block.name), in: block.start)
    }
    guard !(block.isTable ? block.rows.isEmpty : block.patterns.isEmpty) else {
      throw error(.missingPattern(rule: block.name), in: block.start)
    }
    let line = (block.productionLine ?? block.start).line
    if !block.isTable { keep(block.patterns, of: block, production, nil, line) }
    for row in block.rows { keep([row.pattern], of: block, production, row.value, line) }
  }

  private mutating func keep(
    _ patterns: [Pattern], of block: Block,
    _ production: (kind: String, name: String, arguments: [Rule.Argument]), _ value: Rule.Argument?,
    _ line: Line
  ) {
    var arguments = production.arguments
    if let value {
      for index in arguments.indices where arguments[index] == .word("$") {
        arguments[index] = value
      }
    }
    rules.append(
      Rule(
        name: block.name, patterns: patterns, kind: production.kind, production: production.name,
        arguments: arguments, isLatent: block.isLatent, weight: block.weight,
        needsCapitals: block.needsCapitals))
    productionLines.append(line)
  }

  // MARK: - The parts of a line

  private func pattern(_ text: TextPart, _ line: SourceLine) throws(RuleFileError) -> Pattern {
    do {
      return try PatternReader.pattern(text)
    } catch {
      throw self.error(error.fact, at: text.base[error.range], line)
    }
  }

  private func production(
    _ text: TextPart, _ line: SourceLine
  ) throws(RuleFileError) -> (kind: String, name: String, arguments: [Rule.Argument]) {
    var body = text
    let kind = Self.withoutSpaces(body.removeFirst(before: UInt8(ascii: "=")))
    var arguments = body
    let name = Self.withoutSpaces(arguments.removeFirst(before: UInt8(ascii: "(")))
    guard !kind.isEmpty, !name.isEmpty else {
      throw error(.malformedProduction(text.string), at: text, line)
    }
    guard body.contains(UInt8(ascii: "(")) else { return (kind, name, []) }
    guard arguments.last == UInt8(ascii: ")") else {
      throw error(.malformedProduction(text.string), at: text, line)
    }
    var values: [Rule.Argument] = []
    arguments.removeLast()
    arguments.forEachPart(between: UInt8(ascii: ",")) { part in
      let value = Self.withoutSpaces(part)
      if !value.isEmpty { values.append(Self.argument(value)) }
    }
    return (kind, name, values)
  }

  private static func withoutSpaces(_ part: TextPart) -> String {
    let trimmed = part.withoutEdges
    guard trimmed.contains(UInt8(ascii: " ")) else { return trimmed.string }
    return trimmed.string.filter { $0 != " " }
  }

  private static func argument(_ part: TextPart) -> Rule.Argument { argument(part.string) }

  private static func argument(_ text: String) -> Rule.Argument {
    Int(text).map { .integer($0) } ?? .word(text)
  }

  private func promise(
    _ text: TextPart, isCounter: Bool, _ line: SourceLine
  ) throws(RuleFileError) -> Promise {
    var (said, value) = (text, TextPart?.none)
    if !isCounter {
      guard let arrow = text.firstOffset(of: "=>") else {
        throw error(.malformedExample(text.string), at: text, line)
      }
      said = text[..<arrow]
      value = text[(arrow + 2)...].withoutLeadingBlanks
    }
    let at = said.firstOffset(of: " @ ")
    let phrase = said[..<(at ?? said.endIndex)].withoutEdges
    guard !phrase.isEmpty, value?.isEmpty != true else {
      throw error(.malformedExample(text.string), at: text, line)
    }
    func range(_ part: TextPart) -> Range<Int> { part.startIndex..<part.endIndex }
    return Promise(
      rule: block?.name ?? "", phrase: range(phrase), now: at.map { range(said[($0 + 3)...]) },
      value: value.map(range), line: line.number)
  }

  // MARK: - Mistakes

  private func error(
    _ fact: RuleFileError.Fact, at part: TextPart, _ line: SourceLine
  ) -> RuleFileError {
    let before = part.base[line.part.startIndex..<part.startIndex]
    // Bytes that go on with a character are none of their own.
    let column = before.count { $0 & 0xC0 != 0x80 } + 1
    return RuleFileError(
      fact: fact, file: name, line: line.number, column: column, source: Self.text(of: line))
  }

  private func error(_ fact: RuleFileError.Fact, in line: SourceLine) -> RuleFileError {
    RuleFileError(
      fact: fact, file: name, line: line.number, column: 1, source: Self.text(of: line))
  }

  private static func text(of line: SourceLine) -> String {
    line.part.last == UInt8(ascii: "\r") ? line.part.dropLast().string : line.part.string
  }
}
