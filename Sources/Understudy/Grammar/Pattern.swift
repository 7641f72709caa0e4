/// What a rule matches: items in order, each a choice between words and mentions.
struct Pattern: Hashable, Sendable {
  /// One place in a pattern.
  struct Item: Hashable, Sendable {
    /// What may stand there.
    var choices: [Choice]
    /// Whether nothing may stand there as well.
    var isOptional = false
    /// Whether it follows the item before it without a gap.
    var isGlued = false
  }

  /// One thing that may stand in a place.
  enum Choice: Hashable, Sendable {
    /// Words, by their text.
    case words(String)
    /// A mention of a kind.
    case mention(kind: String, limits: Limits)
  }

  /// What the number of a mention has to satisfy.
  struct Limits: Hashable, Sendable, BitwiseCopyable {
    /// The least value.
    var lower = Int64.min
    /// The greatest value.
    var upper = Int64.max
    /// How many digits it was written with; zero where that is left open.
    var width: UInt8 = 0

    /// Everything.
    static let none = Limits()
  }

  /// The items in order.
  var items: [Item]
}
