/// A mention with the values that it may stand for, the likeliest first.
struct ResolvedMention: Sendable {
  /// The tokens that it covers.
  let tokens: Range<Int>
  /// The values; at least one.
  let readings: [Reading]
  /// Which end of a range it is, where it is one.
  var rangeEnd: RangeEnd?
  /// Whether it is too weak to stand without help.
  let isLatent: Bool
  /// What is preferred where two mentions cover the same words.
  let weight: Int
  /// The rule or lexicon that it comes from, and its parts.
  let explanation: Explanation

  /// The mention with its readings in another order.
  func with(_ readings: [Reading]) -> ResolvedMention {
    ResolvedMention(
      tokens: tokens, readings: readings, rangeEnd: rangeEnd, isLatent: isLatent, weight: weight,
      explanation: explanation)
  }

  /// One of the two ends of a range.
  enum RangeEnd: Sendable {
    case first, last
  }
}
