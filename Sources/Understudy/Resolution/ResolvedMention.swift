/// A mention with the values that it may stand for, the likeliest first.
///
/// A class, since mentions never change and are held against every slot.
final class ResolvedMention: Sendable {
  /// The tokens that it covers.
  let tokens: Range<Int>
  /// The values; at least one.
  let readings: [Reading]
  /// Those of them that its own meaning gives, and not another one of the same words.
  let own: [Reading]
  /// Which part of what was said it is.
  let part: MentionPart
  /// The tokens of what was said, of which this may be a part.
  let extent: Range<Int>
  /// The time that it means, where it is one.
  let time: TimeIndex?
  /// Whether it is too weak to stand without help.
  let isLatent: Bool
  /// What is preferred where two mentions cover the same words.
  let weight: Int
  /// The rule or lexicon that it comes from, and its parts.
  let explanation: Explanation

  init(
    tokens: Range<Int>, readings: [Reading], own: [Reading]? = nil, part: MentionPart = .whole,
    extent: Range<Int>? = nil, time: TimeIndex? = nil, isLatent: Bool, weight: Int,
    explanation: Explanation
  ) {
    self.own = own ?? readings
    self.tokens = tokens
    self.readings = readings
    self.part = part
    self.extent = extent ?? tokens
    self.time = time
    self.isLatent = isLatent
    self.weight = weight
    self.explanation = explanation
  }

  /// The mention with its readings in another order.
  func with(_ readings: [Reading]) -> ResolvedMention {
    ResolvedMention(
      tokens: tokens, readings: readings, own: own, part: part, extent: extent, time: time,
      isLatent: isLatent, weight: weight, explanation: explanation)
  }

  /// A part of it.
  func part(
    _ part: MentionPart, _ readings: [Reading], tokens: Range<Int>? = nil
  ) -> ResolvedMention {
    ResolvedMention(
      tokens: tokens ?? self.tokens, readings: readings, part: part, extent: extent, time: time,
      isLatent: isLatent, weight: weight, explanation: explanation)
  }
}
