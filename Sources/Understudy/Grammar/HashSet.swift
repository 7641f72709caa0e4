/// Words by their hashes, which are spread well enough to be looked up as they are.
struct HashSet: Sendable {
  private var slots: FlatArray<UInt64>
  private var holdsZero: Bool

  /// Takes the hashes of some words.
  init(_ hashes: some Collection<UInt64>) {
    var size = 16
    while size < hashes.count * 4 { size *= 2 }
    slots = FlatArray(repeating: 0, count: size)
    holdsZero = hashes.contains(0)
    for hash in hashes where hash != 0 {
      var index = Int(truncatingIfNeeded: hash) & (size - 1)
      while slots[index] != 0, slots[index] != hash { index = (index + 1) & (size - 1) }
      slots[index] = hash
    }
  }

  /// A hash for a number that is none itself; different numbers have different ones.
  static func hash(of number: UInt64) -> UInt64 {
    let mixed = number &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ (mixed >> 32)
  }

  /// Whether a word with this hash is among them.
  func contains(_ hash: UInt64) -> Bool {
    guard hash != 0 else { return holdsZero }
    var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[index] != 0 {
      if slots[index] == hash { return true }
      index = (index + 1) & (slots.count - 1)
    }
    return false
  }
}

extension HashSet: CompiledPart {
  init() { self.init([]) }

  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(&slots)
    try file.pass(&holdsZero)
  }
}
