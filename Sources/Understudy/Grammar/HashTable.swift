/// Places by hashes, which are spread well enough to be looked up as they are.
struct HashTable: Sendable {
  private var keys: [UInt64]
  private var places: [Int32]
  private var count = 0

  /// Begins with nothing.
  init() {
    keys = Array(repeating: 0, count: 16)
    places = Array(repeating: Self.none, count: 16)
  }

  private static let none: Int32 = -1

  /// The place for a hash; below zero it has none.
  subscript(hash: UInt64) -> Int32 { places[slot(of: hash)] }

  /// Keeps a place, from zero on, for a hash; it replaces the one before.
  mutating func set(_ place: Int32, for hash: UInt64) {
    let slot = slot(of: hash)
    if places[slot] == Self.none {
      count += 1
      if count * 2 > keys.count { return grow(adding: place, for: hash) }
    }
    keys[slot] = hash
    places[slot] = place
  }

  /// Where a hash is, or would be.
  private func slot(of hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (keys.count - 1)
    while places[slot] != Self.none, keys[slot] != hash { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }

  private mutating func grow(adding place: Int32, for hash: UInt64) {
    let old = zip(keys, places)
    keys = Array(repeating: 0, count: keys.count * 4)
    places = Array(repeating: Self.none, count: keys.count)
    for (known, place) in old where place != Self.none { put(place, known) }
    put(place, hash)
  }

  private mutating func put(_ place: Int32, _ hash: UInt64) {
    let slot = slot(of: hash)
    keys[slot] = hash
    places[slot] = place
  }
}
