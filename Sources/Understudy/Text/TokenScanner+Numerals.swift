extension TokenScanner {
  /// Words after which a number comes, whatever it looks like: the parts of a fraction, and a minus.
  private static let heralds = ["분의", "마이너스", "음수", "플러스"].map { Array($0.utf16) }
  /// What the word after a number and its "and" says where both make a fraction.
  private static let partWord = Array("분의".utf16)
  private static let longestFraction = 12

  /// Parts a number in words from what the language writes behind it without a space.
  mutating func cutNumeral(before last: Int) {
    guard particles.followNumerals else { return }
    var length = KoreanNumeral.firstPiece(
      of: units[index..<last], isAwaited: isNumberAwaited(before: last))
    while let piece = length {
      finish(.letters, at: index + piece, endsWord: true)
      flags.insert(.startsWord)
      let rest = units[index..<last]
      length = KoreanNumeral.firstPiece(of: rest) ?? KoreanNumeral.nextPiece(of: rest)
    }
  }

  /// Whether what stands around a word tells that it begins with a number.
  private func isNumberAwaited(before last: Int) -> Bool {
    var end = index
    if end > 0, classes[end - 1].kind == .digit { return true }
    if end > 0, units[end - 1] == 0x20 { end -= 1 }
    let before = units[max(0, end - 4)..<end]
    if Self.heralds.contains(where: { before.suffix($0.count).elementsEqual($0) }) { return true }
    guard last < units.count, units[last] == 0x20 else { return false }
    let next = units[(last + 1)...].prefix(Self.longestFraction).prefix { $0 != 0x20 }
    guard next.count > Self.partWord.count else { return false }
    return (1...next.count - Self.partWord.count).contains { offset in
      next.dropFirst(offset).starts(with: Self.partWord)
    }
  }
}
