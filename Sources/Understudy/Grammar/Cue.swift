/// A word that points at a slot: "from", "until", "から".
struct Cue: Hashable, Sendable {
  /// On which side of a value it stands.
  enum Side: String, Sendable {
    case before, after
  }

  /// The words, as a pattern of a rule file.
  let words: String
  /// What the value beside it does: `source`, `goal`, `upper` ….
  let role: String
  /// Where the value stands seen from the cue: a cue `before` stands before its value.
  let side: Side
  /// The kinds of values that it goes with; all where there are none, those of all places for `place`.
  let kinds: Set<String>
  /// The roles that the word for them names.
  let roles: [SlotRole]

  init(words: String, role: String, side: Side, kinds: Set<String>) {
    self.words = words
    self.role = role
    self.side = side
    self.kinds = kinds
    roles = role.split(separator: " ").filter { $0 != "-" }.map { SlotRole(rawValue: String($0)) }
  }

  /// The word for all kinds of places together.
  static let place = "place"

  /// The same cue, going with every kind of place where it goes with places.
  func widened(to places: [String]) -> Cue {
    guard kinds.contains(Self.place) else { return self }
    return Cue(words: words, role: role, side: side, kinds: kinds.union(places))
  }
}
