/// Offers the values that a description shows, where they are said.
struct ExampleOfferer {
  private let grammar: SchemaGrammar
  private let forms: WordForms
  private let phrase: TokenizedPhrase

  private enum Points {
    static let example = 640
    static let required = 20
  }

  init(grammar: SchemaGrammar, forms: WordForms, phrase: TokenizedPhrase) {
    self.grammar = grammar
    self.forms = forms
    self.phrase = phrase
  }

  /// The candidates of slots that hold words.
  func candidates() -> [Candidate] {
    guard !grammar.exampleWords.isEmpty else { return [] }
    let said = phrase.tokens.map { token in
      token.shape.isWord ? phrase.withNormalizedUnits(of: token) { forms.word(Array($0)) } : nil
    }
    return grammar.exampleWords.flatMap { words in
      phrase.tokens.indices.compactMap { candidate(words, at: $0, said) }
    }
  }

  private func candidate(
    _ words: OptionWords, at start: Int, _ said: [WordForms.Word?]
  ) -> Candidate? {
    let profile = grammar.profiles[words.slot]
    let fitting = words.names.filter { name in
      start + name.words.count <= said.count
        && zip(said[start...], name.words).allSatisfy { $0?.isForm(of: $1) ?? false }
    }
    guard let name = fitting.max(by: { $0.words.count < $1.words.count }) else { return nil }
    let value = profile.asked.examples[name.option]
    var reasons = [Candidate.Reason(.example(value), Points.example)]
    if grammar.leaves[words.slot].isRequired { reasons.append(.init(.required, Points.required)) }
    return Candidate(
      slot: words.slot, mention: -1, tokens: start..<start + name.words.count,
      value: .string(value), alternatives: [], cue: nil, reasons: reasons)
  }
}
