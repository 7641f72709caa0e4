/// The rules of a grammar, as far as a phrase asks for them: without their patterns, in a form that lies flat.
struct RuleTable: Sendable {
  /// What a chart asks of a rule for each of its mentions.
  struct Entry: Sendable, BitwiseCopyable {
    /// What is preferred where two mentions cover the same words.
    let weight: Int16
    /// The kind of the mentions that it makes.
    let kind: Kind
    /// Whether its mentions are too weak to stand without help.
    let isLatent: Bool
    /// Whether all that it covers must be written in capitals.
    let needsCapitals: Bool
    /// The place of its production's name.
    fileprivate let production: UInt32
    /// Where what its production is told begins.
    fileprivate let firstArgument: UInt32
    fileprivate let argumentCount: UInt32
  }

  /// What a production is told: a number, or the place of a word.
  private struct Argument: Sendable, BitwiseCopyable {
    let number: Int
    let isWord: Bool
  }

  /// What is asked only of rules that match or are told of; apart, since grammars are handed on for each phrase.
  private final class Texts: Sendable {
    let names: TextTable
    let arguments: FlatArray<Argument>
    let words: TextTable
    let productions: [String]

    init(
      names: TextTable = TextTable(), arguments: FlatArray<Argument> = FlatArray(),
      words: TextTable = TextTable(), productions: [String] = []
    ) {
      (self.names, self.arguments) = (names, arguments)
      (self.words, self.productions) = (words, productions)
    }
  }

  private var entries = FlatArray<Entry>()
  private var texts = Texts()

  /// How many rules there are.
  var count: Int { entries.count }

  /// What a chart asks of a rule.
  subscript(rule: Int) -> Entry { entries[rule] }

  /// The name of a rule, as explanations print it.
  func name(of rule: Int) -> String { texts.names[rule] }

  /// The production that makes the meaning of a rule's mentions.
  func production(of rule: Int) -> String { texts.productions[Int(entries[rule].production)] }

  /// What the production of a rule is told.
  func arguments(of rule: Int) -> [Rule.Argument] {
    let first = Int(entries[rule].firstArgument)
    return (first..<first + Int(entries[rule].argumentCount)).map { place in
      let argument = texts.arguments[place]
      return argument.isWord ? .word(texts.words[argument.number]) : .integer(argument.number)
    }
  }
}

extension RuleTable: CompiledPart {
  /// Takes rules, and the kind of the mentions of each.
  init(_ rules: [Rule], kinds: [Kind]) {
    var (entries, arguments, words): ([Entry], [Argument], [String]) = ([], [], [])
    var productions: [String] = []
    var places: [String: UInt32] = [:]
    for (rule, kind) in zip(rules, kinds) {
      let known = places[rule.production]
      let production = known ?? UInt32(productions.count)
      if known == nil {
        places[rule.production] = production
        productions.append(rule.production)
      }
      entries.append(
        Entry(
          weight: rule.weight, kind: kind, isLatent: rule.isLatent,
          needsCapitals: rule.needsCapitals, production: production,
          firstArgument: UInt32(arguments.count), argumentCount: UInt32(rule.arguments.count)))
      for argument in rule.arguments {
        switch argument {
        case .integer(let number): arguments.append(Argument(number: number, isWord: false))
        case .word(let word):
          arguments.append(Argument(number: words.count, isWord: true))
          words.append(word)
        }
      }
    }
    self.entries = FlatArray(entries)
    texts = Texts(
      names: TextTable(rules.map(\.name)), arguments: FlatArray(arguments),
      words: TextTable(words), productions: productions)
  }

  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    var (names, arguments) = (texts.names, texts.arguments)
    var (words, productions) = (texts.words, texts.productions)
    try file.pass(&entries)
    try file.pass(&names)
    try file.pass(&arguments)
    try file.pass(&words)
    try file.pass(&productions)
    guard file.isReading else { return }
    texts = Texts(names: names, arguments: arguments, words: words, productions: productions)
  }
}
