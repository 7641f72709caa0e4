import UnderstudyICU

extension LocaleRules {
  private static let units: [(RelativeUnit, Grain)] = [
    (.second, .second), (.minute, .minute), (.hour, .hour), (.day, .day), (.week, .week),
    (.month, .month), (.quarter, .quarter), (.year, .year),
  ]
  private static let weekdays: [RelativeUnit] = [
    .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
  ]

  /// Adds what ICU calls times relative to now.
  mutating func addRelative() throws(ICUError) {
    let names = try RelativeNames(locale: locale)
    addCycles(names)
    // Units before weekdays: Portuguese "em 2 seg." is rather in two seconds than in two Mondays.
    for (unit, grain) in Self.units {
      addShift(names, unit, grain, sign: 1)
      addShift(names, unit, grain, sign: -1)
    }
    addWeekdays(names)
    addWordForms()
  }

  /// Forms that say their number without digits, such as "in two days" in one word.
  private mutating func addWordForms() {
    for (kind, sign) in [("time-ahead", 1), ("time-past", -1)]
    where rules.contains(where: { $0.kind == kind }) {
      let form = Pattern(items: [.init(choices: [.mention(kind: kind, limits: .none)])])
      add(kind, [form], kind: "relative-date", production: "shift", [.integer(sign)])
    }
  }

  /// Words such as "tomorrow" and "last year".
  private mutating func addCycles(_ names: RelativeNames) {
    for (unit, grain) in Self.units where grain > .second {
      for offset in -3...3 {
        add(
          "relative-\(grain.name)", Self.words(names, offset, unit, NameWidth.allCases),
          kind: "relative-date",
          production: "cycle", [.word(grain.name), .integer(offset)])
      }
    }
    add("now", Self.words(names, 0, .second), kind: "relative-time", production: "now")
  }

  /// Words such as "next Friday".
  private mutating func addWeekdays(_ names: RelativeNames) {
    for (day, unit) in Self.weekdays.enumerated() {
      for (offset, relation) in [(-1, "last"), (0, "this"), (1, "next")] {
        add(
          "\(relation)-weekday", Self.words(names, offset, unit), kind: "relative-date",
          production: "weekday", [.integer(day), .word(relation)])
      }
      for offset in [-3, -2, 2, 3] {
        addWeekday(day, Self.words(names, offset, unit), offset)
      }
      addCounted(names, unit, day, sign: 1)
      addCounted(names, unit, day, sign: -1)
    }
  }

  /// Forms such as "in 2 Fridays".
  private mutating func addCounted(
    _ names: RelativeNames, _ unit: RelativeUnit, _ day: Int, sign: Int
  ) {
    var counted: Set<CountedText> = []
    var fixed: Set<String> = []
    Self.forEach(form: forms) { amount in
      guard let whole = Int(exactly: amount), whole > 0 else { return false }
      var isCounted = true
      for style in [NameWidth.long, .short] {
        let text = names.numeric(Double(sign) * amount, unit, style: style)
        if let text = CountedText(text, amount: amount) {
          if text.hasLetters { counted.insert(text) }
          continue
        }
        isCounted = false
        if fixed.insert(text).inserted {
          addWeekday(day, [LocaleText.pattern(ofWords: text)].compactMap { $0 }, sign * whole)
        }
      }
      return isCounted
    }
    addWeekday(day, Self.patterns(of: counted), sign)
  }

  private mutating func addWeekday(_ day: Int, _ patterns: [Pattern], _ steps: Int) {
    add(
      steps > 0 ? "in-weekdays" : "weekdays-ago", patterns, kind: "relative-date",
      production: "weekdays", [.integer(day), .integer(steps)])
  }

  /// The names that are no numbers of the unit; the shortest weekdays are too short.
  private static func words(
    _ names: RelativeNames, _ offset: Int, _ unit: RelativeUnit,
    _ styles: [NameWidth] = [.long, .short]
  ) -> [Pattern] {
    styles.compactMap { style in
      let name = names.name(offset, unit, style: style)
      guard name.contains(where: LocaleText.isDigit) else {
        return LocaleText.pattern(ofWords: name)
      }
      // Mongolian says "seven days" for a week.
      guard name.contains(where: \.isLetter),
        name != names.numeric(Double(offset), unit, style: style)
      else { return nil }
      return Pattern(items: LocaleText.items(of: name[...]))
    }
  }

  /// Forms such as "in 3 weeks", and those that say their number without digits.
  private mutating func addShift(
    _ names: RelativeNames, _ unit: RelativeUnit, _ grain: Grain, sign: Int
  ) {
    var counted: Set<CountedText> = []
    var fixed: Set<String> = []
    Self.forEach(form: forms) { amount in
      var isCounted = true
      for style in [NameWidth.long, .short] {
        let text = names.numeric(Double(sign) * amount, unit, style: style)
        if let text = CountedText(text, amount: amount) {
          counted.insert(text)
          continue
        }
        isCounted = false
        if let whole = Int(exactly: amount), fixed.insert(text).inserted {
          add(
            "\(grain.name)-form", [LocaleText.pattern(ofWords: text)].compactMap { $0 },
            kind: sign > 0 ? "time-ahead" : "time-past", production: "duration",
            [.word(grain.name), .integer(whole)])
        }
      }
      return isCounted
    }
    add(
      sign > 0 ? "in-\(grain.name)s" : "\(grain.name)s-ago", Self.patterns(of: counted),
      kind: "relative-date", production: "shift", [.word(grain.name), .integer(sign)])
  }

  /// The patterns of texts in an order of their own.
  static func patterns(of texts: Set<CountedText>) -> [Pattern] {
    texts.sorted { ($0.before, $0.after) < ($1.before, $1.after) }.compactMap { $0.pattern() }
  }
}
