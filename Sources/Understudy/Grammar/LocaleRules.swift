import UnderstudyICU

/// What ICU knows of a locale's dates and times, turned round into rules.
///
/// ICU knows how to write "in 3 weeks", "next Friday" or "3. Juli" in every locale; each of these becomes a
/// pattern, with the kinds and productions that the rule files for all languages use.
struct LocaleRules {
  /// The rules.
  private(set) var rules: [Rule] = []

  /// Asks ICU about a locale.
  init(locale: String) throws(ICUError) {
    let symbols = try DateSymbols(locale: locale)
    addMonths(symbols)
    addWeekdays(symbols)
    addHalves(symbols)
    try addUnits(locale)
    try addRelative(locale)
    addDates(try DatePatterns(locale: locale))
  }

  // MARK: - Names

  private mutating func addMonths(_ symbols: DateSymbols) {
    let lists = [
      symbols.months, symbols.shortMonths, symbols.standaloneMonths, symbols.standaloneShortMonths,
    ]
    for (index, names) in Self.transposed(lists).enumerated() {
      add(
        "month-name", names, kind: "month", production: "field",
        [.word("month"), .integer(index + 1)])
    }
  }

  private mutating func addWeekdays(_ symbols: DateSymbols) {
    let lists = [
      symbols.weekdays, symbols.shortWeekdays, symbols.standaloneWeekdays,
      symbols.standaloneShortWeekdays,
    ]
    for (index, names) in Self.transposed(lists).enumerated() {
      add("weekday-name", names, kind: "weekday", production: "weekday", [.integer(index)])
    }
  }

  private mutating func addHalves(_ symbols: DateSymbols) {
    guard symbols.amPm.count == 2, symbols.amPm[0] != symbols.amPm[1] else { return }
    add("before-noon", [symbols.amPm[0]], kind: "am", production: "symbol", [])
    add("after-noon", [symbols.amPm[1]], kind: "pm", production: "symbol", [])
  }

  private static func transposed(_ lists: [[String]]) -> [[String]] {
    (0..<(lists.map(\.count).max() ?? 0)).map { index in
      lists.compactMap { $0.indices.contains(index) ? $0[index] : nil }
    }
  }

  private mutating func addUnits(_ locale: String) throws(ICUError) {
    for (unit, grain) in Self.units {
      var names = try UnitNames.names(of: unit, locale: locale)
      names += try UnitNames.names(of: unit, locale: locale, width: .short)
      add("unit-name", names, kind: "grain", production: "grain", [.word(grain.name)])
    }
  }

  private static let units: [(UnitNames.Unit, UnitGrain)] = [
    (.second, .second), (.minute, .minute), (.hour, .hour), (.day, .day), (.week, .week),
    (.month, .month), (.year, .year),
  ]

  /// The grains by the names that productions know them by.
  private enum UnitGrain: String {
    case second, minute, hour, day, week, month, quarter, year

    var name: String { rawValue }
  }

  // MARK: - Relative times

  private mutating func addRelative(_ locale: String) throws(ICUError) {
    let names = try RelativeNames(locale: locale)
    let cycles: [(RelativeUnit, UnitGrain)] = [
      (.day, .day), (.week, .week), (.month, .month), (.quarter, .quarter), (.year, .year),
    ]
    for (unit, grain) in cycles {
      for offset in -2...2 {
        add(
          "relative-\(grain.name)", [names.name(offset, unit)], kind: "relative-date",
          production: "cycle", [.word(grain.name), .integer(offset)])
      }
    }
    add("now", [names.name(0, .second)], kind: "relative-time", production: "now", [])
    let weekdays: [RelativeUnit] = [
      .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
    ]
    for (day, unit) in weekdays.enumerated() {
      for (offset, relation) in [(-1, "last"), (0, "this"), (1, "next")] {
        add(
          "\(relation)-weekday", [names.name(offset, unit)], kind: "relative-date",
          production: "weekday", [.integer(day), .word(relation)])
      }
    }
    addShifts(names)
  }

