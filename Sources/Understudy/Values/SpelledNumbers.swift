import UnderstudyICU

/// Numbers in the words of a locale.
///
/// A class, since it is asked about every word.
final class SpelledNumbers: Sendable {
  /// How such numbers begin.
  let beginnings: SpelloutBeginnings
  /// The hashes of the words for small numbers, which alone are no names.
  let words: HashSet
  /// ICU's rules, turned round when a phrase first has a word that a number may begin with.
  let grammar: Ahead<SpelloutGrammar>
  /// All that it is made of.
  let parts: Parts

  /// What a file keeps of numbers in words.
  struct Parts: Sendable {
    fileprivate(set) var facts = Ahead { SpelloutGrammar.Facts() }
    fileprivate(set) var beginnings = SpelloutBeginnings()
    fileprivate(set) var words = HashSet()
  }

  /// Makes them ready for phrases.
  init(_ parts: Parts) {
    self.parts = parts
    (beginnings, words) = (parts.beginnings, parts.words)
    grammar = Ahead { SpelloutGrammar(parts.facts.value) }
  }

  /// Asks ICU how a locale spells numbers.
  convenience init(locale: String, words: NumberWords) throws(ICUError) {
    self.init(Parts(try SpelloutGrammar.facts(locale: locale, words: words)))
  }
}

extension SpelledNumbers.Parts: CompiledPart {
  fileprivate init(_ facts: SpelloutGrammar.Facts) {
    self.facts = Ahead { facts }
    beginnings = SpelloutBeginnings(facts.rules)
    var hashes: Set<UInt64> = []
    for rule in facts.rules where rule.elements.count == 1 {
      guard case .text(let units) = rule.elements[0], !units.contains(0x20) else { continue }
      hashes.insert(NormalizedHash.of(units))
    }
    words = HashSet(hashes)
  }

  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(later: &facts)
    try file.pass(&beginnings)
    try file.pass(&words)
  }
}
