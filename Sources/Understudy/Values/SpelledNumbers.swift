import UnderstudyICU

/// Numbers in the words of a locale.
final class SpelledNumbers: Sendable {
  /// ICU's rules, turned round.
  let grammar: SpelloutGrammar
  /// The hashes of the words for small numbers, which alone are no names.
  let words: HashSet

  /// What all is made of.
  let facts: SpelloutGrammar.Facts

  /// Asks ICU how a locale spells numbers.
  convenience init(locale: String, words: NumberWords) throws(ICUError) {
    self.init(try SpelloutGrammar.facts(locale: locale, words: words))
  }

  /// Makes rules ready to be looked for in phrases.
  init(_ facts: SpelloutGrammar.Facts) {
    self.facts = facts
    grammar = SpelloutGrammar(facts)
    var hashes: Set<UInt64> = []
    for rule in grammar.rules where rule.elements.count == 1 {
      guard case .text(let units) = rule.elements[0], !units.contains(0x20) else { continue }
      hashes.insert(NormalizedHash.of(units))
    }
    self.words = HashSet(hashes)
  }
}
