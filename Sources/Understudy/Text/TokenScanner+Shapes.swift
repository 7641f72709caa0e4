import UnderstudyICU

extension TokenScanner {
  /// More single letters than this are a list and no abbreviation; it also bounds the look ahead.
  private static var longestAbbreviation: Int { 12 }
  private static var emojiSelector: UInt16 { 0xFE0F }
  private static var zeroWidthJoiner: UInt16 { 0x200D }
  private static var keycap: UInt16 { 0x20E3 }

  /// The end of the emoji sequence that begins at the index.
  var emojiEnd: Int? {
    let character = classes[index]
    if character.kind == .emoji { return end }
    let next = index + 1
    guard next < end, units[next] >= 0x200D else { return nil }
    let unit = units[next]
    if character.isPictograph {
      let follows = character.kind == .symbol || character.kind == .punctuation
      return follows && (unit == Self.emojiSelector || unit == Self.zeroWidthJoiner) ? end : nil
    }
    let mark = unit == Self.emojiSelector ? next + 1 : next
    return mark < end && units[mark] == Self.keycap ? mark + 1 : nil
  }

  /// The end of single letters with stops between them, the last stop included, as in `U.S.` and `p.m`.
  var abbreviationEnd: Int? {
    guard index + 1 < end, isStop(units[index + 1]) else { return nil }
    var cursor = index
    for count in 1...Self.longestAbbreviation {
      guard classes[cursor].kind == .letter else { return nil }
      let next = cursor + 1
      guard next < units.count, isStop(units[next]) else {
        return next == end && count > 1 ? next : nil
      }
      cursor = next + 1
      if cursor >= end { return count > 1 ? cursor : nil }
    }
    return nil
  }

  /// Whether the sign at the cursor stands between letters of one word.
  func joinsLetters(at cursor: Int) -> Bool {
    guard cursor + 1 < end, classes[cursor + 1].kind == .letter else { return false }
    switch units[cursor] {
    // Catalan and Hebrew write signs of their own inside words.
    case 0x00B7, 0x2027, 0x05F3, 0x05F4, 0x0022: return true
    default: return isApostrophe(units[cursor])
    }
  }

  /// Whether the unit is an apostrophe in any print.
  func isApostrophe(_ unit: UInt16) -> Bool {
    unit == 0x27 || unit == 0x2018 || unit == 0x2019 || unit == 0xFF07
  }

  private func isStop(_ unit: UInt16) -> Bool { unit == 0x2E || unit == 0xFF0E }
}
