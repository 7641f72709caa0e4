/// Finds kinds that patterns ask for and nothing makes, which are mostly slips of the pen.
struct KindCheck {
  /// The kinds that ICU makes in some locales, if not in all.
  private static let localeKinds = [
    "month", "weekday", "grain", "am", "pm", "relative-date", "relative-time", "calendar-day",
    "calendar-month", "clock", "date", "moment", "duration", "number", "integer",
  ]

  private let made: Set<String>

  /// Takes the kinds that words give and those that the rules of all files make.
  init(kinds: KindTable, files: [RuleFile]) {
    made = Set(kinds.names + Self.localeKinds + files.flatMap { $0.rules.map(\.kind) })
  }

  /// Stops at the first kind in a file that nothing makes.
  func check(_ file: RuleFile) throws(RuleFileError) {
    for (rule, line) in zip(file.rules, file.sources) {
      for item in rule.patterns.flatMap(\.items) {
        for case .mention(let kind, _) in item.choices where !made.contains(kind) {
          throw RuleFileError(
            fact: .unknownKind(kind, nearest: EditDistance.nearest(to: kind, among: made.sorted())),
            file: file.name, line: line.number, column: 1, source: line.text)
        }
      }
    }
  }
}
