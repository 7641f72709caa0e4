import UnderstudyICU

extension LocaleRules {
  /// Adds the way to say one unit for each of another: "kilometers per hour".
  mutating func addUnitRatios() {
    let name = NameCatalogue.units.names(locale: locale).first {
      $0.path == ["units", "compound", "per"]
    }
    guard let text = name.map({ String(decoding: $0.units, as: UTF16.self) }),
      text.hasPrefix("{0} "), text.hasSuffix(" {1}"), text.utf8.count > 8,
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
