import UnderstudyICU

extension LocaleRules {
  /// Adds the way to say one unit for each of another: "kilometers per hour".
  mutating func addUnitRatios() {
    let found = NameCatalogue.units.first(locale: locale) { name in
      name.depth == 3 && name.isKey(0, "units") && name.isKey(1, "compound")
        && name.isKey(2, "per") ? String(units: name.units) : nil
    }
    guard let text = found, text.hasPrefix("{0} "), text.hasSuffix(" {1}"), text.utf8.count > 8,
      let words = LocaleText.pattern(ofWords: String(text.dropFirst(4).dropLast(4)))
    else { return }
    func mention(_ kinds: String...) -> Pattern.Item {
      Pattern.Item(choices: kinds.map { .mention(kind: $0, limits: .none) }, isOptional: false)
    }
    add(
      "unit-per-unit",
      [Pattern(items: [mention("unit")] + words.items + [mention("unit", "time-unit")])],
      kind: "unit-ratio", production: "unit-ratio")
  }
}
