import UnderstudyLexicons

/// One honest value of a mention, as it is printed.
struct Reading: Hashable, Sendable {
  /// The kind that answers give it: `date`, `number`, `airport` ….
  let kind: String
  /// The value in the shape of its kind.
  let value: JSONValue
  /// What else the kind tells.
  var details: [JSONValue.Member] = []
  /// The time zone that was said.
  var timeZone: String?
  /// The value on the clocks of the reference, where another zone was said.
  var localValue: JSONValue?
  /// The entry of a lexicon that it stands for.
  var entry: Entry.ID?
  /// Whether it lies between two bounds that were said, so that its value is but their middle.
  var isBetween = false
  /// Whether it is a whole region, which stands for none of the things in it by itself.
  var isRegion = false
}
