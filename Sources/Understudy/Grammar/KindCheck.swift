/// Finds kinds that patterns ask for and nothing makes, which are mostly slips of the pen.
struct KindCheck {
  private let made: Set<String>

  /// Takes the kinds that words give, those that the rules of a language's files make, and those that ICU
  /// makes in some locales, if not in all: the patterns for all languages speak of these.
  init(kinds: KindTable, files: [RuleFile], common: [RuleFile]) {
    var made = Set(kinds.names)
    for file in files { for rule in file.rules { made.insert(rule.kind) } }
    for file in common {
      for rule in file.rules { Self.forEachKind(askedBy: rule) { made.insert($0) } }
    }
    self.made = made
  }

  /// Stops at the first kind in a file that nothing makes.
  func check(_ file: RuleFile) throws(RuleFileError) {
    for (index, rule) in file.rules.enumerated() {
      var missing: String?
      Self.forEachKind(askedBy: rule) { kind in
        if missing == nil, !made.contains(kind) { missing = kind }
      }
      guard let missing else { continue }
      let line = file.source(ofRule: index)
      throw RuleFileError(
        fact: .unknownKind(
          missing, nearest: EditDistance.nearest(to: missing, among: made.sorted())),
        file: file.name, line: line.number, column: 1, source: line.text)
    }
  }

  private static func forEachKind(askedBy rule: Rule, _ body: (String) -> Void) {
    for pattern in rule.patterns {
      for item in pattern.items {
        for case .mention(let kind, _) in item.choices { body(kind) }
      }
    }
  }
}
