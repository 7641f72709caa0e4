/// Tells how a mention came about.
///
/// Holds what the mentions of one phrase were made of, for as long as somebody may ask.
final class MentionExplainer: ExplanationTeller {
  private let phrase: TokenizedPhrase
  private let mentions: [Mention<Meaning>]
  private let children: [Int32]
  private let language: Language

  init(_ reader: PhraseReader, _ language: Language) {
    phrase = reader.phrase
    mentions = reader.chart.mentions
    children = reader.chart.children
    self.language = language
  }

  /// The words, kind and rule of the mention at a place, and those of its parts.
  func explanation(at place: Int32) -> Explanation {
    let mention = mentions[Int(place)]
    let text = phrase.text(of: Int(mention.start)..<Int(mention.end))
    let kind = language.grammar.kinds.name(of: mention.kind)
    let source =
      switch mention.origin {
      case .words: "as written"
      case .rule(let rule): "by \(language.grammar.rules.name(of: Int(rule)))"
      }
    let parts = children[Int(mention.firstChild)..<Int(mention.firstChild + mention.childCount)]
    return Explanation("'\(text)' \(kind) \(source)", parts.map(explanation))
  }
}
