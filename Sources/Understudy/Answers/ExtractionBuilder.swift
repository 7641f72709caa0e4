/// Turns an assignment into the answer that is given.
struct ExtractionBuilder {
  private let grammar: SchemaGrammar
  private let language: Language
  private let phrase: TokenizedPhrase
  private let offer: Offer

  init(grammar: SchemaGrammar, language: Language, phrase: TokenizedPhrase, offer: Offer) {
    self.grammar = grammar
    self.language = language
    self.phrase = phrase
    self.offer = offer
  }

  private var slots: [Slot] { grammar.schema.slots }

  /// The answer.
  func extraction(of assignment: Assignment, unfit: [Candidate]) -> Extraction {
    let filled = Set(assignment.chosen.map(\.slot))
    let open = slots.indices.filter { slots[$0].isRequired && !filled.contains($0) }
    let isTouched = !assignment.chosen.isEmpty || !assignment.ties.isEmpty
    let left = left(by: assignment)
    let choices = isTouched ? regions.choices(of: left, for: open) : []
    let missing = open.filter { slot in !choices.contains { $0.slot == slot } }
    let status = status(isTouched: isTouched, missing, choices)
    return Extraction(
      phrase: phrase.phrase.text, entity: grammar.schema.name, status: status,
      values: assignment.chosen.map { .init(slots[$0.slot].name, value(of: $0)) },
      fills: assignment.chosen.map { fill($0) },
      missing: status == .none ? [] : missing.map { slots[$0].name },
      ambiguous: choices.map { .init(property: slots[$0.slot].name, choices: $0.values) },
      unused: left.compactMap(unused), defaults: [],
      dialog: [.incomplete, .ambiguous].contains(status) ? dialog(open, assignment.ties) : nil,
      explanation: Explanation(deferred: { [grammar, phrase, offer] in
        ExtractionExplainer(grammar: grammar, phrase: phrase)
          .explanation(of: assignment, unfit: unfit, offer: offer)
      }))
  }

  private func value(of candidate: Candidate) -> JSONValue {
    slots[candidate.slot].isArray ? .array([candidate.value]) : candidate.value
  }

  private func fill(_ candidate: Candidate) -> Extraction.Fill {
    Extraction.Fill(
      property: slots[candidate.slot].name, value: value(of: candidate),
      text: phrase.text(of: candidate.tokens), span: phrase.span(of: candidate.tokens),
      score: Double(min(candidate.score, 990)) / 1000,
      cue: candidate.cue.map { phrase.text(of: $0) }, alternatives: candidate.alternatives,
      timeZone: candidate.timeZone, placeZone: candidate.placeZone)
  }

  private func status(
    isTouched: Bool, _ missing: [Int], _ choices: [RegionChoices.Choice]
  ) -> Extraction.Status {
    guard isTouched else { return .none }
    return !missing.isEmpty ? .incomplete : choices.isEmpty ? .filled : .ambiguous
  }

  private var regions: RegionChoices {
    RegionChoices(profiles: grammar.profiles, cues: offer.cues)
  }

  /// The mentions that nothing took, of those with the same words the first.
  private func left(by assignment: Assignment) -> [ResolvedMention] {
    var isTaken = Array(repeating: false, count: phrase.tokens.count)
    for token in assignment.chosen.lazy.flatMap(\.tokens) { isTaken[token] = true }
    var left: [ResolvedMention] = []
    for mention in offer.mentions where !mention.isLatent {
      guard !mention.readings.isEmpty, !isTaken[mention.tokens].contains(true) else { continue }
      for token in mention.tokens { isTaken[token] = true }
      left.append(mention)
    }
    return left
  }

  /// A mention that nothing took with its likeliest value.
  private func unused(_ mention: ResolvedMention) -> Extraction.Unused? {
    guard let reading = mention.readings.first else { return nil }
    let contents = reading.details.filter { detail in
      if case .array = detail.value { reading.isRegion } else { false }
    }
    return .init(
      kind: reading.kind, value: reading.value, text: phrase.text(of: mention.tokens),
      span: phrase.span(of: mention.tokens), contents: contents)
  }

  /// The question for the first thing that is left open.
  private func dialog(_ missing: [Int], _ ties: [Assignment.Tie]) -> String? {
    if let tie = ties.first, tie.candidates.count == 2 {
      return language.sentences["ambiguous"]?.filled([
        "value": phrase.text(of: tie.candidates[0].tokens),
        "first": slots[tie.candidates[0].slot].title.lowercased(),
        "second": slots[tie.candidates[1].slot].title.lowercased(),
      ])
    }
    guard let first = missing.first else { return nil }
    return language.sentences["missing"]?.filled(["title": slots[first].title.lowercased()])
  }
}
