extension RecognizedMention {
  /// The answer for a mention whose first reading is known.
  init(_ mention: ResolvedMention, _ first: Reading, in phrase: TokenizedPhrase) {
    kind = first.kind
    text = phrase.text(of: mention.tokens)
    span = phrase.span(of: mention.tokens)
    value = first.value
    details = first.details
    isLatent = mention.isLatent
    alternatives = mention.readings.dropFirst().map { reading in
      .object([.init("value", reading.value)] + reading.details)
    }
    explanation = mention.explanation
  }
}
