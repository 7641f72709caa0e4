import UnderstudyICU

/// Numbers in the words of a locale.
final class SpelledNumbers: Sendable {
  /// ICU's rules, turned round.
  let grammar: SpelloutGrammar
  /// The hashes of the words for small numbers, which alone are no names.
  let words: HashSet

  /// Asks ICU how a locale spells numbers.
  init(
    locale: String, words: NumberWords
  ) throws(ICUError) {
    grammar = try SpelloutGrammar(locale: locale, words: words)
    var hashes: Set<UInt64> = []
    for rule in grammar.rules where rule.elements.count == 1 {
      guard case .text(let units) = rule.elements[0], !units.contains(0x20) else { continue }
      hashes.insert(NormalizedHash.of(units))
    }
    self.words = HashSet(hashes)
  }
}
