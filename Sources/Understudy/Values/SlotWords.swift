/// The words of titles and descriptions that tell what a property is and what it does.
struct SlotWords: Sendable {
  /// From a word, or words, to the roles it tells: "departure" to `source`.
  private(set) var roles: [[String]: [String]] = [:]
  /// From a word, or words, to the kind of lexicon or value it tells: "airline" to `airline`.
  private(set) var kinds: [[String]: [String]] = [:]
  /// From a word to the unit that a bare number counts.
  private(set) var units: [[String]: String] = [:]
  /// From a word to the style in which a name is told: "abbreviation" to `code`.
  private(set) var styles: [[String]: String] = [:]
  /// From words to the unit of time in which a number counts how often something is done; "any" for all of them.
  private(set) var paces: [[String]: String] = [:]
  /// From words to the tense of a time: "was" to `past`.
  private(set) var tenses: [[String]: String] = [:]
  /// Words of what is not wanted: "leave out".
  private(set) var exclusions: Set<[String]> = []
  /// Words behind which a description tells what somebody does: "who".
  private(set) var relatives: Set<String> = []
  /// What somebody does who gets something or has yet to do it: "receives", "should".
  private(set) var receiving: Set<String> = []
  /// Names of cases that stand for nothing of a sort: "none".
  private(set) var nones: Set<[String]> = []
  /// Words that only say that something is so: "whether", "needed".
  private(set) var assertions: Set<String> = []
  /// Words behind which a unit is what something is divided by: "per".
  private(set) var divisors: Set<String> = []
  /// Words behind which a description tells to what a thing belongs: "of".
  private(set) var owners: Set<String> = []
  /// Words behind which a description tells what the thing is for.
  private(set) var stops: Set<String> = []

  /// Words for what tells one thing from all of its like: "ID".
  private(set) var identities: Set<[String]> = []
  /// What words before the values of a description say of them.
  private(set) var triggers: [[String]: DescribedValues.Trigger] = [:]
  /// Words between the values of a description.
  private(set) var joins: Set<String> = []

  /// Words for where a file or a folder is: "path".
  private(set) var paths: Set<String> = []
  /// Small words before what a value stands for: "a".
  private(set) var articles: Set<String> = []

  /// Whether a name asks for an identity.
  func isIdentity(_ name: [String]) -> Bool {
    name.indices.contains { start in
      (1...2).contains { length in
        start + length <= name.count && identities.contains(Array(name[start..<start + length]))
      }
    }
  }

  /// From the name of a property that is true or false to other words that say it.
  private var synonyms: [[String]: [Pattern]] = [:]

  /// Adds other words for what the name of a property says.
  mutating func add(synonym pattern: Pattern, of words: [String]) {
    synonyms[words, default: []].append(pattern)
  }

  /// Other words for what the names of a property say.
  func synonyms(ofNames names: [[String]]) -> [Pattern] {
    names.flatMap { synonyms[$0] ?? [] }
  }

  /// A value, and the names that the language gives it.
  typealias NamedValue = (value: String, names: [String])

  /// From a kind to the values that properties of it take, where the language lists them: colours.
  private(set) var values: [String: [NamedValue]] = [:]

  /// Adds a value of a kind, by the names that the language gives it.
  mutating func add(value: String, ofKind kind: String, names: [String]) {
    values[kind, default: []].append((value, names))
  }

  /// Adds the words of a role.
  mutating func add(role: String, words: [String]) {
    roles[words, default: []].append(role)
  }

  /// Adds the words of a kind.
  mutating func add(kind: String, words: [String]) {
    kinds[words, default: []].append(kind)
  }

  /// The uses of words that ``add(asked:use:words:)`` knows.
  static let uses =
    [
      "unit", "style", "stop", "owner", "divisor", "join", "identity", "pace", "article", "path",
      "tense", "exclusion", "assertion", "relative", "receiving", "none",
    ]
    + DescribedValues.Trigger.allCases.map(\.rawValue)

  /// Adds words that ask something of a value beyond its kind.
  mutating func add(asked value: String, use: String, words: [String]) {
    switch use {
    case "identity": identities.insert(words)
    case "join": joins.formUnion(words.prefix(1))
    case "path": paths.formUnion(words.prefix(1))
    case "article": articles.formUnion(words.prefix(1))
    case let use where DescribedValues.Trigger(rawValue: use) != nil:
      triggers[words] = DescribedValues.Trigger(rawValue: use)
    case "unit": units[words] = value
    case "pace": paces[words] = value
    case "tense": tenses[words] = value
    case "relative": relatives.formUnion(words.prefix(1))
    case "receiving": receiving.formUnion(words.prefix(1))
    case "none": nones.insert(words)
    case "exclusion": exclusions.insert(words)
    case "assertion": assertions.formUnion(words.prefix(1))
    case "style": styles[words] = value
    case "divisor": divisors.formUnion(words.prefix(1))
    case "owner": owners.formUnion(words.prefix(1))
    default: stops.formUnion(words.prefix(1))
    }
  }
}

extension SlotWords: CompiledPart {
  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(&roles)
    try file.pass(&kinds)
    try file.pass(&units)
    try file.pass(&styles)
    try file.pass(&paces)
    try file.pass(&divisors)
    try file.pass(&owners)
    try file.pass(&stops)
    try file.pass(&identities)
    try file.pass(&joins)
    try file.pass(&paths)
    try file.pass(&articles)
    try file.pass(&tenses)
    try file.pass(&exclusions)
    try file.pass(&relatives)
    try file.pass(&receiving)
    try file.pass(&nones)
    try file.pass(&assertions)
    try file.pass(&synonyms)
    var triggers = triggers.mapValues(\.rawValue)
    try file.pass(&triggers)
    var values = values.mapValues { $0.map { [$0.value] + $0.names } }
    try file.pass(&values)
    guard file.isReading else { return }
    self.triggers = triggers.compactMapValues(DescribedValues.Trigger.init)
    self.values = values.mapValues { $0.map { ($0.first ?? "", Array($0.dropFirst())) } }
  }
}
