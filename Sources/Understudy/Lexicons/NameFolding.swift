/// The form in which names are kept and looked up: folded letters, one space between words.
///
/// Runs of spaces and punctuation become one space, or nothing beside a script that is written
/// without spaces; apostrophes and full stops within a word vanish.
/// `St. Louis` is `st louis`, `O'Hare` is `ohare`, `ジョン・F` is `ジョンf`.
package func foldedName(_ name: String) -> [UInt16] {
  var key: [UInt16] = []
  var isAfterGap = false
  for unit in foldedLetters(name) where !isJoiner(unit) {
    guard isPartOfWord(unit) else {
      isAfterGap = true
      continue
    }
    if isAfterGap, needsSpace(between: key.last, and: unit) { key.append(NameKey.space) }
    isAfterGap = false
    key.append(unit)
  }
  return key
}

/// Whether a gap between two words counts, which it does not beside a script without spaces.
func needsSpace(between previous: UInt16?, and next: UInt16) -> Bool {
  guard let previous else { return false }
  return UnitClass(previous).isSpaced && UnitClass(next).isSpaced
}

/// Whether a unit vanishes within a word: an apostrophe, a full stop, an invisible sign.
func isJoiner(_ unit: UInt16) -> Bool {
  switch unit {
  case 0x27, 0x2E, 0x60, 0xAD, 0xB4: true
  case 0x02B9...0x02BF, 0x200B...0x200F, 0x2018, 0x2019, 0x2060, 0xFEFF: true
  default: false
  }
}

extension UnitClass {
  fileprivate var isSpaced: Bool {
    switch self {
    case .letter, .digit: true
    case .space, .spaceless, .trailing: false
    }
  }
}

private func isPartOfWord(_ unit: UInt16) -> Bool {
  if unit < 0x80 { return (0x61...0x7A).contains(unit) || (0x30...0x39).contains(unit) }
  // Half of a letter beyond the first plane.
  guard let scalar = Unicode.Scalar(unit) else { return true }
  switch scalar.properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
    return true
  default: return false
  }
}

private func foldedLetters(_ name: String) -> [UInt16] {
  var units: [UInt16] = []
  for scalar in name.unicodeScalars {
    if scalar.value < 0x80 {
      let isCapital = (0x41...0x5A).contains(scalar.value)
      units.append(UInt16(scalar.value) + (isCapital ? 0x20 : 0))
    } else {
      for lower in scalar.properties.lowercaseMapping.unicodeScalars {
        if let base = latinBases[lower.value] {
          units += base.utf16
        } else if lower.properties.canonicalCombiningClass.rawValue < 200 {
          units += String(lower).utf16
        }
      }
    }
  }
  return units
}

private let latinBases: [UInt32: String] = {
  let table = [
    "a": "àáâãäåāăą", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ",
    "i": "ìíîïĩīĭįı", "j": "ĵ", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņňŉ", "o": "òóôõöøōŏő",
    "r": "ŕŗř", "s": "śŝşšș", "t": "ţťŧț", "u": "ùúûüũūŭůűų", "w": "ŵ", "y": "ýÿŷ", "z": "źżž",
    "ss": "ß", "ae": "æ", "oe": "œ", "th": "þ",
  ]
  var bases: [UInt32: String] = [:]
  for (base, letters) in table {
    for letter in letters.unicodeScalars { bases[letter.value] = base }
  }
  return bases
}()
