/// For each token of a phrase the longest of some stretches that cover it.
struct TokenCover {
  private var longest: [Range<Int>?]

  /// Lays stretches over the tokens of a phrase.
  init(_ stretches: some Sequence<Range<Int>>, tokenCount: Int) {
    longest = Array(repeating: nil, count: tokenCount)
    for stretch in stretches {
      for token in stretch where (longest[token]?.count ?? 0) < stretch.count {
        longest[token] = stretch
      }
    }
  }

  /// The longest stretch over the first of some tokens that is longer than they are and holds them all.
  func whole(of tokens: Range<Int>) -> Range<Int>? {
    guard let first = tokens.first, let stretch = longest[first], stretch.count > tokens.count,
      stretch.lowerBound <= tokens.lowerBound, tokens.upperBound <= stretch.upperBound
    else { return nil }
    return stretch
  }

  /// Whether a longer stretch overlaps some tokens.
  func isCovered(_ tokens: Range<Int>) -> Bool {
    tokens.contains { (longest[$0]?.count ?? 0) > tokens.count }
  }

  /// Whether any stretch covers one of some tokens.
  func covers(anyOf tokens: Range<Int>) -> Bool { tokens.contains { longest[$0] != nil } }
}

extension Range<Int> {
  /// Whether another range holds all of it.
  func isWithin(_ other: Range<Int>) -> Bool {
    other.lowerBound <= lowerBound && upperBound <= other.upperBound
  }
}
