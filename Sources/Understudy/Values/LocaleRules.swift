import UnderstudyICU

/// What ICU knows of a locale's dates and times, turned round into rules.
///
/// ICU knows how to write "in 3 weeks", "next Friday" or "3. Juli" in every locale; each of these becomes a
/// pattern, with the kinds and productions that the rule files for all languages use.
struct LocaleRules {
  /// The rules.
  private(set) var rules: [Rule] = []
  /// The locale that was asked for.
  let locale: String

  /// Asks ICU about a locale.
  init(locale: String) throws(ICUError) {
    self.locale = locale
    let symbols = try DateSymbols(locale: locale)
    let patterns = try DatePatterns(locale: locale)
    addNames(symbols)
    addDates(patterns, symbols)
    addTimes(patterns, symbols)
    addMoments(patterns, symbols)
    try addDurations()
    try addRelative()
    addUnitRatios()
  }

  /// Adds a rule for patterns, where there are any.
  mutating func add(
    _ name: String, _ patterns: [Pattern], kind: String, production: String,
    _ arguments: [Rule.Argument] = [], isLatent: Bool = false, weight: Int16 = 0
  ) {
    var different: [Pattern] = []
    for pattern in patterns where !different.contains(pattern) { different.append(pattern) }
    guard !different.isEmpty else { return }
    rules.append(
      Rule(
        name: name, patterns: different, kind: kind, production: production, arguments: arguments,
        isLatent: isLatent, weight: weight))
  }
}
