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

  /// In which order the locale names the fields of a date in digits.
  let dateOrder: DateOrder
  /// For each amount the place of the first that takes the same form.
  let forms: [Int]

  /// Asks ICU about a locale.
  init(locale: String) throws(ICUError) {
    self.locale = locale
    let symbols = try DateSymbols(locale: locale)
    let patterns = try DatePatterns(locale: locale)
    dateOrder = DateOrder(pattern: patterns.best(skeleton: "yMd"))
    forms = try PluralForms.forms(of: Self.amounts, locale: locale)
    addNames(symbols)
    addDates(patterns, symbols)
    addTimes(patterns, symbols)
    addMoments(patterns, symbols)
    try addDurations()
    try addRelative()
    addUnitRatios()
  }

  /// Numbers that between them call for every plural form of every language.
  private static let amounts: [Double] = [1, 2, 5, 0, 1.5, 3, 4, 6, 11, 21, 100]

  /// Calls back with amounts until each form has been written with its number, which says all of it.
  static func forEach(form forms: [Int], _ body: (Double) -> Bool) {
    var written: Set<Int> = []
    for (amount, form) in zip(amounts, forms) where !written.contains(form) {
      if body(amount) { written.insert(form) }
    }
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
