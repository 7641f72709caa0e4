import UnderstudyICU

/// Cuts a phrase into tokens: ICU's words, and then what a word may be made of.
///
/// Digits and letters are always apart, so are marks between them (`5pm`, `OSL-BGO`, `1,234.56`), and
/// every ideograph stands alone; flags tell what touches and where words begin and end. Kept together
/// are words with inner apostrophes, abbreviations with stops (`U.S.`, normalized without them) and
/// emoji sequences. Any units are taken, and every span is exact.
package struct Tokenizer: Sendable {
  private let breakers: WordBreakerPool
  private let elision: Elision
  private let particles: Particles

  /// Opens the word rules of a locale.
  package init(locale: String) throws(ICUError) {
    breakers = try WordBreakerPool(locale: locale)
    elision = Elision(language: ICUInfo.language(of: locale))
    particles = Particles(language: ICUInfo.language(of: locale))
  }

  /// The tokens of one phrase.
  package func tokenize(_ phrase: Phrase) -> TokenizedPhrase {
    var tokenized = TokenizedPhrase()
    tokenize(phrase, into: &tokenized)
    return tokenized
  }

  /// Replaces the phrase and the tokens, in time that grows with the phrase alone.
  ///
  /// Nothing is allocated once the buffers have grown, except by ICU where it looks Chinese and
  /// Japanese words up.
  package func tokenize(_ phrase: Phrase, into tokenized: inout TokenizedPhrase) {
    tokenized.phrase = phrase
    phrase.units.withUnsafeBufferPointer { units in
      breakers.boundaries(of: units, into: &tokenized.boundaries)
      CharacterClass.classify(units, into: &tokenized.classes)
      tokenized.classes.withUnsafeBufferPointer { classes in
        var scanner = TokenScanner(
          units: units, classes: classes, elision: elision, particles: particles,
          output: TokenOutput(
            reusing: &tokenized.tokens, &tokenized.normalized, for: units))
        scanner.scan(tokenized.boundaries)
        scanner.output.give(&tokenized.tokens, &tokenized.normalized)
      }
    }
  }
}
