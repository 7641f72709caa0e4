/// What a chart has to know of meanings: where they begin, how they combine, and which limits they satisfy.
protocol MentionSemantics {
  /// What a mention means; small and trivially copied.
  associatedtype Meaning: BitwiseCopyable & Equatable & Sendable

  /// The mentions that the words at a token give without any rule.
  mutating func addSeeds(at token: Int, in phrase: TokenizedPhrase, to seeds: inout [Seed<Meaning>])

  /// The meaning of a rule's mention, or nothing where its parts do not go together.
  mutating func meaning(
    ofRule rule: Int, tokens: Range<Int>, parts: UnsafeBufferPointer<Meaning>
  ) -> Meaning?

  /// Whether mentions of a kind weigh more or less by what they are made of.
  func inheritsWeight(_ kind: Kind) -> Bool

  /// Whether a meaning satisfies what a pattern asks of its number.
  func satisfies(_ meaning: Meaning, _ limits: Pattern.Limits) -> Bool
}

/// A mention that words give without any rule.
struct Seed<Meaning: BitwiseCopyable & Equatable & Sendable>: BitwiseCopyable {
  /// The token past its last one.
  let end: Int
  /// What kind of value it is.
  let kind: Kind
  /// What it means.
  let meaning: Meaning
  /// What is preferred where two mentions cover the same words.
  var weight: Int16 = 0
  /// Whether it is too weak to stand without help.
  var isLatent = false
}
