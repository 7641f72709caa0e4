/// Chooses among overlapping mentions those that explain most of a phrase.
///
/// More words covered are better, then fewer mentions, then heavier ones.
struct MentionSelector {
  /// What covering a word or a number is worth; the weights of rules lie far below.
  private static let tokenPoints = 1000
  /// What covering a mark is worth.
  private static let markPoints = 100
  private static let mentionCost = 300

  /// The chosen mentions in text order.
  ///
  /// - Complexity: O(*m* log *m*) in the number of mentions, plus the number of tokens.
  static func selection<Meaning>(
    of mentions: [Mention<Meaning>], in tokens: [Token]
  ) -> [Mention<Meaning>] {
    let tokenCount = tokens.count
    var points = [0]
    points.reserveCapacity(tokenCount + 1)
    for token in tokens {
      points.append(
        (points.last ?? 0) + (token.shape == .punctuation ? Self.markPoints : Self.tokenPoints))
    }
    let byStart = StartList(mentions, tokenCount: tokenCount)
    var best = Array(repeating: 0, count: tokenCount + 1)
    var choice = Array(repeating: -1, count: tokenCount + 1)
    for start in stride(from: tokenCount - 1, through: 0, by: -1) {
      best[start] = best[start + 1]
      var next = byStart.heads[start]
      while next >= 0 {
        let index = Int(next)
        next = byStart.next[index]
        let mention = mentions[index]
        let covered = points[Int(mention.end)] - points[Int(mention.start)]
        let score = covered - mentionCost + Int(mention.weight) + best[Int(mention.end)]
        guard score > best[start] else { continue }
        best[start] = score
        choice[start] = index
      }
    }
    var selected: [Mention<Meaning>] = []
    var token = 0
    while token < tokenCount {
      if choice[token] >= 0 {
        selected.append(mentions[choice[token]])
        token = Int(mentions[choice[token]].end)
      } else {
        token += 1
      }
    }
    return selected
  }
}
