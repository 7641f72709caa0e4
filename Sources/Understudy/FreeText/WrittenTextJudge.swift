/// Weighs words for the slots that hold names by how they are written: in quotation marks, or as identities.
struct WrittenTextJudge {
  private let grammar: SchemaGrammar
  private let phrase: TokenizedPhrase

  private enum Points {
    static let halfQuoted = -400
    static let noIdentity = -250
    static let quoted = 100
  }

  init(grammar: SchemaGrammar, phrase: TokenizedPhrase) {
    self.grammar = grammar
    self.phrase = phrase
  }

  /// Adds the reasons.
  func judge(_ candidates: inout [Candidate]) {
    let quotes = candidates.filter(isQuoted).map(\.tokens)
    for index in candidates.indices
    where candidates[index].reasons.contains(where: { $0.fact == .words }) {
      let candidate = candidates[index]
      if isQuoted(candidate) {
        candidates[index].add(.init(.quoted, Points.quoted))
      } else if quotes.contains(where: { isTorn($0, by: candidate.tokens) }) {
        candidates[index].add(.init(.tornQuotation, Points.halfQuoted))
      } else if grammar.profiles[candidate.slot].asked.isIdentity, candidate.cue == nil {
        candidates[index].add(.init(.noIdentity, Points.noIdentity))
      }
    }
  }

  private func isQuoted(_ candidate: Candidate) -> Bool {
    candidate.reasons.contains { $0.fact == .quoted }
  }

  /// Whether some words are only a part of a quotation, or of what stands around it.
  private func isTorn(_ quotation: Range<Int>, by tokens: Range<Int>) -> Bool {
    guard quotation.overlaps(tokens) || quotation.lowerBound - 1 == tokens.upperBound - 1 else {
      return false
    }
    return !(tokens.lowerBound < quotation.lowerBound && quotation.upperBound < tokens.upperBound)
  }
}
