/// Steps of a grammar: from a node over something with a number, such as a word, to a node.
struct EdgeTable: Sendable {
  private var keys: FlatArray<UInt64>
  private var targets: FlatArray<Int32>
  private var count = 0

  private static let none = UInt64.max

  /// Makes room for so many steps; more may come.
  init(capacity: Int = 8) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    keys = FlatArray(repeating: Self.none, count: size)
    targets = FlatArray(repeating: 0, count: size)
  }

  /// The node to which a step leads.
  func target(node: Int32, word: Int32, isGlued: Bool) -> Int32? {
    let key = Self.key(node: node, word: word, isGlued: isGlued)
    let index = slot(of: key)
    return keys[index] == key ? targets[index] : nil
  }

  /// Lets a step that the table has not yet lead to a node.
  mutating func insert(node: Int32, word: Int32, isGlued: Bool, target: Int32) {
    let key = Self.key(node: node, word: word, isGlued: isGlued)
    let index = slot(of: key)
    keys[index] = key
    targets[index] = target
    count += 1
    if count * 2 > keys.count { grow() }
  }

  /// Where a step is, or would be.
  private func slot(of key: UInt64) -> Int {
    var index = Self.home(of: key) & (keys.count - 1)
    while keys[index] != Self.none, keys[index] != key { index = (index + 1) & (keys.count - 1) }
    return index
  }

  private mutating func grow() {
    let (oldKeys, oldTargets) = (keys, targets)
    keys = FlatArray(repeating: Self.none, count: oldKeys.count * 4)
    targets = FlatArray(repeating: 0, count: keys.count)
    for index in 0..<oldKeys.count where oldKeys[index] != Self.none {
      let key = oldKeys[index]
      let slot = slot(of: key)
      keys[slot] = key
      targets[slot] = oldTargets[index]
    }
  }

  private static func key(node: Int32, word: Int32, isGlued: Bool) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: word)) << 1
      | (isGlued ? 1 : 0)
  }

  private static func home(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}

extension EdgeTable: CompiledPart {
  init() { self.init(capacity: 8) }

  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(&keys)
    try file.pass(&targets)
    try file.pass(&count)
  }
}
