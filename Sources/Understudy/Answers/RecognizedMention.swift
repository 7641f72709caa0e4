/// A span of a phrase that reads as a value, tied to no entity.
public struct RecognizedMention: Sendable, Hashable {
  /// What it is: `date`, `number`, `airport` ….
  public let kind: String
  /// The words it was read from.
  public let text: String
  /// Where they stand.
  public let span: Span
  /// The value, in the shape that its kind prints.
  public let value: JSONValue
  /// What else its kind tells: grain, bounds, unit, currency.
  public let details: [JSONValue.Member]
  /// Whether the reading is too weak to stand without help.
  public let isLatent: Bool
  /// The other honest readings, each an object with at least `value`.
  public let alternatives: [JSONValue]
  /// How it came about: the rule or lexicon entry, and its parts.
  public let explanation: Explanation
}
