import UnderstudyLexicons

/// Reads phrases of a language: tokens, then mentions.
///
/// Keeps its arrays from phrase to phrase; one reader serves one thread at a time.
final class PhraseReader {
  /// The tokens of the last phrase.
  private(set) var phrase = TokenizedPhrase()
  /// The mentions of the last phrase.
  private(set) var chart = Chart<PhraseSemantics>()
  /// What the last phrase says about time.
  private(set) var times = TimeStore()
  private var said = SaidWords()
  private var isSaidRead = false
  private var schemaChart = Chart<SchemaSemantics>()

  /// Reads a phrase.
  func read(_ text: String, _ language: Language, _ lexicons: LexiconIndex) {
    language.tokenizer.tokenize(Phrase(text), into: &phrase)
    isSaidRead = false
    // Taken out, so that the store has one owner and its room is used again.
    var taken = TimeStore()
    swap(&taken, &times)
    var semantics = PhraseSemantics(
      language: language, lexicons: lexicons, times: consume taken, phrase: phrase)
    chart.fill(phrase, language.grammar, &semantics)
    times = semantics.times
  }

  /// The words of the phrase that was read last, with what they may be forms of.
  func saidWords(_ forms: WordForms) -> SaidWords {
    if !isSaidRead { said.read(phrase, forms) }
    isSaidRead = true
    return said
  }

  /// Finds a schema's own words in the phrase that was read last.
  func mentions(of schema: SchemaGrammar) -> [Mention<Meaning>] {
    var semantics = SchemaSemantics(meanings: schema.meanings)
    schemaChart.fill(phrase, schema.grammar, &semantics)
    return schemaChart.mentions
  }
}
