/// The words of a phrase with what each may be a form of, found once for all steps that ask.
struct SaidWords {
  private var plains: [UInt64] = []
  private var ends: [Int32] = []

  /// Takes the words of a phrase in place of those of the one before.
  mutating func read(_ phrase: TokenizedPhrase, _ forms: WordForms) {
    plains.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    for token in phrase.tokens {
      if token.shape.isWord {
        phrase.withNormalizedUnits(of: token) { forms.addPlains(of: $0, token.hash, to: &plains) }
      }
      ends.append(Int32(plains.count))
    }
  }

  /// The hashes of a token's word and of its plain forms; none for what is no word.
  func plains(of token: Int) -> Range<Int> {
    (token == 0 ? 0 : Int(ends[token - 1]))..<Int(ends[token])
  }

  /// The hash at a place among those of all tokens.
  subscript(place: Int) -> UInt64 { plains[place] }

  /// Whether a token is a form of what a word is a form of.
  func isForm(_ token: Int, of word: WordForms.Word) -> Bool {
    for place in plains(of: token) where word.plain.contains(plains[place]) { return true }
    return false
  }
}
