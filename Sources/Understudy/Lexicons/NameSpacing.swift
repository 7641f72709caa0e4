/// Reads folded text unit by unit in the way that names are kept: one space between words.
///
/// Signs count as a gap, except those that stand within a word, which vanish. A gap counts only
/// between scripts that are written with spaces.
struct NameSpacing {
  /// What a unit adds to a name.
  enum Step {
    case nothing, unit, spaceAndUnit
  }

  private var last: UInt16?
  private var isAfterGap = false

  /// Takes notice of a gap that no unit stands for.
  mutating func passGap() { isAfterGap = true }

  /// Takes one more unit.
  mutating func take(_ unit: UInt16) -> Step {
    if Self.isJoiner(unit) { return .nothing }
    guard Self.isPartOfWord(unit) else {
      isAfterGap = true
      return .nothing
    }
    let isSpaced = isAfterGap && last.map { Self.isSpaced($0) && Self.isSpaced(unit) } ?? false
    (last, isAfterGap) = (unit, false)
    return isSpaced ? .spaceAndUnit : .unit
  }

  /// Whether the script of a unit has spaces between words.
  private static func isSpaced(_ unit: UInt16) -> Bool {
    switch UnitClass(unit) {
    case .letter, .digit: true
    case .space, .spaceless, .trailing: false
    }
  }

  /// Whether a unit vanishes within a word: an apostrophe, a full stop, an invisible sign.
  static func isJoiner(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x27, 0x2E, 0x60, 0xAD, 0xB4: true
    case 0x02B9...0x02BF, 0x200B...0x200F, 0x2018, 0x2019, 0x2060, 0xFEFF: true
    default: false
    }
  }

  /// Whether a unit is a letter, a digit or a mark on one.
  private static func isPartOfWord(_ unit: UInt16) -> Bool {
    switch unit {
    case 0..<0x80: return (0x61...0x7A).contains(unit) || (0x30...0x39).contains(unit)
    // Plain letters, to be quick.
    case 0x0400...0x0481, 0x0E01...0x0E2E, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF,
      0xAC00...0xD7A3:
      return true
    default: break
    }
    // Half of a letter beyond the first plane.
    guard let scalar = Unicode.Scalar(unit) else { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}
