import UnderstudyICU

extension LocaleRules {
  private static let units: [(UnitNames.Unit, Grain)] = [
    (.second, .second), (.minute, .minute), (.hour, .hour), (.day, .day), (.week, .week),
    (.month, .month), (.year, .year),
  ]

  /// Adds the units of time, alone and with their numbers, and what joins them.
  mutating func addDurations() throws(ICUError) {
    for (unit, grain) in Self.units {
      var texts: [(amount: Double, text: String)] = []
      for width in [NameWidth.long, .short] {
        let formatter = try UnitFormatter(unit: unit, width: width, locale: locale)
        Self.forEach(form: forms) { amount in
          let text = formatter.text(amount)
          texts.append((amount, text))
          return CountedText(text, amount: amount) != nil
        }
      }
      addUnit(texts, grain)
    }
    addJoints()
  }

  private mutating func addUnit(_ texts: [(amount: Double, text: String)], _ grain: Grain) {
    var names: [Pattern] = []
    var counted: [Pattern] = []
    var countedByDigits: [Pattern] = []
    var seen: Set<CountedText> = []
    for (amount, text) in texts {
      guard let counting = CountedText(text, amount: amount) else {
        addFixed(amount, text, grain)
        continue
      }
      guard seen.insert(counting).inserted else { continue }
      if let name = Self.name(in: counting), let words = LocaleText.pattern(ofWords: name) {
        names.append(words)
      } else if counting.after.trimmed.isEmpty || Self.isSingleLetter(counting.after) {
        // A single letter is a unit only beside digits, and after a unit a number in words is rather an
        // ordinal: Hebrew "second day" is Monday.
        countedByDigits += [counting.pattern(kind: "integer"), counting.pattern()].compactMap { $0 }
      } else {
        counted += [counting.pattern()].compactMap { $0 }
      }
    }
    add("unit-name", names, kind: "grain", production: "grain", [.word(grain.name)])
    add(
      "counted-\(grain.name)s", counted, kind: "duration", production: "duration",
      [.word(grain.name)])
    add(
      "counted-\(grain.name)s", countedByDigits, kind: "duration", production: "duration",
      [.word(grain.name), .word("digits")],
      // French "15 h" is rather a time of day than fifteen hours.
      weight: grain == .hour ? -1 : 0)
  }

  private static func isSingleLetter(_ text: Substring) -> Bool {
    text.filter(\.isLetter).count == 1
  }

  /// What follows the number at the start of the text, where it has letters enough to be known alone.
  private static func name(in text: CountedText) -> String? {
    guard text.before.trimmed.isEmpty else { return nil }
    let name = text.after.trimmed
    let letters = name.unicodeScalars.filter(\.properties.isAlphabetic)
    let isWord =
      letters.count > 1 || letters.contains { $0.properties.isIdeographic || isHangul($0) }
    return isWord ? name : nil
  }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool { 0xAC00...0xD7A3 ~= scalar.value }

  /// Adds a form that says its number without digits, such as a dual; the singular may be the unit itself.
  private mutating func addFixed(_ amount: Double, _ text: String, _ grain: Grain) {
    guard let whole = Int(exactly: amount), let pattern = LocaleText.pattern(ofWords: text) else {
      return
    }
    add(
      "\(grain.name)-form", [pattern], kind: "duration", production: "duration",
      [.word(grain.name), .integer(whole)], isLatent: whole < 2)
  }

  private mutating func addJoints() {
    var joints: Set<String> = [""]
    for content in ListJoiner.Content.allCases {
      for width in [NameWidth.long, .short, .narrow] {
        for count in [2, 3] {
          let text = ListJoiner.joined(
            (1...count).map(String.init), content, locale: locale, width: width)
          joints.formUnion(text.split(whereSeparator: LocaleText.isDigit).map { $0.trimmed })
        }
      }
    }
    let duration = Pattern.Item(choices: [.mention(kind: "duration", limits: .none)])
    add(
      "joined-duration",
      joints.sorted().map {
        Pattern(items: [duration] + LocaleText.items(of: $0[...]) + [duration])
      },
      kind: "duration", production: "durations")
  }
}
