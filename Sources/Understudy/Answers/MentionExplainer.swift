/// Tells how a mention came about.
///
/// Holds what the mentions of one phrase were made of, for as long as somebody may ask.
final class MentionExplainer: Sendable {
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

  /// The mention's words, kind and rule, and those of its parts; made when it is read.
  func explanation(of mention: Mention<Meaning>) -> Explanation {
    Explanation(deferred: { self.made(mention) })
  }

  private func made(_ mention: Mention<Meaning>) -> Explanation {
    let text = phrase.text(of: Int(mention.start)..<Int(mention.end))
    let kind = language.grammar.kinds.name(of: mention.kind)
    let source =
      switch mention.origin {
      case .words: "as written"
      case .rule(let rule): "by \(language.grammar.rules.name(of: Int(rule)))"
      }
    let parts = children[Int(mention.firstChild)..<Int(mention.firstChild + mention.childCount)]
    return Explanation("'\(text)' \(kind) \(source)", parts.map { made(mentions[Int($0)]) })
  }
}
