import UnderstudyICU

/// Tells words that are written together out of known pieces: `zweihundertfünf`.
struct CompoundWords: Sendable {
  private let pieces: HashSet
  private let longest: Int

  private static let softHyphen: Character = "\u{AD}"

  /// Takes the pieces of some texts, cut where ICU writes soft hyphens; nothing where it writes none.
  init?(_ texts: [String], tokenizer: Tokenizer) {
    guard texts.contains(where: { $0.contains(Self.softHyphen) }) else { return nil }
    var hashes: Set<UInt64> = []
    var longest = 0
    for piece in texts.flatMap({ $0.split(separator: Self.softHyphen) }) {
      for token in tokenizer.tokenized(String(piece)).tokens where token.shape == .letters {
        hashes.insert(token.hash)
        longest = max(longest, token.normalizedRange.count)
      }
    }
    pieces = HashSet(hashes)
    self.longest = longest
  }

  /// Whether a token is made of two pieces or more and nothing else.
  func contains(_ token: Token, in phrase: TokenizedPhrase) -> Bool {
    phrase.withNormalizedUnits(of: token) { units in
      guard token.shape == .letters, 4...63 ~= units.count else { return false }
      // The bit of each place that pieces reach.
      var reached: UInt64 = 1
      for start in units.indices where reached >> start & 1 == 1 {
        var hash = NormalizedHash()
        for end in start..<min(start + longest, units.count) {
          hash.combine(units[end])
          if end - start + 1 < units.count, pieces.contains(hash.value) {
            reached |= 1 << (end + 1)
          }
        }
      }
      return reached >> units.count & 1 == 1
    }
  }
}
