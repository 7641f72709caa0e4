import UnderstudyLexicons

/// Fills schemas from the phrase that a reader has read.
struct SlotFiller {
  private let reader: PhraseReader
  private let language: Language
  private let lexicons: LexiconIndex
  private let frame: ReferenceFrame
  private let finder: MentionFinder

  init(
    reader: PhraseReader, language: Language, lexicons: LexiconIndex, frame: ReferenceFrame
  ) {
    self.reader = reader
    self.language = language
    self.lexicons = lexicons
    self.frame = frame
    finder = MentionFinder(reader: reader, language: language, lexicons: lexicons, frame: frame)
  }

  /// What the phrase makes of a schema, and the values that were chosen for it.
  func fill(_ grammar: SchemaGrammar) -> (extraction: Extraction, assignment: Assignment) {
    let offer = finder.offer(to: grammar)
    let fitter = SlotFitter(
      converter: EntryConverter(lexicons: lexicons), region: language.regionUnits,
      phrase: reader.phrase)
    var candidates = CandidateOfferer(
      profiles: grammar.profiles, fitter: fitter, phrase: reader.phrase
    ).candidates(offer)
    candidates += CodeOfferer(
      profiles: grammar.profiles, lexicons: lexicons, phrase: reader.phrase, offer: offer
    ).candidates()
    candidates += OptionOfferer(
      grammar: grammar, forms: language.wordForms, phrase: reader.phrase, offer: offer
    ).candidates()
    WordingOfferer(grammar: grammar, words: language.textWords, forms: language.wordForms)
      .add(to: &candidates, offer, reader.phrase)
    candidates.spreadTakenBack()
    let assigned = PlaceClocks(
      zones: PlaceZones(profiles: grammar.profiles, lexicons: lexicons), frame: frame
    ).assignment(Assigner(candidates, profiles: grammar.profiles).assignment(), offer) { frame in
      let there = MentionFinder(
        reader: reader, language: language, lexicons: lexicons, frame: frame)
      return CandidateOfferer(
        profiles: grammar.profiles, fitter: fitter, phrase: reader.phrase
      ).candidates(there.offer(to: grammar))
    }
    let assignment = SequelReader(
      profiles: grammar.profiles, fitter: fitter, offer: offer,
      readings: finder.readings(of:after:)
    ).completed(assigned)
    let extraction = ExtractionBuilder(
      grammar: grammar, language: language, phrase: reader.phrase, offer: offer
    ).extraction(of: assignment, unfit: candidates.filter { !$0.isWorthy })
    return (extraction, assignment)
  }
}
