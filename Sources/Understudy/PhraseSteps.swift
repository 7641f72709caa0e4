import UnderstudyICU
import UnderstudyLexicons
import UnderstudyResources

/// One phrase on its way to an answer, each step of which can be done again on its own.
///
/// For measuring: a step works on what the steps before it gave, and tells how much it gave itself.
package final class PhraseSteps {
  private let text: String
  private let lexicons: LexiconIndex
  private let language: Language
  private let frame: ReferenceFrame
  private let grammar: SchemaGrammar
  private let reader = PhraseReader()
  private var offered = Offer(
    mentions: [], cues: [], keywords: [], options: [], tokenCount: 0)
  private var candidates: [Candidate] = []
  private var assignment = Assignment([], among: [])
  /// What the last step gave.
  package private(set) var extraction = Extraction.empty

  fileprivate init(
    _ text: String, lexicons: LexiconIndex, language: Language, frame: ReferenceFrame,
    grammar: SchemaGrammar
  ) {
    self.text = text
    self.lexicons = lexicons
    self.language = language
    self.frame = frame
    self.grammar = grammar
    _ = (read(), offer(), score(), assign(), answer())
  }

  /// Tokens and all mentions.
  package func read() -> Int {
    reader.read(text, language, lexicons)
    return reader.chart.mentions.count
  }

  /// All mentions, from tokens.
  package func match() -> Int {
    reader.match(language, lexicons)
    return reader.chart.mentions.count
  }

  /// The schema's own words, from tokens.
  package func matchSchema() -> Int { reader.mentions(of: grammar).count }

  /// The mentions that stand on their own, with their values.
  package func resolve() -> Int { finder.best(kinds: nil).count }

  /// What the phrase holds for the schema, with its values.
  package func offer() -> Int {
    offered = finder.offer(to: grammar)
    return offered.mentions.count
  }

  /// The offered values against the slots.
  package func score() -> Int {
    candidates = filler.candidates(of: offered, for: grammar)
    return candidates.count
  }

  /// The best choice.
  package func assign() -> Int {
    assignment = filler.assignment(of: candidates, from: offered, to: grammar)
    return assignment.chosen.count
  }

  /// The answer that is given.
  package func answer() -> Int {
    extraction = filler.extraction(
      of: assignment, among: candidates, from: offered, to: grammar)
    return extraction.fills.count
  }

  private var filler: SlotFiller {
    SlotFiller(reader: reader, language: language, lexicons: lexicons, frame: frame)
  }

  private var finder: MentionFinder {
    MentionFinder(reader: reader, language: language, lexicons: lexicons, frame: frame)
  }
}

/// Makes the steps of phrases, which share lexicons and languages.
package struct PhraseStepsMaker {
  private let lexicons: LexiconIndex
  private let languages: LanguageLibrary
  private let schemas = SchemaLibrary()
  private let zones: ZoneLibrary

  /// Opens the lexicons.
  package init() throws {
    lexicons = try LexiconIndex(contentsOf: Resources.path(of: "lexicons.bin"))
    zones = ZoneLibrary(lexicons: lexicons)
    languages = LanguageLibrary(lexicons: lexicons)
  }

  /// The steps of a phrase that is offered to a schema.
  package func steps(
    of text: String, to schema: EntitySchema, in context: ReferenceContext
  ) throws -> PhraseSteps {
    let language = try languages.language(of: context.locale)
    let zone = try zones.clock(of: context.timeZone.identifier)
    return PhraseSteps(
      text, lexicons: lexicons, language: language,
      frame: ReferenceFrame(context, zone: zone, language: language, zones: zones),
      grammar: try schemas.grammar(of: schema, in: language))
  }
}

extension Extraction {
  fileprivate static let empty = Extraction(
    phrase: "", entity: "", status: .none, values: [], fills: [], missing: [], ambiguous: [],
    unused: [], defaults: [], dialog: nil, explanation: Explanation(""))
}
