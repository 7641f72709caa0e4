/// What the words of a slot tell of the words of a phrase that fill it.
struct SlotWording: Sendable {
  /// The words of its name and title, folded.
  let names: KinWords
  /// Those of them that tell it from others.
  let tellingNames: KinWords
  /// For each of these, the words that speak of the same thing.
  let relatedNames: [[[UInt16]]]
  /// All of these that some other word stands for.
  let relatedWords: KinWords
  /// The words of its description that do.
  let tellingWords: KinWords
  /// The role of a name or of free text that fills it.
  let roles: RoleSet

  /// Whether they ask how many there are of something.
  let counts: Bool

  /// Says nothing.
  static let none = SlotWording(
    names: KinWords([]), tellingNames: KinWords([]), relatedNames: [], relatedWords: KinWords([]),
    tellingWords: KinWords([]), roles: [], counts: false)
}

extension SlotProfile {
  /// Whether it holds words that no lexicon lists.
  var holdsWords: Bool { slot.type == .text && (kinds.isEmpty || isMixed) }

  /// Whether it holds values of some kind, or else words: a place that no lexicon lists.
  var isMixed: Bool {
    slot.type == .text && !kinds.isEmpty && slot.shape.kind == nil && asked.dateForm == nil
      && asked.nameStyle != .key
      && !kinds.contains { Self.formal.contains($0) }
  }

  /// The kinds that a glance tells from words.
  private static let formal: Set<String> = [
    "date", "time", "dateTime", "email", "phone", "url", "currency", "timeZone", "flight-number",
    "number", "money", "percentage", "airport",
  ]

  /// Whether whole sentences fill it, and not only names.
  var isFreeText: Bool {
    slot.shape.isFreeText || wording.roles.contains(.words)
  }

  /// Whether it holds a number.
  var isNumber: Bool {
    switch slot.type {
    case .integer, .number, .measurement: true
    default: false
    }
  }

  /// Whether a number that nothing else names is rather its own.
  var isTally: Bool { wording.counts || slot.type == .measurement }

  /// Whether its words say what its number counts, so that other amounts than bare numbers fill it.
  var countsUnits: Bool {
    asked.unit != nil || kinds.count == 2 && ["money", "percentage"].contains(kinds[1])
  }

  /// What it holds for yes and for no, where it is a matter of that.
  var truthValues: (yes: JSONValue, no: JSONValue)? {
    switch slot.type {
    case .boolean: return (.bool(true), .bool(false))
    case .option(let options):
      let yes = options.first { $0.value.lowercased() == "true" }
      let no = options.first { $0.value.lowercased() == "false" }
      guard let yes, let no else { return nil }
      return (yes.literal, no.literal)
    default: return nil
    }
  }

  /// Whether it takes the values that another one takes, in the same shape.
  func takesSameValues(as other: SlotProfile) -> Bool {
    kinds == other.kinds && slot.type == other.slot.type && asked == other.asked
      && slot.shape == other.slot.shape
  }
}
