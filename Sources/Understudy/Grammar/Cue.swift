/// A word that points at a slot: "from", "until", "から".
///
/// A class, since the cues of a phrase are held against all its values.
final class Cue: Sendable {
  /// On which side of a value it stands.
  enum Side: String, Sendable, CaseIterable {
    case before, after
    /// Before its value or after it, as a noun does that is counted: "2 adults", "adults: 2".
    case beside
    /// Before its value, with other things between them: "return from Tokyo on Sunday".
    case clause
    /// At no value; it tells how values go together.
    case connective
  }

  /// The words, as a pattern of a rule file.
  let words: String
  /// What the value beside it does: `source`, `goal`, `upper` ….
  let role: String
  /// Where the value stands seen from the cue: a cue `before` stands before its value.
  let side: Side
  /// The kinds of values that it goes with; all where there are none, those of all places for `place`.
  let kinds: Set<String>
  /// The roles that the word for them names, in its order.
  let roles: [SlotRole]
  /// The same roles, to be held against those of slots.
  let roleSet: RoleSet
  /// The roles at the other ends of their pairs.
  let opposites: RoleSet
  /// Whether it is said of other things as often; its role has a question mark.
  let isWeak: Bool
  /// How it tells values to go together, where it does.
  let connective: Connective?
  /// Whether it tells what numbers count.
  let isOfCounts: Bool
  /// Whether it tells the least or the most of something.
  let isBound: Bool
  /// Whether it stands before where a way goes, and tells no more.
  let isLead: Bool
  /// Whether it tells more than that it is a bound.
  let saysWhat: Bool
  /// The kinds again, where comparing with each of them is quicker than looking one up.
  private let few: [String]?

  private static let fewest = 4

  init(words: String, role: String, side: Side, kinds: Set<String>) {
    self.words = words
    self.role = role
    self.side = side
    self.kinds = kinds
    isWeak = role.hasSuffix("?")
    roles = role.split { $0 == " " || $0 == "?" }.filter { $0 != "-" }
      .map { SlotRole(rawValue: String($0)) }
    roleSet = RoleSet(roles)
    opposites = RoleSet(roles.compactMap(\.opposite))
    connective = side == .connective ? Connective(rawValue: role) : nil
    isOfCounts = kinds == ["number"]
    isBound = roles.contains(.lower) || roles.contains(.upper)
    isLead = side == .before && roles == [.goal]
    saysWhat = !roles.allSatisfy { $0 == .lower || $0 == .upper }
    few = kinds.count <= Self.fewest ? kinds.sorted() : nil
  }

  /// Makes a word that tells how values go together.
  convenience init(words: String, connective: Connective) {
    self.init(words: words, role: connective.rawValue, side: .connective, kinds: [])
  }

  /// Whether it goes with values of a kind.
  func goes(with kind: String) -> Bool {
    if let few { return few.isEmpty || few.contains(kind) }
    return kinds.contains(kind)
  }

  /// The word for all kinds of places together.
  static let place = "place"
  /// The word for colors.
  static let color = "color"

  /// The same cue, going with every kind of place where it goes with places.
  func widened(to places: [String]) -> Cue {
    guard kinds.contains(Self.place) else { return self }
    return Cue(words: words, role: role, side: side, kinds: kinds.union(places))
  }
}

/// What a small word says of the values around it.
enum Connective: String, Sendable, CaseIterable {
  /// What follows is not wanted: "not", "anything but".
  case exclusion
  /// What follows takes the place of what was said before: "no, make it".
  case correction
  /// What stands before takes the place of what was said before that: "instead".
  case replacement
  /// What follows may be had as well as what stands before: "or".
  case choice
  /// What follows is one of its sort: "a".
  case one
  /// The name of a slot may stand before it and its value after it: "is", "to".
  case link
  /// Nothing is asked of what follows: "any".
  case any
  /// The value beside it is counted from the one before: "later".
  case sequel
}

extension Cue {
  /// What a file says of a cue; all else is made of it.
  struct Row: Sendable {
    var words = ""
    var role = ""
    var side = ""
    var kinds: [String] = []
  }

  /// What a file would say of it.
  var row: Row { Row(words: words, role: role, side: side.rawValue, kinds: kinds.sorted()) }

  /// Makes the cue that a row tells of.
  convenience init(_ row: Row) {
    self.init(
      words: row.words, role: row.role, side: Side(rawValue: row.side) ?? .connective,
      kinds: Set(row.kinds))
  }
}

extension Cue.Row: CompiledPart {
  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(&words)
    try file.pass(&role)
    try file.pass(&side)
    try file.pass(&kinds)
  }
}
