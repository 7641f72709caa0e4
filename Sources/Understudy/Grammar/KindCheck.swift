/// Finds kinds that patterns ask for and nothing makes, which are mostly slips of the pen.
struct KindCheck {
  private let made: Set<String>

  /// Takes the kinds that words give, those that the rules of a language's files make, and those that ICU
  /// makes in some locales, if not in all: the patterns for all languages speak of these.
  init(kinds: KindTable, files: [RuleFile], common: [RuleFile]) {
    made = Set(
      kinds.names + files.flatMap { $0.rules.map(\.kind) }
        + common.flatMap { $0.rules.flatMap(Self.askedKinds) })
  }

  /// Stops at the first kind in a file that nothing makes.
  func check(_ file: RuleFile) throws(RuleFileError) {
    for (rule, line) in zip(file.rules, file.sources) {
      for kind in Self.askedKinds(rule) where !made.contains(kind) {
        throw RuleFileError(
          fact: .unknownKind(kind, nearest: EditDistance.nearest(to: kind, among: made.sorted())),
          file: file.name, line: line.number, column: 1, source: line.text)
      }
    }
  }

  private static func askedKinds(_ rule: Rule) -> [String] {
    rule.patterns.flatMap(\.items).flatMap(\.choices).compactMap { choice in
      if case .mention(let kind, _) = choice { kind } else { nil }
    }
  }
}
