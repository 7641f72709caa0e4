extension TokenScanner {
  /// Adds the token from the index to `last`, and goes on at `next` if what follows says nothing.
  ///
  /// The normalized form leaves the `dropped` unit out.
  mutating func finish(
    _ shape: TokenShape, at last: Int, readingTo next: Int? = nil, dropping dropped: UInt16? = nil,
    number: UInt64 = 0, digitCount: Int32 = 0, endsWord: Bool = false
  ) {
    let next = next ?? last
    let (capitalization, isASCII) = survey(index..<last)
    if endsWord || next >= end { flags.insert(.endsWord) }
    if classes[index].isUnspaced { flags.insert(.unspaced) }
    let token = Token(
      start: Int32(truncatingIfNeeded: index), end: Int32(truncatingIfNeeded: last),
      normalizedStart: 0, normalizedEnd: 0, shape: shape, capitalization: capitalization,
      flags: flags, digitCount: digitCount, number: number, hash: 0)
    if isASCII && dropped == nil {
      output.addASCII(token)
    } else {
      output.addFolded(token, units, dropping: dropped)
    }
    index = next
    flags = []
  }

  private func survey(_ range: Range<Int>) -> (Capitalization, isASCII: Bool) {
    var uppers = 0
    var lowers = 0
    var startsUpper = false
    var isASCII = true
    for position in range {
      let character = classes[position]
      if character.isNotASCII { isASCII = false }
      if character.isUpper {
        if uppers + lowers == 0 { startsUpper = true }
        uppers += 1
      } else if character.isLower {
        lowers += 1
      }
    }
    return (capitalization(uppers, lowers, startsUpper), isASCII)
  }

  private func capitalization(_ uppers: Int, _ lowers: Int, _ startsUpper: Bool) -> Capitalization {
    switch (uppers, lowers) {
    case (0, 0): .none
    case (0, _): .lower
    case (_, 0): .upper
    case (1, _) where startsUpper: .title
    default: .mixed
    }
  }
}
