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
  /// The time zone that was said with the value.
  let timeZone: String?
  /// The zone of the place by whose clocks the value is told, where the slot asks for that.
  var placeZone: String?
  /// The tokens of the words that point at the slot.
  let cue: Range<Int>?
  /// Why it fits, or does not.
  private(set) var reasons: [Reason]
  /// The sum of its reasons, in thousandths.
  private(set) var score: Int

  init(
    slot: Int, mention: Int, tokens: Range<Int>, value: JSONValue, alternatives: [JSONValue],
    timeZone: String? = nil, cue: Range<Int>?, reasons: [Reason]
  ) {
    self.slot = slot
    self.mention = mention
    self.tokens = tokens
    self.value = value
    self.alternatives = alternatives
    self.timeZone = timeZone
    self.cue = cue
    self.reasons = reasons
    score = reasons.reduce(0) { $0 + $1.points }
  }

  /// Adds a reason.
  mutating func add(_ reason: Reason) {
    reasons.append(reason)
    score += reason.points
  }

  /// What a candidate needs to be considered.
  static let threshold = 400
}
