/// The folded texts of names while they are written, in two stores: of one and of two bytes a unit.
struct NameTextBuilder {
  private(set) var wide = ByteBuffer()
  private(set) var narrow = ByteBuffer()

  /// Adds names that are in their order and gives where each begins; a name that another one begins
  /// with lies within it.
  mutating func add(_ names: [[UInt16]]) -> [StoredText] {
    var texts: [StoredText] = []
    for (index, name) in names.enumerated().reversed() {
      let isShared = index + 1 < names.count && names[index + 1].starts(with: name)
      if isShared, let next = texts.last { texts.append(next) } else { texts.append(add(name)) }
    }
    return texts.reversed()
  }

  /// Adds one name to the store that it fits.
  private mutating func add(_ name: [UInt16]) -> StoredText {
    guard name.allSatisfy({ $0 <= UInt8.max }) else {
      let text = StoredText(start: wide.count / 2, isNarrow: false)
      for unit in name { wide.append(unit) }
      return text
    }
    let text = StoredText(start: narrow.count, isNarrow: true)
    for unit in name { narrow.append(UInt8(truncatingIfNeeded: unit)) }
    return text
  }
}
