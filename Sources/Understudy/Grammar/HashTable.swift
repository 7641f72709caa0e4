/// Places by hashes, which are spread well enough to be looked up as they are.
struct HashTable: Sendable {
  private var keys: FlatArray<UInt64>
  private var places: FlatArray<Int32>
  private var count = 0

  /// Begins with nothing.
  init() {
    keys = FlatArray(repeating: 0, count: 16)
    places = FlatArray(repeating: Self.none, count: 16)
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
    let (oldKeys, oldPlaces) = (keys, places)
    keys = FlatArray(repeating: 0, count: oldKeys.count * 4)
    places = FlatArray(repeating: Self.none, count: keys.count)
    for slot in 0..<oldKeys.count where oldPlaces[slot] != Self.none {
      put(oldPlaces[slot], oldKeys[slot])
    }
    put(place, hash)
  }

  private mutating func put(_ place: Int32, _ hash: UInt64) {
    let slot = slot(of: hash)
    keys[slot] = hash
    places[slot] = place
  }
}

extension HashTable: CompiledPart {
  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(&keys)
    try file.pass(&places)
    try file.pass(&count)
  }
}
