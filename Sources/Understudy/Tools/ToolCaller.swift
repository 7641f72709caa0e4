import UnderstudyLexicons

/// Chooses tools for phrases, and for the parts of a phrase that asks for several things.
struct ToolCaller {
  private let grammars: [SchemaGrammar]
  private let language: Language
  private let lexicons: LexiconIndex
  private let frame: ReferenceFrame
  private let splitter: RequestSplitter

  init(
    grammars: [SchemaGrammar], language: Language, lexicons: LexiconIndex, frame: ReferenceFrame
  ) {
    self.grammars = grammars
    self.language = language
    self.lexicons = lexicons
    self.frame = frame
    splitter = RequestSplitter(words: language.textWords, tools: grammars)
  }

  /// The tool that a phrase calls.
  func choice(for phrase: String, _ reader: PhraseReader) -> ToolChoice {
    reader.read(phrase, language, lexicons)
    let whole = reader.phrase
    let choice = self.choice(reader).choice
    return splitter.correction(in: whole).flatMap { corrected(choice, from: $0, whole, reader) }
      ?? choice
  }

  /// What is asked for after what was said before was taken back, where that is another tool with all that it needs.
  private func corrected(
    _ choice: ToolChoice, from start: Int, _ whole: TokenizedPhrase, _ reader: PhraseReader
  ) -> ToolChoice? {
    let span = whole.span(of: start..<whole.tokens.count)
    reader.read(whole.phrase.text(of: span), language, lexicons)
    let other = self.choice(reader).choice
    guard let chosen = other.chosen, chosen.tool != choice.chosen?.tool,
      chosen.extraction.status == .filled
    else { return nil }
    return other.shifted(by: span.start)
  }

  /// The tools that a phrase calls one after the other.
  func calls(for phrase: String, _ reader: PhraseReader) -> [ToolChoice] {
    reader.read(phrase, language, lexicons)
    let whole = reader.phrase
    let parts = splitter.parts(of: whole)
    let one = choice(reader)
    if let start = splitter.correction(in: whole),
      let other = corrected(one.choice, from: start, whole, reader)
    {
      return [other]
    }
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
