import UnderstudyICU

/// A phrase and its tokens, in buffers that the next phrase can use again.
package struct TokenizedPhrase: Sendable {
  /// What was tokenized.
  package internal(set) var phrase: Phrase
  /// The tokens in text order; white space belongs to none.
  package internal(set) var tokens: [Token]
  /// The units that the normalized forms of tokens are ranges of, in no order and with others between.
  package internal(set) var normalized: [UInt16]

  /// Work space of the tokenizer, kept for the next phrase.
  var classes: [CharacterClass]
  /// Work space for the ends of words.
  var boundaries: [WordBoundary]

  /// Begins with no phrase.
  package init() {
    phrase = Phrase("")
    tokens = []
    normalized = []
    classes = []
    boundaries = []
  }

  /// The normalized form of a token.
  package func normalized(of token: Token) -> ArraySlice<UInt16> {
    normalized[token.normalizedRange]
  }

  /// A token as it stands in the phrase.
  package func text(of token: Token) -> String { phrase.text(of: token.span) }
}
