/// Tells how a mention came about.
struct MentionExplainer {
  private let reader: PhraseReader
  private let language: Language

  init(reader: PhraseReader, language: Language) {
    self.reader = reader
    self.language = language
  }

  /// The mention's words, kind and rule, and those of its parts.
  func explanation(of mention: Mention<Meaning>) -> Explanation {
    let text = reader.phrase.text(of: Int(mention.start)..<Int(mention.end))
    let kind = language.grammar.kinds.name(of: mention.kind)
    let source =
      switch mention.origin {
      case .words: "as written"
      case .rule(let rule): "by \(language.grammar.rules[Int(rule)].name)"
      }
    return Explanation(
      "'\(text)' \(kind) \(source)", reader.chart.children(of: mention).map { explanation(of: $0) })
  }
}
