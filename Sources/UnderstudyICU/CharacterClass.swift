import CICU

/// What a unit of text is to a tokenizer.
package struct CharacterClass: RawRepresentable, Hashable, Sendable {
  /// The bits, as the C interface packs them.
  package let rawValue: UInt16

  /// Takes the bits as the C interface packs them.
  @inlinable
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The part that a character can play in a token.
  package enum Kind: UInt16, Sendable {
    case none, letter, ideograph, digit, mark, punctuation, symbol, emoji, space, format, other,
      trail
  }

  /// The part that the unit's character plays.
  @inlinable
  package var kind: Kind { Kind(rawValue: rawValue & 0x000F) ?? .other }

  /// Whether it is a small letter.
  @inlinable package var isLower: Bool { rawValue & 0x0010 != 0 }
  /// Whether it is a capital or title letter.
  @inlinable package var isUpper: Bool { rawValue & 0x0020 != 0 }
  /// Whether its script is written without spaces between words.
  @inlinable package var isUnspaced: Bool { rawValue & 0x0040 != 0 }
  /// Whether an emoji selector would make it an emoji.
  @inlinable package var isPictograph: Bool { rawValue & 0x0080 != 0 }
  /// The value of a decimal digit, 0 for anything else.
  @inlinable package var digit: UInt8 { UInt8(truncatingIfNeeded: (rawValue >> 8) & 0xF) }
  /// Whether the character is outside ASCII.
  @inlinable package var isNotASCII: Bool { rawValue & 0x1000 != 0 }

  /// Replaces the classes by those of the units, one each.
  package static func classify(
    _ units: UnsafeBufferPointer<UInt16>, into classes: inout [CharacterClass]
  ) {
    if classes.count < units.count {
      let missing = units.count - classes.count
      classes.append(contentsOf: repeatElement(CharacterClass(rawValue: 0), count: missing))
    }
    classes.withUnsafeMutableBytes { bytes in
      let out = bytes.bindMemory(to: UInt16.self).baseAddress
      guard let base = units.baseAddress, let out else { return }
      cicu_classify(base, Int32(clamping: units.count), out)
    }
  }
}
