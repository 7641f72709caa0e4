import UnderstudyICU

extension LocaleRules {
  /// Adds the names of months, weekdays and the halves of the day.
  mutating func addNames(_ symbols: DateSymbols) {
    addNames(AffixedName.Field.month, symbols)
    addNames(AffixedName.Field.weekday, symbols)
    guard symbols.amPm.count == 2, symbols.amPm[0] != symbols.amPm[1] else { return }
    add("before-noon", Self.halfPatterns(symbols.amPm[0]), kind: "am", production: "symbol")
    add("after-noon", Self.halfPatterns(symbols.amPm[1]), kind: "pm", production: "symbol")
  }

  /// Adds the names of months or weekdays with what stands beside them.
  mutating func addNames(_ name: AffixedName, _ symbols: DateSymbols) {
    let names = Self.names(of: name.field, symbols)
    for (index, names) in names.enumerated() {
      for isLatent in [false, true] {
        let patterns = names.filter { Self.isWeak($0) == isLatent }.compactMap {
          LocaleText.pattern(ofWords: name.prefix + $0 + name.suffix)
        }
        add(
          "\(name.field.rawValue)-name", patterns, kind: name.kind,
          production: name.field == .month ? "field" : "weekday",
          name.field == .month ? [.word("month"), .integer(index + 1)] : [.integer(index)],
          isLatent: isLatent)
      }
    }
    if name.field == .month { addNumberedMonths(names, name) }
    if name.field == .weekday { addNumberedWeekdays(names, name) }
  }

  /// Names of one or two Latin letters are other words too: "so", "do", "mi".
  private static func isWeak(_ name: String) -> Bool {
    let letters = name.unicodeScalars.filter(\.properties.isAlphabetic)
    return letters.count <= 2 && letters.allSatisfy { $0.value < 0x250 }
  }

  private mutating func addNames(_ field: AffixedName.Field, _ symbols: DateSymbols) {
    addNames(AffixedName(field: field), symbols)
  }

  private static func names(of field: AffixedName.Field, _ symbols: DateSymbols) -> [[String]] {
    switch field {
    case .month:
      transposed([
        symbols.months, symbols.shortMonths, symbols.standaloneMonths,
        symbols.standaloneShortMonths,
      ])
    case .weekday:
      transposed([
        symbols.weekdays, symbols.shortWeekdays, symbols.standaloneWeekdays,
        symbols.standaloneShortWeekdays,
      ])
    }
  }

  private static func transposed(_ lists: [[String]]) -> [[String]] {
    (0..<(lists.map(\.count).max() ?? 0)).map { index in
      lists.compactMap { $0.indices.contains(index) ? $0[index] : nil }
    }
  }

  /// Months that are called by their number, as in `6月` and `tháng 6`.
  private mutating func addNumberedMonths(_ names: [[String]], _ name: AffixedName) {
    let patterns = names.flatMap { $0 }.compactMap { text -> Pattern? in
      let text = name.prefix + text + name.suffix
      guard let text = CountedText(text), text.hasLetters else { return nil }
      return text.pattern(kind: "integer", limits: .init(lower: 1, upper: 12))
    }
    add("month-number", patterns, kind: name.kind, production: "fields", [.word("month")])
  }

  /// Weekdays whose abbreviations have a number, as in `Th 2`.
  private mutating func addNumberedWeekdays(_ names: [[String]], _ name: AffixedName) {
    for (index, names) in names.enumerated() {
      let numbered = names.filter {
        $0.contains(where: LocaleText.isDigit) && $0.contains(where: \.isLetter)
      }
      add(
        "weekday-number",
        numbered.map { Pattern(items: [.init(choices: [.words(name.prefix + $0 + name.suffix)])]) },
        kind: name.kind, production: "weekday", [.integer(index)])
    }
  }

  /// The words for a half of the day, with their stops and spaces and without.
  private static func halfPatterns(_ text: String) -> [Pattern] {
    guard text.contains(where: \.isLetter) else { return [] }
    let closed = text.filter { !$0.isWhitespace }
    return [text, closed, closed.filter { $0 != "." }].map {
      Pattern(items: LocaleText.items(of: $0[...]))
    }
  }
}
