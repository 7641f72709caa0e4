import UnderstudyICU

/// ICU's rules for numbers in words of a locale, turned round.
struct SpelloutGrammar: Sendable {
  /// The rules.
  let rules: [SpelloutRule]
  /// What the names of the rule sets say of the numbers that they write.
  let kinds: [SetKind]
  /// The sets that say how many thousands there are, so that digits may do so as well.
  let quotientSets: [Int16]
  /// The number that a set writes by nothing at all.
  private(set) var silent: [Int16: Int128] = [:]
  private var byText: [UInt32: [Int32]] = [:]
  private var bareByText: [UInt32: [Int32]] = [:]
  private var bySet: [[Int32]]
  private var pastSilence: [Int16: [Int32]] = [:]
  private var beginnings = HashSet([])
  /// Whether words that go on after digits begin with this unit.
  private var afterDigits: Set<UInt16> = []

  /// What a rule set writes.
  enum SetKind: Sendable {
    case cardinal, ordinal, part
  }

  /// Asks ICU for the rules of a locale and adds words for larger numbers to them.
  init(locale: String, words: NumberWords) throws(ICUError) {
    var reader = SpelloutRuleReader(try SpelloutRules.text(locale: locale))
    for text in words.rules { reader.add(text, isSame: true) }
    if let other = Self.otherScript(than: locale) {
      reader.add(try SpelloutRules.text(locale: other))
    }
    kinds = reader.names.map { name in
      if name.hasPrefix("%%") || name.contains("-year") { return .part }
      return name.contains("ordinal") ? .ordinal : .cardinal
    }
    let used = Self.reachable(reader.rules, from: kinds)
    var rules = reader.rules.filter { used.contains($0.set) }
    rules += rules.compactMap { Self.rule($0, without: words.joints) }
    rules += Self.scaleRules(words.scales, modelledOn: rules, kinds)
    self.rules = rules
    bySet = Array(repeating: [], count: reader.names.count)
    quotientSets = Array(
      Set(
        rules.compactMap { rule -> Int16? in
          guard case .quotient(let set) = rule.elements.first else { return nil }
          return set
        })
    ).sorted()
    for index in rules.indices { enter(Int32(index)) }
    for index in rules.indices { enterPastSilence(Int32(index)) }
    beginnings = HashSet(Set(rules.flatMap(Self.beginnings)))
  }

  /// The first three units of the words that a rule may begin with, zeros where there are fewer.
  private static func beginnings(of rule: SpelloutRule) -> [UInt64] {
    rule.elements.prefix(2).flatMap { element -> [UInt64] in
      guard case .text(let words) = element else { return [] }
      // Spaces may be written or not.
      let written = words.drop { $0 == 0x20 || $0 == 0x2C }
      return [written.prefix { $0 != 0x20 }, written.filter { $0 != 0x20 }[...]].flatMap { units in
        let (first, second) = (units.first ?? 0, units.dropFirst().first ?? 0)
        return [
          beginning(first, second, units.dropFirst(2).first ?? 0),
          beginning(first, second, cut), beginning(first, cut, cut),
        ]
      }
    }
  }

  /// Stands for units that the next token may have.
  private static let cut: UInt16 = 0xFFFF

  private static func beginning(_ first: UInt16, _ second: UInt16, _ third: UInt16) -> UInt64 {
    UInt64(first) << 32 | UInt64(second) << 16 | UInt64(third)
  }

  private mutating func enter(_ index: Int32) {
    let rule = rules[Int(index)]
    switch rule.elements.first {
    case nil: silent[rule.set] = rule.base
    case .text(let words): byText[Self.key(of: words), default: []].append(index)
    case .quotient(let set), .remainder(let set), .same(let set):
      bySet[Int(set)].append(index)
      guard case .quotient = rule.elements[0], rule.elements.count > 1,
        case .text(let words) = rule.elements[1]
      else { return }
      if let unit = words.first(where: { $0 != 0x20 && $0 != 0x2C }) { afterDigits.insert(unit) }
      if rule.form == .whole, rule.divisor >= 100 {
        bareByText[Self.key(of: words), default: []].append(index)
      }
    }
  }

  /// Whether a number in words may begin at a token, or go on after the digits there.
  func mayBegin(at index: Int, in phrase: TokenizedPhrase) -> Bool {
    let token = phrase.tokens[index]
    guard token.shape == .digits else {
      return phrase.withNormalizedUnits(of: token) { units in
        var spelled = units.lazy.compactMap(SpelloutRuleReader.spelling).makeIterator()
        guard let first = spelled.next() else { return false }
        guard let second = spelled.next() else {
          return beginnings.contains(Self.beginning(first, Self.cut, Self.cut))
        }
        return beginnings.contains(Self.beginning(first, second, spelled.next() ?? Self.cut))
          || beginnings.contains(Self.beginning(first, second, 0))
          || beginnings.contains(Self.beginning(first, 0, 0))
      }
    }
    // Past marks such as the point in `1.5 million`.
    for next in phrase.tokens[(index + 1)...].prefix(8) where next.shape == .letters {
      return phrase.withNormalizedUnits(of: next) { $0.first.map(goesOn) ?? false }
    }
    return false
  }

  /// Chinese is read in both of its scripts.
  private static func otherScript(than locale: String) -> String? {
    guard ICUInfo.language(of: locale) == "zh" else { return nil }
    return ICUInfo.script(of: locale) == "Hant" ? "zh" : "zh_Hant"
  }

  /// Enters a rule by its second piece where the first may be silent.
  private mutating func enterPastSilence(_ index: Int32) {
    let elements = rules[Int(index)].elements
    guard elements.count > 1, let set = elements[0].set, silent[set] != nil else { return }
    switch elements[1] {
    case .text: return
    case .quotient(let set), .remainder(let set), .same(let set):
      pastSilence[set, default: []].append(index)
    }
  }

  /// The rules whose first piece is silent and whose second is a number of a rule set.
  func silentRules(thenSet set: Int16) -> [Int32] { pastSilence[set] ?? [] }

  /// The rules whose words may begin at a place.
  func rules(startingWith units: ArraySlice<UInt16>) -> [Int32] { Self.found(units, byText) }

  /// The rules whose words may begin at a place where how often they count is left out.
  func bareRules(startingWith units: ArraySlice<UInt16>) -> [Int32] {
    Self.found(units, bareByText)
  }

  /// The rules that begin with a number of a rule set.
  func rules(startingWithSet set: Int16) -> [Int32] { bySet[Int(set)] }

  /// Whether a word that begins with a unit may follow digits.
  func goesOn(after unit: UInt16) -> Bool { afterDigits.contains(unit) }

  // Rules are found by the first two units of their words.

  private static func found(
    _ units: ArraySlice<UInt16>, _ table: [UInt32: [Int32]]
  ) -> [Int32] {
    guard let first = units.first else { return [] }
    let second = units.dropFirst().first ?? 0
    let long = table[UInt32(first) << 16 | UInt32(second)] ?? []
    guard let short = table[UInt32(first) << 16] else { return long }
    return long + short
  }

  private static func key(of words: [UInt16]) -> UInt32 {
    let units = words.drop { $0 == 0x20 || $0 == 0x2C }
    let second = units.dropFirst().first.map { $0 == 0x20 ? 0 : $0 } ?? 0
    return UInt32(units.first ?? 0) << 16 | UInt32(second)
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
