/// What may stand between a value and the words that point at it.
///
/// A class, since every step that weighs words holds on to it.
final class CueGaps {
  private let phrase: TokenizedPhrase
  private let optionEnds: [Int: Int]
  /// Whether a token belongs to a word that links a name to its value.
  private let isLink: PlaceSet

  /// The most tokens between the name of a slot and its value.
  private static let linkLimit = 4
  /// The most tokens of a clause that are looked through.
  private static let clauseLimit = 24

  init(_ phrase: TokenizedPhrase, _ offer: Offer) {
    self.phrase = phrase
    optionEnds = offer.options.reduce(into: [:]) { ends, option in
      let start = option.tokens.lowerBound
      ends[start] = max(ends[start] ?? 0, option.tokens.upperBound)
    }
    var isLink = PlaceSet()
    for word in offer.connectives where word.cue.connective == .link {
      isLink.insert(word.tokens)
    }
    self.isLink = isLink
  }

  /// The start of a mark that ties a word to the value after it: ":" or "=".
  func start(ofMarksBefore token: Int) -> Int { isTied(before: token) ? token - 1 : token }

  /// Whether a value is tied to the word before it by a mark.
  func isTied(before token: Int) -> Bool { token > 0 && unit(token - 1).map(Self.ties) ?? false }

  /// The end of the cases of enumerations that begin at a token: "business class" in "2 business class seats".
  func end(ofOptionsAt token: Int) -> Int? { optionEnds[token] }

  /// The end of a hyphen that ties a number to what it counts: "1-stop".
  func end(ofHyphenAt token: Int) -> Int? {
    guard token < phrase.tokens.count, !phrase.tokens[token].gapBefore, unit(token) == 0x2D else {
      return nil
    }
    return token + 1
  }

  /// The first token of the clause that holds a token, as far as words reach.
  func startOfClause(at token: Int) -> Int {
    var start = token
    while start > max(0, token - Self.clauseLimit), !(unit(start - 1).map(Self.parts) ?? false) {
      start -= 1
    }
    return start
  }

  /// Whether a name may have its value so far behind it, or so far before.
  func join(name: Range<Int>, value: Range<Int>) -> Bool {
    if value.upperBound <= name.lowerBound {
      let between = value.upperBound..<name.lowerBound
      return between.isEmpty || isMark(between)
        || end(ofOptionsAt: value.upperBound) == name.lowerBound
    }
    let between = name.upperBound..<value.lowerBound
    guard between.count <= Self.linkLimit else { return false }
    return isMark(between)
      || between.allSatisfy { isLink[$0] || (unit($0).map(Self.ties) ?? false) }
  }

  /// Whether marks or the ends of the phrase stand on both sides of something.
  func isApart(_ tokens: Range<Int>) -> Bool {
    let isFree = tokens.lowerBound == 0 || unit(tokens.lowerBound - 1).map(Self.parts) ?? false
    let count = phrase.tokens.count
    return isFree
      && (tokens.upperBound == count || unit(tokens.upperBound).map(Self.parts) ?? false)
  }

  /// Whether two values are said in a row, with at most one small word or mark between them.
  func adjoin(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    let start = end(ofOptionsAt: first.upperBound) ?? first.upperBound
    guard start <= second.lowerBound else { return false }
    let between = start..<second.lowerBound
    guard let token = between.first else { return true }
    return between.count == 1
      && (!phrase.tokens[token].shape.isWord || isLink[token])
  }

  /// Whether there is but a mark between two things.
  private func isMark(_ between: Range<Int>) -> Bool {
    between.count == 1 && !phrase.tokens[between.lowerBound].shape.isWord
  }

  private static func ties(_ unit: UInt16) -> Bool { unit == 0x3A || unit == 0x3D }

  /// Marks that part clauses: `.`, `,`, `;`, `!`, `?` and line ends.
  private static func parts(_ unit: UInt16) -> Bool {
    [0x2E, 0x2C, 0x3B, 0x21, 0x3F, 0x0A].contains(unit)
  }

  /// The only unit of a token that is no word.
  private func unit(_ index: Int) -> UInt16? {
    let token = phrase.tokens[index]
    guard !token.shape.isWord, token.end - token.start == 1 else { return nil }
    return phrase.phrase.units[Int(token.start)]
  }
}
