/// Tells how an entity was filled: each fill with its reasons, and what was not taken.
///
/// A class that holds all there is to tell, for as long as somebody may ask.
final class ExtractionExplainer: ExplanationTeller {
  private let grammar: SchemaGrammar
  private let phrase: TokenizedPhrase
  private let offer: Offer
  private let assignment: Assignment
  private let unfit: [Candidate]
  private let freed: [Int: Range<Int>]

  /// - Parameters:
  ///   - grammar: The schema.
  ///   - phrase: The phrase.
  ///   - offer: What it holds.
  ///   - assignment: What was chosen.
  ///   - unfit: The candidates that were not worth considering.
  ///   - freed: The slots that are left open on purpose.
  init(
    grammar: SchemaGrammar, phrase: TokenizedPhrase, offer: Offer, assignment: Assignment,
    unfit: [Candidate], freed: [Int: Range<Int>]
  ) {
    self.grammar = grammar
    self.phrase = phrase
    self.offer = offer
    self.assignment = assignment
    self.unfit = unfit
    self.freed = freed
  }

  /// The tree, the same at any place.
  func explanation(at place: Int32) -> Explanation {
    var children = assignment.chosen.filter { freed[$0.slot] == nil }
      .map { explanation(of: $0) }
    children += freed.sorted { $0.key < $1.key }.map { slot, tokens in
      Explanation("\(grammar.leaves[slot].path) is left open by '\(phrase.text(of: tokens))'")
    }
    children += assignment.ties.map { tie in
      let names = tie.candidates.map { grammar.leaves[$0.slot].path }.joined(
        separator: " or ")
      return Explanation(
        "'\(phrase.text(of: tie.candidates[0].tokens))' fits \(names) equally well")
    }
    children += beyondBounds
    let rejected = (assignment.rejected + unfit).map { candidate in
      Explanation(headline(candidate), candidate.reasons.map { line($0) })
    }
    if !rejected.isEmpty { children.append(Explanation("not taken", rejected)) }
    return Explanation("\(grammar.schema.name) from '\(phrase.phrase.text)'", children)
  }

  /// The numbers that only the bounds of properties keep out.
  private var beyondBounds: [Explanation] {
    let finder = BoundsFinder(grammar: grammar)
    return offer.mentions.lazy.filter { !$0.isLatent }.flatMap { mention in
      (mention.readings.first.map(finder.bounds) ?? []).map { bounds in
        Explanation("'\(phrase.text(of: mention.tokens))' is out of bounds: \(bounds)")
      }
    }
  }

  private func explanation(of candidate: Candidate) -> Explanation {
    let source =
      offer.mentions.indices.contains(candidate.mention)
      ? [offer.mentions[candidate.mention].explanation] : []
    return Explanation(headline(candidate), candidate.reasons.map { line($0) } + source)
  }

  private func headline(_ candidate: Candidate) -> String {
    let value = candidate.value.plainText
    return
      "\(grammar.leaves[candidate.slot].path) = \(value) from '\(phrase.text(of: candidate.tokens))', \(candidate.score)"
  }

  private func line(_ reason: Candidate.Reason) -> Explanation {
    Explanation(
      "\(reason.points < 0 ? "−" : "+")\(abs(reason.points)) \(reason.fact.words(in: phrase))")
  }
}
