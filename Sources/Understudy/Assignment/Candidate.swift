/// A value offered to a slot, with the reasons for and against it.
struct Candidate: Sendable {
  /// The place of the slot in its schema.
  let slot: Int
  /// The place of the mention among those offered.
  let mention: Int
  /// The tokens that it takes.
  let tokens: Range<Int>
  /// The value, as the slot prints it.
  let value: JSONValue
  /// The other honest values.
  let alternatives: [JSONValue]
  /// The tokens of the words that point at the slot.
  let cue: Range<Int>?
  /// Why it fits, or does not.
  var reasons: [Reason]

  /// The sum of its reasons, in thousandths.
  var score: Int { reasons.reduce(0) { $0 + $1.points } }

  /// One reason for or against a candidate.
  struct Reason: Hashable, Sendable {
    /// What speaks for it, or against it.
    let words: String
    /// How much, in thousandths.
    let points: Int
  }

  /// What a candidate needs to be considered.
  static let threshold = 400
}
