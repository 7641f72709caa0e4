import UnderstudyICU

extension LocaleRules {
  private static let skeletons = [
    "yMMMMd", "yMMMd", "MMMMd", "MMMd", "yMMMM", "yMMM", "yMMMEd", "MMMEd", "yMMMMEEEEd",
    "MMMMEEEEd", "yMd", "Md", "yMEd", "MEd",
  ]

  /// Adds the dates that the locale's patterns write.
  mutating func addDates(_ patterns: DatePatterns, _ symbols: DateSymbols) {
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
      add(fields, dateOrder)
    }
    addEras(symbols)
    addYear(FormatPiece.pieces(of: patterns.best(skeleton: "y")))
  }

  /// Adds the names of the era before the year 1 and of that since.
  ///
  /// One or two letters are rather something else: Indonesian `M` is a million as well.
  private mutating func addEras(_ symbols: DateSymbols) {
    func patterns(_ names: [String?]) -> [Pattern] {
      names.compactMap { $0?[...].trimmed }.filter { $0.filter(\.isLetter).count > 2 }
        .compactMap { LocaleText.pattern(ofWords: $0) }
    }
    add(
      "earlier-era", patterns([symbols.eras.first, symbols.eraNames.first]), kind: "earlier-era",
      production: "symbol")
    add(
      "common-era", patterns([symbols.eras.last, symbols.eraNames.last]), kind: "common-era",
      production: "symbol")
  }

  /// Adds a year with the word that the locale writes beside it, as in `2026年`.
  private mutating func addYear(_ pieces: [FormatPiece]) {
    var items: [Pattern.Item] = []
    for piece in pieces {
      switch piece {
      case .field("y", _):
        let limits = Pattern.Limits(lower: 1000, upper: 2999, width: 4)
        items.append(.init(choices: [.mention(kind: "integer", limits: limits)]))
      case .field: return
      case .text(let text):
        guard text.contains(where: \.isLetter) else { return }
        items += LocaleText.items(of: text[...], areOptional: false)
      }
    }
    guard items.count > 1 else { return }
    let pattern = Pattern(items: items)
    add(
      "written-year", [pattern], kind: "calendar-year", production: "field", [.word("year")])
    // Alone it is rather a year than so many years.
    add("written-year", [pattern], kind: "date", production: "field", [.word("year")], weight: 5)
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
