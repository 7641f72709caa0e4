/// Turns an assignment into the answer that is given.
///
/// A class, since it holds much and every part of an answer asks it.
final class ExtractionBuilder {
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

  private var leaves: [SlotLeaf] { grammar.leaves }

  /// The answer.
  func extraction(of assignment: Assignment, unfit: [Candidate]) -> Extraction {
    let freed = FreedSlots(grammar: grammar, offer: offer, chosen: assignment.chosen).slots
    let found = AmbiguityFinder(
      leaves: leaves, assignment: assignment, unfit: unfit, choices: choiceWords
    ).findings().filter { freed[$0.slot] == nil }
    let unlisted = grammar.matchers.isEmpty ? [] : assignment.chosen.filter(isUnlisted)
    let filled = filled(by: assignment, freed)
    let open = grammar.required.filter { !filled[$0] }
    let left = left(by: assignment)
    let possible = regions.choices(of: left, for: open)
    let isTouched = isTouched(by: assignment, open, unfit, possible)
    let choices = isTouched ? possible : []
    let missing =
      choices.isEmpty ? open : open.filter { slot in !choices.contains { $0.slot == slot } }
    let tied = isTouched ? tied(in: assignment) : []
    let isOpen = !found.isEmpty || !choices.isEmpty || !tied.isEmpty
    let status = status(isTouched: isTouched, missing, isOpen: isOpen)
    let chosen =
      !isTouched
      ? []
      : assignment.chosen.filter { candidate in
        freed[candidate.slot] == nil && !isUnlisted(candidate)
          && !found.contains { $0.slot == candidate.slot && $0.isOpen }
      }
    var several: [Extraction.Ambiguity] = choices.map {
      .init(property: leaves[$0.slot].path, choices: $0.values)
    }
    if isTouched {
      for each in found {
        several.append(.init(property: leaves[each.slot].path, choices: each.choices))
      }
    }
    several += tied
    return Extraction(
      phrase: phrase.phrase.text, entity: grammar.schema.name, status: status,
      values: ValueTree(
        leaves: leaves, chosen: isTouched ? withFallbacks(chosen, filled) : chosen,
        isApart: isApart
      ).members(of: grammar.schema),
      fills: chosen.map(fill),
      missing: status == .none ? [] : missing.map { leaves[$0].path }, ambiguous: several,
      searched: status == .none ? [] : unlisted.map(search),
      unused: left.compactMap(unused), defaults: status == .none ? [] : defaults(filled),
      dialog: dialog(status, open, assignment.ties, found, unlisted),
      explanation: Explanation(
        by: ExtractionExplainer(
          grammar: grammar, phrase: phrase, offer: offer, assignment: assignment, unfit: unfit,
          freed: freed)))
  }

  /// The words that offer a choice: "or".
  private var choiceWords: [Range<Int>] {
    offer.connectives.lazy.filter { $0.cue.connective == .choice }.map(\.tokens)
  }

  /// Which slots some words fill.
  private func filled(by assignment: Assignment, _ freed: [Int: Range<Int>]) -> PlaceSet {
    var unlisted = PlaceSet()
    for candidate in assignment.chosen where isUnlisted(candidate) {
      unlisted.insert(candidate.slot)
    }
    var filled = PlaceSet()
    for candidate in assignment.chosen
    where freed[candidate.slot] == nil && !unlisted[candidate.slot] {
      filled.insert(candidate.slot)
    }
    return filled
  }

