import UnderstudyICU

/// Tells whole words and numbers from pieces of larger ones.
///
/// The digits of `A380`, of a version `1.2.3` or of an address are no numbers.
struct MentionBoundary {
  /// Whether something whole may begin at each token, or end with it.
  private let begins, ends: [Bool]

  init(_ phrase: TokenizedPhrase) {
    let survey = Survey(phrase: phrase)
    begins = phrase.tokens.indices.map(survey.isFree(before:))
    ends = phrase.tokens.indices.map(survey.isFree(after:))
  }

  /// Whether tokens begin and end where a word or number does.
  func isWhole(_ tokens: Range<Int>) -> Bool {
    guard !tokens.isEmpty else { return false }
    return begins[tokens.lowerBound] && ends[tokens.upperBound - 1]
  }
}

/// What stands on both sides of each token.
private struct Survey {
  let phrase: TokenizedPhrase

  func isFree(before index: Int) -> Bool {
    let token = phrase.tokens[index]
    guard index > 0, !token.gapBefore else { return true }
    if isCode(index - 1) || isPercent(index - 1) || isCode(index) || isTail(index) { return false }
    if !token.isUnspaced, !token.flags.contains(.startsWord) { return false }
    // The dash in `23-413d` is no sign of what lies before now.
    if isLink(index), [.letters, .digits].contains(phrase.tokens[index - 1].shape) { return false }
    return index < 2 || token.shape != .digits || !isLink(index - 1)
      || phrase.tokens[index - 1].gapBefore || phrase.tokens[index - 2].shape != .digits
  }

  func isFree(after index: Int) -> Bool {
    let token = phrase.tokens[index]
    let next = index + 1
    guard next < phrase.tokens.count, !phrase.tokens[next].gapBefore else { return true }
    if isCode(next) { return false }
    if !token.isUnspaced, !token.flags.contains(.endsWord) { return false }
    return next + 1 >= phrase.tokens.count || token.shape != .digits || !isLink(next)
      || phrase.tokens[next + 1].gapBefore || phrase.tokens[next + 1].shape != .digits
  }

  /// Whether digits are tied to letters before them, as in `F-16`; a word such as "mid" or "non" keeps its number free.
  private func isTail(_ index: Int) -> Bool {
    guard index > 1, phrase.tokens[index].shape == .digits,
      phrase.phrase.units[Int(phrase.tokens[index - 1].start)] == 0x2D,
      !phrase.tokens[index - 1].gapBefore
    else { return false }
    let word = phrase.tokens[index - 2]
    return word.shape == .letters && !Self.prefixes.contains(word.hash)
  }

  /// English words that stand before a number with a hyphen and leave it one.
  private static let prefixes = Set(
    ["mid", "pre", "post", "non", "sub", "over", "under", "near", "per", "plus", "minus"].map {
      NormalizedHash.of($0.utf16)
    })

  /// Whether a token is a mark that stands in addresses and identifiers rather than in sentences.
  private func isCode(_ index: Int) -> Bool {
    let token = phrase.tokens[index]
    guard token.end - token.start == 1 else { return false }
    // = & _ \ #
    return [0x3D, 0x26, 0x5F, 0x5C, 0x23].contains(phrase.phrase.units[Int(token.start)])
  }

  /// Whether a token is `%`, which stands before the digits of an encoded letter.
  private func isPercent(_ index: Int) -> Bool {
    phrase.phrase.units[Int(phrase.tokens[index].start)] == 0x25
  }

  /// Whether a token ties the digits on its two sides together.
  private func isLink(_ index: Int) -> Bool {
    let token = phrase.tokens[index]
    guard token.end - token.start == 1 else { return false }
    return [0x2E, 0x2C, 0x3A, 0x2F, 0x2D].contains(phrase.phrase.units[Int(token.start)])
  }
}
