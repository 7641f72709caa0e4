import UnderstudyICU

/// ICU's rules for numbers in words of a locale, turned round.
///
/// A class, since every chart holds on to it.
final class SpelloutGrammar: Sendable {
  /// The rules.
  let table: SpelloutTable
  /// What the names of the rule sets say of the numbers that they write.
  let kinds: [SetKind]
  /// The sets that say how many thousands there are, so that digits may do so as well.
  let quotientSets: [Int16]

  /// What a rule set writes.
  enum SetKind: UInt8, Sendable {
    case cardinal, ordinal, part
  }

  /// What is known of a locale's numbers in words; all else is made of it.
  struct Facts: Sendable {
    /// The rules.
    var rules: [SpelloutRule] = []
    /// What each rule set writes.
    var kinds: [SetKind] = []
  }

  /// No rules.
  static let empty = SpelloutGrammar(Facts())

  /// Makes rules ready to be looked for in phrases.
  init(_ facts: Facts) {
    kinds = facts.kinds
    table = SpelloutTable(facts.rules, setCount: facts.kinds.count)
    quotientSets = Array(
      Set(
        facts.rules.compactMap { rule -> Int16? in
          guard case .quotient(let set) = rule.elements.first else { return nil }
          return set
        })
    ).sorted()
  }

  /// Asks ICU for the rules of a locale and adds words for larger numbers to them.
  static func facts(locale: String, words: NumberWords) throws(ICUError) -> Facts {
    var reader = SpelloutRuleReader(try SpelloutRules.text(locale: locale))
    for text in words.rules { reader.add(text, isSame: true) }
    if let other = otherScript(than: locale) {
      reader.add(try SpelloutRules.text(locale: other))
    }
    let kinds = reader.names.map { name -> SetKind in
      if name.hasPrefix("%%") || name.contains("-year") { return .part }
      return name.contains("ordinal") ? .ordinal : .cardinal
    }
    let used = reachable(reader.rules, from: kinds)
    var rules = reader.rules.filter { used.contains($0.set) }
    rules += rules.compactMap { rule($0, without: words.joints) }
    rules += scaleRules(words.scales, modelledOn: rules, kinds)
    return Facts(rules: rules, kinds: kinds)
  }

  /// Chinese is read in both of its scripts.
  private static func otherScript(than locale: String) -> String? {
    guard ICUInfo.language(of: locale) == "zh" else { return nil }
    return ICUInfo.script(of: locale) == "Hant" ? "zh" : "zh_Hant"
  }

  /// The sets by which numbers are written, and all that these speak of.
  private static func reachable(_ rules: [SpelloutRule], from kinds: [SetKind]) -> Set<Int16> {
    var used = Set(kinds.indices.filter { kinds[$0] != .part }.map { Int16($0) })
    var size = 0
    while size < used.count {
      size = used.count
      for rule in rules where used.contains(rule.set) {
        used.formUnion(rule.elements.compactMap(\.set))
      }
    }
    return used
  }

  /// For each set the rules for the largest numbers, said of larger ones.
  private static func scaleRules(
    _ scales: [NumberWords.Scale], modelledOn rules: [SpelloutRule], _ kinds: [SetKind]
  ) -> [SpelloutRule] {
    guard !scales.isEmpty else { return [] }
    var largest: [Int16: Int128] = [:]
    for rule in rules where rule.form == .whole && isScale(rule) {
      largest[rule.set] = max(largest[rule.set] ?? 0, rule.divisor)
    }
    let models = rules.filter { largest[$0.set] == $0.divisor && isScale($0) }
    return models.flatMap { model in
      scales.compactMap { scale in
        var divisor: Int128 = 1
        for _ in 0..<min(scale.power, 36) { divisor *= 10 }
        var rule = SpelloutRule(
          set: model.set, form: .whole, base: divisor, divisor: divisor, elements: model.elements)
        rule.elements[1] = text(model.elements[1], saying: SpelloutRuleReader.words(scale.word))
        return rule
      }
    }
  }

  /// The rule without the word that joins its parts; nothing where it has none.
  private static func rule(_ rule: SpelloutRule, without joints: Set<[UInt16]>) -> SpelloutRule? {
    let place = rule.elements.firstIndex { element in
      if case .text(let units) = element {
        joints.contains(units.filter { $0 != 0x20 })
      } else {
        false
      }
    }
    guard let place else { return nil }
    var rule = rule
    rule.elements.remove(at: place)
    return rule
  }

  private static func isScale(_ rule: SpelloutRule) -> Bool {
    guard rule.divisor >= 1000, rule.elements.count > 1, case .quotient = rule.elements[0],
      case .text = rule.elements[1]
    else { return false }
    return true
  }

  private static func text(
    _ model: SpelloutRule.Portion, saying word: [UInt16]
  ) -> SpelloutRule.Portion {
    guard case .text(let words) = model else { return model }
    let isSeparator = { (unit: UInt16) in unit == 0x20 || unit == 0x2C }
    let before = words.prefix(while: isSeparator)
    let after = words.reversed().prefix(while: isSeparator).reversed()
    return .text(before + word + after)
  }
}
