/// Counts one where a small word leads to a thing of several that are counted: "a tandem and two scooters".
struct ArticleCounter {
  private let grammar: SchemaGrammar
  private let offer: Offer

  private enum Points {
    static let one = 420
    static let required = 20
  }

  init(grammar: SchemaGrammar, offer: Offer) {
    self.grammar = grammar
    self.offer = offer
  }

  /// The candidates, beside those that there are already.
  func candidates(beside others: [Candidate]) -> [Candidate] {
    let tallies = grammar.profiles.indices.filter { slot in
      grammar.profiles[slot].slot.type.isNumeric && grammar.profiles[slot].isTally
        && grammar.leaves[slot].outer.contains(where: \.isArray)
    }
    guard !tallies.isEmpty else { return [] }
    let articles = offer.connectives.filter { $0.cue.connective == .one }.map(\.tokens)
    return tallies.flatMap { slot in
      articles.filter { article in
        others.contains { isThing($0, of: slot, behind: article) }
      }.map { article in
        var reasons = [Candidate.Reason(.one, Points.one)]
        if grammar.leaves[slot].isRequired { reasons.append(.init(.required, Points.required)) }
        return Candidate(
          slot: slot, mention: -1, tokens: article, value: .number("1"), alternatives: [],
          cue: nil, reasons: reasons)
      }
    }
  }

  /// Whether a candidate is a case of the thing that a slot counts, right behind a small word.
  private func isThing(_ candidate: Candidate, of slot: Int, behind article: Range<Int>) -> Bool {
    candidate.tokens.lowerBound == article.upperBound && candidate.isWorthy
      && candidate.mention < 0 && candidate.slot != slot
      && grammar.leaves[candidate.slot].outer.last?.name == grammar.leaves[slot].outer.last?.name
  }
}
