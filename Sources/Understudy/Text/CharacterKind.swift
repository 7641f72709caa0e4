import UnderstudyICU

/// The part that a character can play in a token, numbered as ICU's door numbers it.
enum CharacterKind: UInt16 {
  /// What a character is made for; `none` is never met.
  case none, letter, ideograph, digit, mark, punctuation, symbol, emoji, space, format, other
  /// The second unit of a pair.
  case trail
}

// These are asked of every unit, so they are kept in the module that asks.
extension CharacterClass {
  /// The part that the unit's character plays.
  var kind: CharacterKind { CharacterKind(rawValue: bits & 0x000F) ?? .other }
  /// Whether it is a small letter.
  var isLower: Bool { bits & 0x0010 != 0 }
  /// Whether it is a capital or title letter.
  var isUpper: Bool { bits & 0x0020 != 0 }
  /// Whether its script is written without spaces between words.
  var isUnspaced: Bool { bits & 0x0040 != 0 }
  /// Whether an emoji selector would make it an emoji.
  var isPictograph: Bool { bits & 0x0080 != 0 }
  /// The value of a decimal digit, 0 for anything else.
  var digit: UInt8 { UInt8(truncatingIfNeeded: (bits >> 8) & 0xF) }
  /// Whether the character is outside ASCII.
  var isNotASCII: Bool { bits & 0x1000 != 0 }
}
