/// Offers the values that a description shows, where they are said.
struct ExampleOfferer {
  private let grammar: SchemaGrammar
  private let said: SaidWords
  private let phrase: TokenizedPhrase

  private enum Points {
    static let example = 640
    static let required = 20
  }

  init(grammar: SchemaGrammar, said: SaidWords, phrase: TokenizedPhrase) {
    self.grammar = grammar
    self.said = said
    self.phrase = phrase
  }

  /// The candidates of slots that hold words.
  func candidates() -> [Candidate] {
    var found: [(words: Int32, candidate: Candidate)] = []
    var places: [OptionIndex.Place] = []
    for start in phrase.tokens.indices where phrase.tokens[start].shape.isWord {
      places.removeAll(keepingCapacity: true)
      grammar.exampleIndex.addNames(at: start, of: phrase, said, to: &places)
      var rest = places[...]
      while let words = rest.first?.words {
        let own = rest.prefix { $0.words == words }
        rest = rest.dropFirst(own.count)
        if let candidate = candidate(own, of: words, at: start) { found.append((words, candidate)) }
      }
    }
    return found.sorted { $0.words < $1.words }.map(\.candidate)
  }

  private func candidate(
    _ places: ArraySlice<OptionIndex.Place>, of index: Int32, at start: Int
  ) -> Candidate? {
    let words = grammar.exampleWords[Int(index)]
    let profile = grammar.profiles[words.slot]
    let fitting = places.map { words.names[Int($0.name)] }.filter { name in
      start + name.words.count <= phrase.tokens.count
        && name.words.indices.allSatisfy { said.isForm(start + $0, of: name.words[$0]) }
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
