/// Tells how a mention came about.
struct MentionExplainer {
  private let chart: Chart<PhraseSemantics>
  private let grammar: Grammar
  private let phrase: TokenizedPhrase

  init(chart: Chart<PhraseSemantics>, grammar: Grammar, phrase: TokenizedPhrase) {
    self.chart = chart
    self.grammar = grammar
    self.phrase = phrase
  }

  /// The mention's words, kind and rule, and those of its parts.
  func explanation(of mention: Mention<Meaning>) -> Explanation {
    let text = phrase.text(of: Int(mention.start)..<Int(mention.end))
    let kind = grammar.kinds.name(of: mention.kind)
    let source =
      switch mention.origin {
      case .words: "as written"
      case .rule(let rule): "by \(grammar.rules[Int(rule)].name)"
      }
    return Explanation("'\(text)' \(kind) \(source)", chart.children(of: mention).map(explanation))
  }
}
