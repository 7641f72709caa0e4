import Synchronization

/// What a value does in an entity: where something comes from, where it goes, until when it lasts.
///
/// What is counted is a role as well: 2 in "2 adults" plays the role `adult`.
public struct SlotRole: Hashable, Sendable, RawRepresentable {
  /// Stands for the word, so that comparing roles does not compare words.
  private let place: Int32

  /// Makes a role of its word.
  public init(rawValue: String) {
    place = Self.known.withLock { words in
      if let known = words.places[rawValue] { return known }
      let place = Int32(words.all.count)
      words.all.append(rawValue)
      words.places[rawValue] = place
      return place
    }
  }

  /// The word for it, in the language files.
  public var rawValue: String { Self.known.withLock { $0.all[Int(place)] } }

  /// Whether both are the same role; given here, since what has a raw value is else compared by that.
  public static func == (first: SlotRole, second: SlotRole) -> Bool { first.place == second.place }

  /// Hashes what stands for the word.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }

  /// Its bit in a set of roles, where it is one of those that have one.
  var bit: UInt64? { place < 64 ? 1 << UInt64(place) : nil }

  /// The role with a bit.
  init(bit: Int) { place = Int32(bit) }

  /// The words of all roles that there are, which the files of languages tell.
  private static let known = Mutex<(all: [String], places: [String: Int32])>(
    (named, Dictionary(uniqueKeysWithValues: zip(named, 0...))))

  /// The words of the roles that have names below, at the places of these; pairs stand side by side.
  private static let named = [
    "source", "goal", "outward", "return", "lower", "upper", "arrival", "leaving", "via", "birth",
    "local",
  ]

  static var source: SlotRole { SlotRole(bit: 0) }
  static var goal: SlotRole { SlotRole(bit: 1) }
  static var outward: SlotRole { SlotRole(bit: 2) }
  static var back: SlotRole { SlotRole(bit: 3) }
  static var lower: SlotRole { SlotRole(bit: 4) }
  static var upper: SlotRole { SlotRole(bit: 5) }
  static var arrival: SlotRole { SlotRole(bit: 6) }
  /// When somebody goes away, which ends a stay and begins a way.
  static var leaving: SlotRole { SlotRole(bit: 7) }
  static var via: SlotRole { SlotRole(bit: 8) }
  /// When somebody was born.
  static var birth: SlotRole { SlotRole(bit: 9) }
  /// A time that is told by the clocks of the place where it is.
  static var local: SlotRole { SlotRole(bit: 10) }

  /// Roles that no value plays at once, and that are said in this order where no word tells which is which.
  static let pairs: [(first: SlotRole, second: SlotRole)] = [
    (.source, .goal), (.outward, .back), (.lower, .upper),
  ]

  private static var pairCount: Int { 3 }

  /// Whether a value plays the role only where a word says so.
  var isMarked: Bool {
    switch self {
    case .back, .via, .lower, .upper, .arrival, .birth: true
    default: false
    }
  }

  /// Whether only times play it.
  var isOfTime: Bool { RoleSet.ofTime.contains(self) }

  /// Whether it is that of one end of a way or a stretch.
  var isEnd: Bool {
    switch self {
    case .source, .goal, .outward, .back, .arrival, .via: true
    default: false
    }
  }

  /// The role at the other end of its pair.
  var opposite: SlotRole? {
    place < 2 * Self.pairCount ? SlotRole(bit: Int(place) ^ 1) : nil
  }
}
