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

  /// Its bit in a set of roles, where it is one of those that have one.
  var bit: UInt64? { place < 64 ? 1 << UInt64(place) : nil }

  /// The role with a bit.
  init(bit: Int) { place = Int32(bit) }

  /// The words of all roles that there are, which the files of languages tell.
  private static let known = Mutex<(all: [String], places: [String: Int32])>(([], [:]))

  static let source = SlotRole(rawValue: "source")
  static let goal = SlotRole(rawValue: "goal")
  static let outward = SlotRole(rawValue: "outward")
  static let back = SlotRole(rawValue: "return")
  static let arrival = SlotRole(rawValue: "arrival")
  /// When somebody goes away, which ends a stay and begins a way.
  static let leaving = SlotRole(rawValue: "leaving")
  static let via = SlotRole(rawValue: "via")
  static let lower = SlotRole(rawValue: "lower")
  static let upper = SlotRole(rawValue: "upper")
  /// When somebody was born.
  static let birth = SlotRole(rawValue: "birth")
  /// A time that is told by the clocks of the place where it is.
  static let local = SlotRole(rawValue: "local")

  /// Roles that no value plays at once, and that are said in this order where no word tells which is which.
  static let pairs: [(first: SlotRole, second: SlotRole)] = [
    (.source, .goal), (.outward, .back), (.lower, .upper),
  ]

  /// Whether a value plays the role only where a word says so.
  var isMarked: Bool { [.back, .via, .lower, .upper, .arrival, .birth].contains(self) }

  /// Whether only times play it.
  var isOfTime: Bool { self == .arrival || self == .outward || self == .back }

  /// Whether it is that of one end of a way or a stretch.
  var isEnd: Bool { [.source, .goal, .outward, .back, .arrival, .via].contains(self) }

  /// The role at the other end of its pair.
  var opposite: SlotRole? {
    for pair in Self.pairs {
      if pair.first == self { return pair.second }
      if pair.second == self { return pair.first }
    }
    return nil
  }
}
