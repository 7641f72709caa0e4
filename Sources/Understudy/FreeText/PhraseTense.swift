/// Tells whether a phrase reports what has been done: "watered the ferns", "I paid the rent".
struct PhraseTense {
  private let phrase: TokenizedPhrase
  private let words: TextWords
  private let forms: WordForms

  /// How many words may stand before the verb.
  private static let reach = 4

  init(_ phrase: TokenizedPhrase, words: TextWords, forms: WordForms) {
    self.phrase = phrase
    self.words = words
    self.forms = forms
  }

  /// Whether it reports something.
  var isPast: Bool { verb != nil }

  /// Its first word, or the one behind who does it, where that is a form of the past.
  var verb: Int? {
    var last: Int?
    var count = 0
    for index in phrase.tokens.indices where phrase.tokens[index].shape == .letters {
      count += 1
      if count > Self.reach { return nil }
      if last.map(isDoer) ?? true, goesOn(behind: index),
        phrase.withNormalizedUnits(of: phrase.tokens[index], forms.isPast)
      {
        return index
      }
      last = index
    }
    return nil
  }

  /// Whether what was done follows a word: "Beloved by" is no verb.
  private func goesOn(behind index: Int) -> Bool {
    let next = index + 1
    return next < phrase.tokens.count && phrase.tokens[next].shape.isWord
      && words.uses(of: phrase.tokens[next]).isDisjoint(with: [.lead, .join])
  }

  private func isDoer(_ index: Int) -> Bool {
    !words.uses(of: phrase.tokens[index]).isDisjoint(with: [.stating, .pronoun])
  }
}
