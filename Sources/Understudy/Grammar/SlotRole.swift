/// What a value does in an entity: where something comes from, where it goes, until when it lasts.
public struct SlotRole: Hashable, Sendable, RawRepresentable {
  /// The word for it, in the language files.
  public let rawValue: String

  /// Makes a role of its word.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  static let source = SlotRole(rawValue: "source")
  static let goal = SlotRole(rawValue: "goal")
  static let outward = SlotRole(rawValue: "outward")
  static let back = SlotRole(rawValue: "return")
  static let via = SlotRole(rawValue: "via")
  static let lower = SlotRole(rawValue: "lower")
  static let upper = SlotRole(rawValue: "upper")
  /// A time that is told by the clocks of the place where it is.
  static let local = SlotRole(rawValue: "local")

  /// Roles that are said in this order where no word tells which is which.
  static let pairs: [(first: SlotRole, second: SlotRole)] = [
    (.source, .goal), (.outward, .back), (.lower, .upper),
  ]

  /// Whether a value plays the role only where a word says so.
  var isMarked: Bool { [.back, .via, .lower, .upper].contains(self) }
}
