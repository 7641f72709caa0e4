/// Which part of what was said a value is: the day of "Friday after 6", the hour at which it begins.
///
/// Several slots may be filled from one mention, as long as each takes another part of it.
struct MentionPart: Hashable, Sendable {
  /// What of a mention is used up by who takes it.
  struct Claim: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    /// The day, or the first one of several.
    static let day = Claim(rawValue: 1)
    /// The day on which it is over.
    static let lastDay = Claim(rawValue: 2)
    /// The time of day at which it begins.
    static let start = Claim(rawValue: 4)
    /// The time of day at which it is over.
    static let end = Claim(rawValue: 8)
    /// How long it lasts.
    static let length = Claim(rawValue: 16)
    /// All of it.
    static let all = Claim(rawValue: 0xFF)
    /// A time of day that is both bounds in one.
    static let clock = Claim(rawValue: 12)
  }

  /// One of the two ends of a range.
  enum End: Sendable {
    case first, last
  }

  /// What is used up.
  var claim = Claim.all
  /// Which end of a range it is, where it is one.
  var end: End?
  /// Whether the range has but this end: "before 5".
  var isOnlyEnd = false
  /// Whether one time within a range is meant, and not the whole of it: "between May 3 and May 8".
  var isSpan = false
  /// Whether it is the mention as it was said.
  var isWhole = false
  /// Whether it is an amount of which a bound was said.
  var isBounded = false

  /// The other bound, as a denied one is: "not before 5" is 5 at the earliest.
  var turned: MentionPart {
    var part = self
    part.end = end.map { $0 == .first ? .last : .first }
    switch claim {
    case .start: part.claim = .end
    case .end: part.claim = .start
    case .day: part.claim = .lastDay
    case .lastDay: part.claim = .day
    default: break
    }
    return part
  }

  /// The mention as it was said.
  static let whole = MentionPart(isWhole: true)

  /// What a value uses up as it was said.
  static func whole(of reading: Reading) -> MentionPart {
    var whole = MentionPart.whole
    whole.isBounded =
      reading.mayHaveBounds && reading.details.contains { $0.name == "min" || $0.name == "max" }
    switch reading.kind {
    case "date": whole.claim = .day
    case "time": whole.claim = .clock
    case "dateTime": whole.claim = [.day, .clock]
    default: break
    }
    return whole
  }
}
