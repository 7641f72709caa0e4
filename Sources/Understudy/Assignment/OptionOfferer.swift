/// Offers cases of enumerations whose names are said in another form or with a letter wrong.
struct OptionOfferer {
  private let grammar: SchemaGrammar
  private let forms: WordForms
  private let phrase: TokenizedPhrase
  private let offer: Offer

  private enum Points {
    static let form = 600
    static let typo = 520
    static let required = 20
  }

  private let shortestTypo = 5

  init(grammar: SchemaGrammar, forms: WordForms, phrase: TokenizedPhrase, offer: Offer) {
    self.grammar = grammar
    self.forms = forms
    self.phrase = phrase
    self.offer = offer
  }

  /// The candidates of slots none of whose cases is said as it is written.
  func candidates() -> [Candidate] {
    let open = grammar.optionWords.filter { words in
      !offer.options.contains { $0.slot == words.slot }
    }
    guard !open.isEmpty else { return [] }
    let said = phrase.tokens.map { token in
      token.shape == .letters
        ? phrase.withNormalizedUnits(of: token) { forms.word(Array($0)) } : nil
    }
    return open.flatMap { words in
      phrase.tokens.indices.flatMap { candidates(words, at: $0, said) }
    }
  }

  /// The likeliest cases that the words at a token may be a form of; several where they share a name.
  private func candidates(
    _ words: OptionWords, at start: Int, _ said: [WordForms.Word?]
  ) -> [Candidate] {
    let profile = grammar.profiles[words.slot]
    guard case .option(let options) = profile.slot.type, said[start] != nil else { return [] }
    var best: [Match] = []
    for name in words.names where start + name.words.count <= phrase.tokens.count {
      guard let (fact, points) = match(name, said[start..<start + name.words.count]) else {
        continue
      }
      let found = Match(
        option: name.option, fact: fact, points: points, count: name.words.count)
      if found.rank > best.first?.rank ?? 0 {
        best = [found]
      } else if found.rank == best.first?.rank, !best.contains(where: { $0.option == name.option })
      {
        best.append(found)
      }
    }
    let required = profile.slot.isRequired ? [Candidate.Reason(.required, Points.required)] : []
    return best.filter { !isTaken(start..<start + $0.count) }.map { match in
      Candidate(
        slot: words.slot, mention: -1, tokens: start..<start + match.count,
        value: options[match.option].literal, alternatives: [], cue: nil,
        reasons: [.init(match.fact, match.points)] + required)
    }
  }

  /// One case that some words may be a form of.
  private struct Match {
    let option: Int
    let fact: Candidate.Fact
    let points: Int
    let count: Int

    var rank: Int { points + count }
  }

  /// How the words at a token are those of a name.
  private func match(
    _ name: OptionWords.Name, _ said: ArraySlice<WordForms.Word?>
  ) -> (fact: Candidate.Fact, points: Int)? {
    var isTypo = false
    for (said, word) in zip(said, name.words) {
      guard let said else { return nil }
      if said.isForm(of: word) { continue }
      guard !isTypo, said.units.count >= shortestTypo, word.units.count >= shortestTypo,
        said.units.first == word.units.first, EditDistance.isOneEdit(said.units, word.units)
      else { return nil }
      isTypo = true
    }
    let text = name.words.map { String(decoding: $0.units, as: UTF16.self) }.joined(separator: " ")
    return isTypo ? (.typo(of: text), Points.typo) : (.form(of: text), Points.form)
  }

  /// Whether a value or the name of a slot stands there.
  private func isTaken(_ tokens: Range<Int>) -> Bool {
    offer.mentions.contains { !$0.isLatent && $0.extent.overlaps(tokens) }
      || offer.cues.contains { $0.tokens.overlaps(tokens) }
      || offer.connectives.contains { $0.isAmending && $0.tokens.overlaps(tokens) }
  }
}
