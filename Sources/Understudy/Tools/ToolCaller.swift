import UnderstudyLexicons

/// Chooses tools for phrases, and for the parts of a phrase that asks for several things.
struct ToolCaller {
  private let grammars: [SchemaGrammar]
  private let language: Language
  private let lexicons: LexiconIndex
  private let frame: ReferenceFrame

  init(
    grammars: [SchemaGrammar], language: Language, lexicons: LexiconIndex, frame: ReferenceFrame
  ) {
    self.grammars = grammars
    self.language = language
    self.lexicons = lexicons
    self.frame = frame
  }

  /// The tool that a phrase calls.
  func choice(for phrase: String, _ reader: PhraseReader) -> ToolChoice {
    reader.read(phrase, language, lexicons)
    return choice(reader).choice
  }

  /// The tools that a phrase calls one after the other.
  func calls(for phrase: String, _ reader: PhraseReader) -> [ToolChoice] {
    reader.read(phrase, language, lexicons)
    let whole = reader.phrase
    let parts = RequestSplitter(words: language.textWords).parts(of: whole)
    let one = choice(reader)
    guard parts.count > 1 else { return [one.choice] }
    var calls: [ToolChoice] = []
    for part in parts {
      let span = whole.span(of: part)
      reader.read(whole.phrase.text(of: span), language, lexicons)
      let call = choice(reader)
      // Whoever is told something may be told two things.
      guard call.choice.chosen != nil, part.upperBound == whole.tokens.count || !call.isOpen
      else { return [one.choice] }
      calls.append(call.choice.shifted(by: span.start))
    }
    return zip(calls, calls.dropFirst()).contains(where: isOne) ? [one.choice] : calls
  }

  /// Whether a part only goes on with the request before it: "book a room, and with a view".
  ///
  /// It does where it calls the same tool and says nothing anew that the part before said.
  private func isOne(_ first: ToolChoice, _ second: ToolChoice) -> Bool {
    guard let first = first.chosen, let second = second.chosen, first.tool == second.tool else {
      return false
    }
    let isWhole = [first, second].allSatisfy(\.extraction.isWhole)
    let said = Set(first.extraction.fills.map(\.property))
    return !isWhole || said.isDisjoint(with: second.extraction.fills.map(\.property))
  }

  private func choice(_ reader: PhraseReader) -> (choice: ToolChoice, isOpen: Bool) {
    let filler = SlotFiller(
      reader: reader, language: language, lexicons: lexicons, frame: frame)
    let found = ToolChooser(words: language.textWords)
      .choice(among: grammars, for: reader.phrase) { grammar in
        let filled = filler.fill(grammar)
        return ToolOffer(
          grammar: grammar, extraction: filled.extraction, chosen: filled.assignment.chosen)
      }
    return (found.choice, found.offer?.endsInOwnWords(reader.phrase) ?? false)
  }
}
