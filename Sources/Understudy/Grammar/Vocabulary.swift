import UnderstudyICU

/// The words that rules speak of, each with a small number.
struct Vocabulary: Sendable {
  /// The number of a word that no rule speaks of.
  static let unknown: Int32 = -1

  private(set) var count = 0
  private var slots = FlatArray(repeating: Slot(), count: 64)
  private var units: [UInt16] = []

  private struct Slot: BitwiseCopyable {
    var hash: UInt64 = 0
    var word = Vocabulary.unknown
    var start: Int32 = 0
    var length: Int32 = 0
  }

  /// The number of a word by its normalized units and their hash.
  func word(hash: UInt64, units other: UnsafeBufferPointer<UInt16>) -> Int32 {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while true {
      let slot = slots[index]
      if slot.word == Self.unknown { return Self.unknown }
      if slot.hash == hash, matches(slot, other) { return slot.word }
      index = (index + 1) & mask
    }
  }

  private func matches(_ slot: Slot, _ other: UnsafeBufferPointer<UInt16>) -> Bool {
    guard Int(slot.length) == other.count else { return false }
    let start = Int(slot.start)
    for offset in 0..<other.count where units[start + offset] != other[offset] { return false }
    return true
  }

  /// The number of a word, which is added where it is new.
  mutating func intern(hash: UInt64, units word: UnsafeBufferPointer<UInt16>) -> Int32 {
    let known = self.word(hash: hash, units: word)
    if known != Self.unknown { return known }
    if count * 2 >= slots.count { grow() }
    insert(
      Slot(
        hash: hash, word: Int32(count), start: Int32(units.count), length: Int32(word.count)))
    units.append(contentsOf: word)
    count += 1
    return Int32(count - 1)
  }

  private mutating func grow() {
    let old = slots
    slots = FlatArray(repeating: Slot(), count: old.count * 2)
    for index in 0..<old.count where old[index].word != Self.unknown { insert(old[index]) }
  }

  private mutating func insert(_ slot: Slot) {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: slot.hash) & mask
    while slots[index].word != Self.unknown { index = (index + 1) & mask }
    slots[index] = slot
  }
}

extension Vocabulary: CompiledPart {
  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(&count)
    try file.pass(&slots)
    try file.pass(bits: &units)
  }
}
