/// A value offered to a slot, with the reasons for and against it.
struct Candidate: Sendable {
  /// The place of the slot in its schema.
  let slot: Int
  /// The place of the mention among those offered.
  let mention: Int
  /// The tokens that it takes.
  let tokens: Range<Int>
  /// The tokens of what was said, of which this may be a part.
  let extent: Range<Int>
  /// What of it is used up.
  let claim: MentionPart.Claim
  private var content: Content
  /// The tokens of the words that point at the slot.
  let cue: Range<Int>?
  /// Why it fits, or does not.
  private(set) var reasons: [Reason]
  /// The sum of its reasons, in thousandths.
  private(set) var score: Int
  /// What is asked of its reasons most.
  private(set) var marks: Marks

  init(
    slot: Int, mention: Int, tokens: Range<Int>, extent: Range<Int>? = nil,
    claim: MentionPart.Claim = .all, value: JSONValue, alternatives: [JSONValue],
    timeZone: String? = nil, cue: Range<Int>?, reasons: [Reason]
  ) {
    self.init(
      slot: slot, mention: mention, tokens: tokens, extent: extent ?? tokens, claim: claim,
      content: Content(value: value, alternatives: alternatives, timeZone: timeZone), cue: cue,
      reasons: reasons)
  }

  init(
    slot: Int, mention: Int, tokens: Range<Int>, extent: Range<Int>, claim: MentionPart.Claim,
    content: Content, cue: Range<Int>?, reasons: [Reason]
  ) {
    self.slot = slot
    self.mention = mention
    self.tokens = tokens
    self.extent = extent
    self.claim = claim
    self.content = content
    self.cue = cue
    self.reasons = reasons
    (score, marks) = (0, [])
    weigh()
  }

  /// The value, as the slot prints it.
  var value: JSONValue { content.value }
  /// The other honest values.
  var alternatives: [JSONValue] { content.alternatives }
  /// The time zone that was said with the value.
  var timeZone: String? { content.timeZone }
  /// The zone of the place by whose clocks the value is told, where the slot asks for that.
  var placeZone: String? {
    get { content.placeZone }
    set {
      content = Content(
        value: value, alternatives: alternatives, timeZone: timeZone, placeZone: newValue)
    }
  }

  /// What would fill the slot, kept apart so that a candidate is light to copy and slots that ask for the same can
  /// share it.
  final class Content: Sendable {
    /// The value, as the slot prints it.
    let value: JSONValue
    /// The other honest values.
    let alternatives: [JSONValue]
    /// The time zone that was said with the value.
    let timeZone: String?
    /// The zone of the place by whose clocks the value is told.
    let placeZone: String?

    init(
      value: JSONValue, alternatives: [JSONValue] = [], timeZone: String? = nil,
      placeZone: String? = nil
    ) {
      self.value = value
      self.alternatives = alternatives
      self.timeZone = timeZone
      self.placeZone = placeZone
    }
  }

  /// Adds a reason.
  mutating func add(_ reason: Reason) {
    reasons.append(reason)
    score += reason.points
    marks.formUnion(reason.fact.marks)
  }

  /// Sums its reasons up.
  private mutating func weigh() {
    (score, marks) = (0, [])
    for reason in reasons {
      score += reason.points
      marks.formUnion(reason.fact.marks)
    }
  }

  /// Holds on to what was taken back, for a reason.
  mutating func keep(because reason: Reason) {
    reasons.removeAll { if case .excluded = $0.fact { true } else { false } }
    reasons.append(reason)
    weigh()
  }

  /// The same with another value.
  func replacing(
    _ value: JSONValue, alternatives: [JSONValue], because reason: Reason
  ) -> Candidate {
    Candidate(
      slot: slot, mention: mention, tokens: tokens, extent: extent, claim: claim, value: value,
      alternatives: alternatives, timeZone: timeZone, cue: cue, reasons: reasons + [reason])
  }

  /// Adds a value that would do as well.
  mutating func add(alternative: JSONValue) {
    if alternative != value, !alternatives.contains(alternative) {
      content = Content(
        value: value, alternatives: alternatives + [alternative], timeZone: timeZone,
        placeZone: placeZone)
    }
  }

  /// Whether the two take one token for the same thing.
  func overlaps(_ other: Candidate) -> Bool {
    guard mention >= 0, other.mention >= 0, extent == other.extent else {
      return tokens.overlaps(other.tokens)
    }
    return !claim.isDisjoint(with: other.claim)
  }

  /// What a candidate needs to be considered.
  static let threshold = 400

  /// Whether the phrase takes it back.
  var isTakenBack: Bool { marks.contains(.takenBack) }

  /// The reason that the phrase takes it back, where it does.
  fileprivate var takenBack: Reason? {
    reasons.last { reason in
      switch reason.fact {
      case .excluded, .corrected, .alternative: true
      default: false
      }
    }
  }

  /// Whether only its place in the phrase tells the role that it plays.
  var isOrdered: Bool { mention >= 0 && cue == nil }

  /// Whether it is one end of a range of amounts.
  var isEnd: Bool { marks.contains(.rangeEnd) }

  /// Whether it only stands in a name.
  var isInName: Bool { !isWorthy && marks.contains(.inName) }

  /// Whether it tells how often something is done.
  var isFrequency: Bool { marks.contains(.frequency) }

  /// Whether it is worth considering.
  var isWorthy: Bool { score >= Self.threshold }
}

extension [Candidate] {
  /// Takes back the same words for the same slot, whatever they were read as.
  mutating func spreadTakenBack() {
    guard contains(where: \.isTakenBack) else { return }
    let taken = filter(\.isTakenBack)
    for index in indices where self[index].mention < 0 && !self[index].isTakenBack {
      let candidate = self[index]
      let reason = taken.first {
        $0.slot == candidate.slot && $0.extent.lowerBound <= candidate.tokens.lowerBound
          && candidate.tokens.upperBound <= $0.extent.upperBound
      }?.takenBack
      if let reason { self[index].add(reason) }
    }
  }
}
