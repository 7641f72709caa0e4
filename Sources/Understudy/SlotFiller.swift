import UnderstudyLexicons

/// Fills schemas from the phrase that a reader has read.
struct SlotFiller {
  private let reader: PhraseReader
  private let language: Language
  private let lexicons: LexiconIndex
  private let frame: ReferenceFrame
  private let finder: MentionFinder
  private let fitter: SlotFitter

  init(
    reader: PhraseReader, language: Language, lexicons: LexiconIndex, frame: ReferenceFrame
  ) {
    self.reader = reader
    self.language = language
    self.lexicons = lexicons
    self.frame = frame
    finder = MentionFinder(reader: reader, language: language, lexicons: lexicons, frame: frame)
    fitter = SlotFitter(
      converter: EntryConverter(lexicons: lexicons), region: language.regionUnits,
      phrase: reader.phrase, now: frame.moment)
  }

  /// What the phrase makes of a schema, and the values that were chosen for it.
  func fill(_ grammar: SchemaGrammar) -> (extraction: Extraction, assignment: Assignment) {
    let offer = finder.offer(to: grammar)
    let candidates = candidates(of: offer, for: grammar)
    let assignment = assignment(of: candidates, from: offer, to: grammar)
    let extraction = extraction(of: assignment, among: candidates, from: offer, to: grammar)
    return (extraction, assignment)
  }

  // MARK: - The steps, in order

  /// All that the slots might hold, with what speaks for it.
  func candidates(of offer: Offer, for grammar: SchemaGrammar) -> [Candidate] {
    let said = reader.saidWords(language.wordForms)
    var candidates = found(in: offer, for: grammar)
    if grammar.holdsCodes, reader.phrase.tokens.contains(where: { $0.shape == .digits }) {
      candidates += CodeOfferer(
        profiles: grammar.profiles, lexicons: lexicons, phrase: reader.phrase, offer: offer
      ).candidates()
    }
    if !grammar.optionWords.isEmpty {
      candidates += OptionOfferer(
        grammar: grammar, said: said, words: language.textWords, phrase: reader.phrase,
        offer: offer
      ).candidates()
    }
    if !grammar.matchers.isEmpty {
      candidates += EntryOfferer(
        grammar: grammar, words: language.textWords, phrase: reader.phrase, offer: offer
      ).candidates()
    }
    WordingOfferer(grammar: grammar, words: language.textWords, said: said)
      .add(to: &candidates, offer, reader.phrase)
    if !grammar.exampleWords.isEmpty {
      candidates += ExampleOfferer(grammar: grammar, said: said, phrase: reader.phrase)
        .candidates()
    }
    if !grammar.textSlots.isEmpty {
      candidates += IdentityOfferer(
        grammar: grammar, words: language.textWords, phrase: reader.phrase, offer: offer
      ).candidates()
    }
    if !grammar.numberSlots.isEmpty {
      candidates += EquatedOfferer(grammar: grammar, phrase: reader.phrase).candidates()
    }
    if !grammar.textSlots.isEmpty {
      candidates += PathOfferer(grammar: grammar, phrase: reader.phrase).candidates()
    }
    if !grammar.weekdayCases.isEmpty {
      let names = reader.chart.mentions.filter { $0.kind == language.kinds.weekday }
        .map { finder.tokens($0) }
      candidates += WeekdayOfferer(
        grammar: grammar, phrase: reader.phrase, offer: offer, names: names
      ).candidates(beside: candidates)
    }
    candidates += ArticleCounter(grammar: grammar, offer: offer).candidates(beside: candidates)
    judge(&candidates, offer, grammar)
    return candidates
  }

  /// Weighs the candidates by what all of them together tell.
  private func judge(_ candidates: inout [Candidate], _ offer: Offer, _ grammar: SchemaGrammar) {
    if !grammar.textSlots.isEmpty {
      RowJoiner(grammar: grammar, words: language.textWords, phrase: reader.phrase)
        .join(&candidates)
    }
    if candidates.contains(where: WrittenTextJudge.concerns) {
      WrittenTextJudge(grammar: grammar, words: language.textWords, phrase: reader.phrase)
        .judge(&candidates)
    }
    candidates.spreadTakenBack()
    if grammar.holdsExclusions {
      ExclusionJudge(
        grammar: grammar, words: language.textWords, phrase: reader.phrase, offer: offer
      ).judge(&candidates)
    }
  }

  /// The candidates that together are worth most, with those that follow from them.
  func assignment(
    of candidates: [Candidate], from offer: Offer, to grammar: SchemaGrammar
  ) -> Assignment {
    let assigned = PlaceClocks(
      zones: PlaceZones(profiles: grammar.profiles, lexicons: lexicons), frame: frame
    ).assignment(
      Assigner(candidates, profiles: grammar.profiles, ranks: grammar.ranks).assignment(), offer
    ) { frame in
      let there = MentionFinder(
        reader: reader, language: language, lexicons: lexicons, frame: frame)
      return found(in: there.offer(to: grammar), for: grammar)
    }
    let completed = SequelReader(grammar: grammar, fitter: fitter, offer: offer)
      .completed(assigned) { finder.readings(of: $0, after: $1) }
    return PlaceParents(grammar: grammar, lexicons: lexicons).completed(completed, offer)
  }

  /// The answer that is given.
  func extraction(
    of assignment: Assignment, among candidates: [Candidate], from offer: Offer,
    to grammar: SchemaGrammar
  ) -> Extraction {
    ExtractionBuilder(
      grammar: grammar, language: language, phrase: reader.phrase, offer: offer
    ).extraction(of: assignment, unfit: candidates.filter { !$0.isWorthy })
  }

  /// The mentions against the slots.
  private func found(in offer: Offer, for grammar: SchemaGrammar) -> [Candidate] {
    CandidateOfferer(
      grammar: grammar, fitter: fitter, words: language.textWords, phrase: reader.phrase,
      isPast: grammar.holdsTenses
        && PhraseTense(reader.phrase, words: language.textWords, forms: language.wordForms).isPast
    ).candidates(offer)
  }
}
