/// How the folded text of a name is hashed, and where a token of a phrase may end in it.
enum NameKey {
  /// The hash of no text.
  static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// What stands between words.
  static let space: UInt16 = 0x20

  /// The hash of a text one unit longer.
  static func extend(_ hash: UInt64, by unit: UInt16) -> UInt64 {
    let mixed = (hash ^ UInt64(unit)) &* 0x0000_0100_0000_01B3
    return mixed ^ (mixed >> 29)
  }

  /// Spreads a hash over all its bits, for the table.
  static func finish(_ hash: UInt64) -> UInt64 {
    let mixed = (hash ^ (hash >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return mixed ^ (mixed >> 32)
  }

  /// The first place to look in a table.
  static func slot(_ hash: UInt64, capacity: Int) -> Int {
    Int(hash.multipliedFullWidth(by: UInt64(capacity)).high)
  }

  /// What the table keeps of a hash; never zero, which marks a free place.
  static func fingerprint(_ hash: UInt64) -> UInt8 {
    max(1, UInt8(truncatingIfNeeded: hash))
  }

  /// The lengths at which a token may end: before a space, between letter and digit, beside any
  /// letter of a script without spaces, and at the end.
  static func boundaries(of key: [UInt16]) -> [Int] {
    var boundaries: [Int] = []
    var previous = UnitClass.space
    for (position, unit) in key.enumerated() {
      let current = UnitClass(unit)
      if position > 0, current.begins(after: previous) { boundaries.append(position) }
      previous = current
    }
    if !key.isEmpty { boundaries.append(key.count) }
    return boundaries
  }
}

/// What a unit of a folded name is to its neighbours.
enum UnitClass {
  case space, letter, digit, spaceless, trailing

  /// The class of a unit.
  init(_ unit: UInt16) {
    switch unit {
    case NameKey.space: self = .space
    case 0x30...0x39: self = .digit
    case 0..<0x0E00: self = .letter
    case 0xDC00...0xDFFF: self = .trailing
    default: self = UnitClass.isSpaceless(unit) ? .spaceless : .letter
    }
  }

  /// Whether a token may end between a unit of the class `previous` and one of this class.
  func begins(after previous: UnitClass) -> Bool {
    switch (previous, self) {
    case (_, .trailing), (.space, _): false
    case (_, .space): true
    case (.spaceless, _), (_, .spaceless), (.trailing, _): true
    default: previous != self
    }
  }

  /// Whether the script of a unit is written without spaces, or with spaces at the writer's liking.
  static func isSpaceless(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0E00...0x0EFF,  // Thai, Lao
      0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF,  // Myanmar, Hangul letters, Khmer
      0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,  // kana, Han
      0xAC00...0xD7AF, 0xD840...0xD8BF, 0xF900...0xFAFF:  // Hangul, rare Han, compatibility
      true
    default: false
    }
  }
}
