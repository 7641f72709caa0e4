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
    addWeekdays(names)
    for (unit, grain) in Self.units {
      addShift(names, unit, grain, sign: 1)
      addShift(names, unit, grain, sign: -1)
    }
  }

  /// Words such as "tomorrow" and "last year".
  private mutating func addCycles(_ names: RelativeNames) {
    for (unit, grain) in Self.units where grain > .second {
      for offset in -3...3 {
        add(
          "relative-\(grain.name)", Self.words(names, offset, unit), kind: "relative-date",
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
    }
  }

  private static func words(
    _ names: RelativeNames, _ offset: Int, _ unit: RelativeUnit
  ) -> [Pattern] {
    NameWidth.allCases.compactMap {
      LocaleText.pattern(ofWords: names.name(offset, unit, style: $0))
    }
  }

  /// Forms such as "in 3 weeks", and those that say their number without digits.
  private mutating func addShift(
    _ names: RelativeNames, _ unit: RelativeUnit, _ grain: Grain, sign: Int
  ) {
    var counted: [Pattern] = []
    for amount in Self.amounts {
      for style in [NameWidth.long, .short] {
        let text = names.numeric(Double(sign) * amount, unit, style: style)
        if let pattern = LocaleText.pattern(around: text) {
          counted.append(pattern)
        } else if let pattern = LocaleText.pattern(ofWords: text), let whole = Int(exactly: amount) {
          add(
            "\(grain.name)-form", [pattern], kind: sign > 0 ? "time-ahead" : "time-past",
            production: "duration", [.word(grain.name), .integer(whole)])
        }
      }
    }
    add(
      sign > 0 ? "in-\(grain.name)s" : "\(grain.name)s-ago", counted, kind: "relative-date",
      production: "shift", [.word(grain.name), .integer(sign)])
  }
}
