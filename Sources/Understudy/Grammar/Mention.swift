/// A span of tokens read as a value, tied to no entity.
struct Mention<Meaning: BitwiseCopyable & Equatable & Sendable>: Sendable, BitwiseCopyable {
  /// Where a mention comes from.
  enum Origin: Sendable, BitwiseCopyable, Equatable {
    /// The words themselves: digits, a lexicon entry, a spelled-out number.
    case words
    /// A rule, by its place in the grammar.
    case rule(Int32)
  }

  /// The first token.
  let start: Int32
  /// The token past the last one.
  let end: Int32
  /// What kind of value it is.
  let kind: Kind
  /// Whether it is too weak to stand without help.
  let isLatent: Bool
  /// What is preferred where two mentions cover the same words.
  var weight: Int16
  /// Where it comes from.
  let origin: Origin
  /// What it means.
  let meaning: Meaning
  /// The place of its first child in the chart's list of children.
  let firstChild: Int32
  /// How many mentions it was made of.
  let childCount: Int32
  /// The mention found before it at the same start; negative where there is none.
  let nextAtStart: Int32

  /// How many tokens it covers.
  var length: Int { Int(end - start) }
}
