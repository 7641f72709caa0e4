/// The form in which names are kept and looked up: folded letters, one space between words.
///
/// Runs of spaces and punctuation become one space, or nothing beside a script that is written
/// without spaces; apostrophes and full stops within a word vanish.
/// `St. Louis` is `st louis`, `O'Hare` is `ohare`, `ジョン・F` is `ジョンf`.
package func foldedName(_ name: String) -> [UInt16] { FoldedName(name).units }

/// A folded name, and where in its words a sign has vanished.
struct FoldedName {
  /// The folded text.
  private(set) var units: [UInt16] = []

  /// The lengths at which a sign has vanished between two letters, where some split words.
  private(set) var joints: [Int] = []

  /// Folds a name.
  init(_ name: String) {
    var spacing = NameSpacing()
    var isJoint = false
    for unit in foldedLetters(name) {
      let step = spacing.take(unit)
      if step == .nothing {
        isJoint = isJoint || NameSpacing.isJoiner(unit)
        continue
      }
      if step == .spaceAndUnit { units.append(NameKey.space) }
      if step == .unit, isJoint, !units.isEmpty { joints.append(units.count) }
      isJoint = false
      units.append(unit)
    }
  }
}

/// The letters of a name without case and accents, signs between them as they are.
func foldedLetters(_ name: String) -> [UInt16] {
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
