import UnderstudyLexicons

/// Reads phrases of a language: tokens, then mentions.
///
/// Keeps its arrays from phrase to phrase; one reader serves one thread at a time.
final class PhraseReader {
  /// The tokens of the last phrase.
  private(set) var phrase = TokenizedPhrase()
  /// The mentions of the last phrase.
  private(set) var chart = Chart<PhraseSemantics>()
  private var semantics: PhraseSemantics?
  private var said = SaidWords()
  private var isSaidRead = false
  private var schemaChart = Chart<SchemaSemantics>()

  /// Reads a phrase.
  func read(_ text: String, _ language: Language, _ lexicons: LexiconIndex) {
    language.tokenizer.tokenize(Phrase(text), into: &phrase)
    isSaidRead = false
    match(language, lexicons)
  }

  /// Finds the mentions of the phrase that was read last, in the language that it was read in.
  func match(_ language: Language, _ lexicons: LexiconIndex) {
    if semantics == nil { semantics = PhraseSemantics(language: language, lexicons: lexicons) }
    semantics?.read(phrase, language, lexicons, into: &chart)
  }

  /// What the last phrase says about time.
  var times: TimeStore { semantics?.times ?? TimeStore() }

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
