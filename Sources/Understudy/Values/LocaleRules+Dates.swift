import UnderstudyICU

extension LocaleRules {
  private static let skeletons = [
    "yMMMMd", "yMMMd", "MMMMd", "MMMd", "yMMMM", "yMMM", "yMMMEd", "MMMEd", "yMMMMEEEEd",
    "MMMMEEEEd", "yMd", "Md", "yMEd", "MEd",
  ]

  /// Adds the dates that the locale's patterns write.
  mutating func addDates(_ patterns: DatePatterns, _ symbols: DateSymbols) {
    let order = DateOrder(pattern: patterns.best(skeleton: "yMd"))
    let texts =
      Self.skeletons.map(patterns.best)
      + DatePatterns.Style.allCases.map { patterns.pattern(date: $0, time: nil) }
    let eras = [symbols.eras, symbols.eraNames].compactMap { $0.last?[...].trimmed }.filter {
      !$0.isEmpty
    }
    var seen: Set<String> = []
    var names: Set<AffixedName> = [AffixedName(field: .month), AffixedName(field: .weekday)]
    for text in texts where seen.insert(text).inserted {
      guard let fields = DatePatternReader.fields(of: text, eras: eras) else { continue }
      for name in fields.names where names.insert(name).inserted { addNames(name, symbols) }
      add(fields, order)
    }
  }

  private mutating func add(_ fields: DatePatternReader.Fields, _ order: DateOrder) {
    let isDigits = fields.names.isEmpty && order.agrees(with: fields.numbers)
    let arguments = isDigits ? [] : fields.numbers.map { Rule.Argument.word($0) }
    let name = fields.names.isEmpty ? "numeric-date" : "written-date"
    add(
      name, [fields.pattern], kind: fields.hasDay ? "calendar-day" : "calendar-month",
      production: isDigits ? "digits" : "fields", arguments)
    // The locale's own order comes before the orders that digits have anywhere.
    guard fields.names.isEmpty, !isDigits, fields.hasDay else { return }
    add(name, [fields.pattern], kind: "date", production: "fields", arguments, weight: 1)
  }
}

extension DateOrder {
  /// Whether numbers that stand for these fields are read by this order.
  fileprivate func agrees(with fields: [String]) -> Bool {
    switch self {
    case .DMY: fields == ["day", "month"] || fields == ["day", "month", "year"]
    case .MDY: fields == ["month", "day"] || fields == ["month", "day", "year"]
    case .YMD: fields == ["month", "day"]
    }
  }
}
