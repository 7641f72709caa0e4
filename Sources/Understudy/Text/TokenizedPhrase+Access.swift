extension TokenizedPhrase {
  /// Gives access to a token's normalized units without copying them.
  @inline(__always)
  func withNormalizedUnits<Result>(
    of token: Token, _ body: (UnsafeBufferPointer<UInt16>) throws -> Result
  ) rethrows -> Result {
    try normalized.withUnsafeBufferPointer {
      try body(UnsafeBufferPointer(rebasing: $0[token.normalizedRange]))
    }
  }

  /// The span of some tokens in the phrase.
  func span(of range: Range<Int>) -> Span {
    guard !range.isEmpty else { return Span(0, 0) }
    return Span(Int(tokens[range.lowerBound].start), Int(tokens[range.upperBound - 1].end))
  }

  /// The text of some tokens, as it stands in the phrase.
  func text(of range: Range<Int>) -> String { phrase.text(of: span(of: range)) }
}

extension Token {
  /// Whether white space, or the phrase's start, stands before it.
  var gapBefore: Bool { flags.contains(.gapBefore) }

  /// Whether it is of a script that writes words without spaces.
  var isUnspaced: Bool { flags.contains(.unspaced) }
}

extension Tokenizer {
  /// The tokens of a text.
  func tokenized(_ text: String) -> TokenizedPhrase { tokenize(Phrase(text)) }
}
