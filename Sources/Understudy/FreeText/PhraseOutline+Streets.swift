/// How addresses are written.
extension PhraseOutline {
  /// The most words between the number of a house and what its street is called.
  private static let reach = 4

  /// The end of an address that begins with the number of a house: "7 Mill Lane".
  func streetEnd(from index: Int) -> Int? {
    guard indices.contains(index), phrase.tokens[index].shape == .digits,
      phrase.tokens[index].digitCount <= 5, index + 1 < indices.upperBound,
      phrase.tokens[index + 1].gapBefore
    else { return nil }
    var next = index + 1
    while next < indices.upperBound, next <= index + Self.reach, isWord(next),
      phrase.tokens[next].shape == .letters
    {
      if isStreet(next), next > index + 1 { return next + 1 }
      // "7 of the second street" is none.
      guard uses[next].isDisjoint(with: [.lead, .join, .frame]) else { return nil }
      next += 1
    }
    return nil
  }

  /// The most names behind a street, and the most words of one.
  private static let names = 3

  /// The end of the names of a town and what it lies in behind a street: ", Elm Falls, OR".
  func townEnd(from street: Int) -> Int {
    var end = street
    for _ in 0..<Self.names {
      var next = end + 1
      guard isMark(end, ",") else { break }
      while next < indices.upperBound, next <= end + Self.names, isWord(next), isCapital(next) {
        next += 1
      }
      guard next > end + 1 else { break }
      end = next
    }
    return end
  }

  /// Whether some words are an address and no more, with the number of the house where that is said.
  func isWholeAddress(_ tokens: Range<Int>) -> Bool {
    if let end = streetEnd(from: tokens.lowerBound) {
      return end == tokens.upperBound || townEnd(from: end) == tokens.upperBound
    }
    let hasNumber =
      tokens.lowerBound > 0 && phrase.tokens[tokens.lowerBound - 1].shape == .digits
    return !hasNumber && tokens.allSatisfy(isCapital)
  }

  /// Whether some words are those of an address.
  func isAddress(_ tokens: Range<Int>) -> Bool {
    streetEnd(from: tokens.lowerBound).map { $0 <= tokens.upperBound } ?? false
      || tokens.dropFirst().contains { isStreet($0) && isCapital($0) }
  }
}