  /// The properties that need no value and share one with another, so that neither has it.
  ///
  /// Those that need one are missing.
  private func tied(in assignment: Assignment) -> [Extraction.Ambiguity] {
    guard !assignment.ties.isEmpty else { return [] }
    let candidates = assignment.ties.flatMap(\.candidates).filter { !leaves[$0.slot].isRequired }
    return Set(candidates.map(\.slot)).sorted().map { slot in
      let values = candidates.lazy.filter { $0.slot == slot }.map(\.value)
      return .init(
        property: leaves[slot].path,
        choices: values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }, isShared: true)
    }
  }

  /// Whether the phrase concerns the schema: it gives all that must be told, or says what it is about.
  private func isTouched(
    by assignment: Assignment, _ missing: [Int], _ unfit: [Candidate],
    _ choices: [RegionChoices.Choice]
  ) -> Bool {
    guard !assignment.chosen.isEmpty || !assignment.ties.isEmpty else { return false }
    let judge = ConcernJudge(
      grammar: grammar, words: language.textWords, phrase: phrase, offer: offer)
    return missing.isEmpty && !judge.isMereStatement(assignment)
      || judge.concerns(assignment, unfit: unfit, regions: choices.map(\.tokens))
  }

  /// The values with those of slots that must be filled and that no words fill.
  private func withFallbacks(_ chosen: [Candidate], _ filled: PlaceSet) -> [Candidate] {
    var values = chosen
    for slot in grammar.fallbacks where !filled[slot] {
      guard let fallback = grammar.profiles[slot].asked.fallback else { continue }
      values.append(
        Candidate(
          slot: slot, mention: -1, tokens: 0..<0, value: fallback, alternatives: [], cue: nil,
          reasons: []))
    }
    return values
  }

  /// Whether some words should name an entry of a catalogue and name none.
  private func isUnlisted(_ candidate: Candidate) -> Bool {
    grammar.matchers[candidate.slot] != nil && !candidate.isEntry
  }

  private func search(_ candidate: Candidate) -> Extraction.Search {
    Extraction.Search(
      property: leaves[candidate.slot].path, text: phrase.text(of: candidate.tokens),
      span: phrase.span(of: candidate.tokens))
  }

  /// Whether a comma or a word such as "and" stands between two values.
  private func isApart(_ tokens: Range<Int>) -> Bool {
    phrase.tokens[tokens].contains { token in
      !token.shape.isWord || language.textWords.uses(of: token).contains(.join)
    }
  }

  /// What the slots that nothing fills hold all the same.
  private func defaults(_ filled: PlaceSet) -> [JSONValue.Member] {
    var defaults: [JSONValue.Member] = []
    for index in grammar.defaulted where !filled[index] {
      if let value = leaves[index].slot.defaultValue {
        defaults.append(.init(leaves[index].slot.name, value))
      }
    }
    return defaults
  }

  private func fill(_ candidate: Candidate) -> Extraction.Fill {
    let leaf = leaves[candidate.slot]
    return Extraction.Fill(
      property: leaf.path,
      value: leaf.slot.isArray ? candidate.value.asArray : candidate.value,
      text: phrase.text(of: candidate.tokens), span: phrase.span(of: candidate.tokens),
      score: Double(min(candidate.score, 990)) / 1000,
      cue: candidate.cue.map { phrase.text(of: $0) }, alternatives: candidate.alternatives,
      timeZone: candidate.timeZone, placeZone: candidate.placeZone)
  }

  private func status(
    isTouched: Bool, _ missing: [Int], isOpen: Bool
  ) -> Extraction.Status {
    guard isTouched else { return .none }
    return !missing.isEmpty ? .incomplete : isOpen ? .ambiguous : .filled
  }

  private var regions: RegionChoices {
    RegionChoices(profiles: grammar.profiles, cues: offer.cues)
  }

  /// The mentions that nothing took, of those with the same words the first.
  private func left(by assignment: Assignment) -> [ResolvedMention] {
    var taken = PlaceSet()
    for candidate in assignment.chosen { taken.insert(candidate.tokens) }
    var left: [ResolvedMention] = []
    for mention in offer.mentions where !mention.isLatent {
      guard !mention.readings.isEmpty, !taken.holds(anyOf: mention.tokens) else { continue }
      taken.insert(mention.tokens)
      left.append(mention)
    }
    return left
  }

  /// A mention that nothing took with its likeliest value.
  private func unused(_ mention: ResolvedMention) -> Extraction.Unused? {
    guard let reading = mention.readings.first else { return nil }
    let contents =
      !reading.isRegion
      ? []
      : reading.details.filter { detail in
        if case .array = detail.value { true } else { false }
      }
    return .init(
      kind: reading.kind, value: reading.value, text: phrase.text(of: mention.tokens),
      span: phrase.span(of: mention.tokens), contents: contents,
      bounds: BoundsFinder(grammar: grammar).bounds(excluding: reading))
  }

  /// The question for the first thing that is left open.
  private func dialog(
    _ status: Extraction.Status, _ missing: [Int], _ ties: [Assignment.Tie],
    _ found: [AmbiguityFinder.Finding], _ unlisted: [Candidate]
  ) -> String? {
    guard status == .incomplete || status == .ambiguous else { return nil }
    if let unlisted = unlisted.first(where: { missing.first == $0.slot }) {
      return language.sentences["unlisted"]?.filled([
        "value": phrase.text(of: unlisted.tokens),
        "title": leaves[unlisted.slot].slot.title.lowercased(),
      ])
    }
    if let tie = ties.first {
      let titles = tie.candidates.map { leaves[$0.slot].slot.title.lowercased() }
      return language.sentences["ambiguous"]?.filled([
        "value": phrase.text(of: tie.candidates[0].tokens),
        "first": titles.dropLast().joined(separator: ", "), "second": titles.last ?? "",
      ])
    }
    if missing.isEmpty, let open = found.first {
      return language.sentences["choices"]?.filled([
        "title": leaves[open.slot].slot.title.lowercased(),
        "choices": open.choices.map(\.label).joined(separator: ", "),
      ])
    }
    guard let first = missing.first else { return nil }
    let slot = leaves[first].slot
    return language.sentences[language.question(missing: slot)]?.filled([
      "title": slot.title.lowercased()
    ])
  }
}

extension JSONValue {
  /// What a person reads for it: the title of an entity, any other value as it is.
  package var label: String { self["title"].map(\.plainText) ?? plainText }
}