  private mutating func addShifts(_ names: RelativeNames) {
    let units: [(RelativeUnit, UnitGrain)] = [
      (.second, .second), (.minute, .minute), (.hour, .hour), (.day, .day), (.week, .week),
      (.month, .month), (.quarter, .quarter), (.year, .year),
    ]
    for (unit, grain) in units {
      for sign in [1, -1] {
        var texts: [String] = []
        for amount in [1.0, 2, 3, 5, 11, 21] {
          texts.append(names.numeric(Double(sign) * amount, unit))
        }
        let patterns = Self.unique(texts.compactMap(Self.pattern(around:)))
        guard !patterns.isEmpty else { continue }
        rules.append(
          Rule(
            name: sign > 0 ? "in-\(grain.name)s" : "\(grain.name)s-ago", patterns: patterns,
            kind: "relative-date", production: "shift",
            arguments: [.word(grain.name), .integer(sign)]))
      }
    }
  }

  /// The text with its digits turned into a place for any number.
  private static func pattern(around text: String) -> Pattern? {
    let isDigit = { (character: Character) in character.isNumber }
    guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit) else {
      return nil
    }
    var items: [Pattern.Item] = []
    let before = text[..<first].trimmed
    let after = text[text.index(after: last)...].trimmed
    if !before.isEmpty { items.append(.init(choices: [.words(before)])) }
    items.append(.init(choices: [.mention(kind: "number", limits: .none)]))
    if !after.isEmpty { items.append(.init(choices: [.words(after)])) }
    return items.count > 1 ? Pattern(items: items) : nil
  }

  // MARK: - Written dates

  private mutating func addDates(_ patterns: DatePatterns) {
    let skeletons = ["yMMMMd", "yMMMd", "MMMMd", "MMMd", "yMMMM", "yMMM"]
    let numeric = ["yMd", "Md"]
    var read: [DatePatternReader.Fields] = []
    for skeleton in skeletons {
      read += [DatePatternReader(patterns.best(skeleton: skeleton)).fields].compactMap { $0 }
    }
    for style in [DatePatterns.Style.long, .medium] {
      read += [DatePatternReader(patterns.pattern(date: style, time: nil)).fields].compactMap { $0 }
    }
    for fields in read { add(fields, name: "written-date") }
    for skeleton in numeric {
      guard let fields = DatePatternReader(patterns.best(skeleton: skeleton)).fields else { continue }
      add(fields, name: "numeric-date")
    }
  }

  private mutating func add(_ fields: DatePatternReader.Fields, name: String) {
    rules.append(
      Rule(
        name: name, patterns: [fields.pattern],
        kind: fields.hasDay ? "calendar-day" : "calendar-month", production: "fields",
        arguments: fields.numbers.map { .word($0) }))
  }

  // MARK: - Words

  private mutating func add(
    _ name: String, _ texts: [String], kind: String, production: String,
    _ arguments: [Rule.Argument]
  ) {
    let named = Self.unique(
      texts.map { $0[...].trimmed }.filter { text in
        text.contains(where: \.isLetter) && !text.contains(where: \.isNumber)
      })
    guard !named.isEmpty else { return }
    // A full stop after an abbreviation may be left out.
    let patterns = named.map { text in
      var items = [Pattern.Item(choices: [.words(text.hasSuffix(".") ? String(text.dropLast()) : text)])]
      if text.hasSuffix(".") {
        items.append(.init(choices: [.words(".")], isOptional: true, isGlued: true))
      }
      return Pattern(items: items)
    }
    rules.append(
      Rule(
        name: name, patterns: patterns, kind: kind, production: production, arguments: arguments))
  }

  private static func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return elements.filter { seen.insert($0).inserted }
  }
}

extension Substring {
  /// The text without white space and invisible marks at its ends.
  fileprivate var trimmed: String {
    let isVisible = { (character: Character) in
      !character.isWhitespace
        && !character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
    }
    guard let first = firstIndex(where: isVisible), let last = lastIndex(where: isVisible) else {
      return ""
    }
    return String(self[first...last])
  }
}
