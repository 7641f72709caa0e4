import UnderstudyICU
import UnderstudyLexicons

/// All that is known of a language: its grammar, its cues and its words for what an entity asks for.
///
/// A class, since it is large, never changes and is handed from step to step.
final class Language: Sendable {
  /// The locale it was made for.
  let locale: String
  /// The rules.
  let grammar: Grammar
  /// The productions of the rules.
  let productions: BoundProductions
  /// The words that point at slots.
  let cues: [Cue]
  /// The words of titles and descriptions that tell roles and kinds.
  let slotWords: SlotWords
  /// Tells forms of one word.
  let wordForms: WordForms
  /// The words that stand around names and free text.
  let textWords: TextWords
  /// The hashes of words too common to be names or codes when written small.
  let commonWords: HashSet
  /// The hashes of common words that are also places, taken as such beside another place.
  let placeWords: HashSet
  /// The hashes of words that lead from one place to another: "to", "from".
  let linkWords: HashSet
  /// The letters that are written as one with the name that follows, such as the Hebrew "from".
  let namePrefixes: [[UInt16]]
  /// The kinds that words give without any rule.
  let kinds: MentionKinds
  let scanner: NumberScanner
  /// The words that tell telephone numbers.
  let phoneWords: PhoneWords
  let spelled: SpelledNumbers?
  /// The names of units, currencies and the like.
  let names: Ahead<NameIndex>
  /// The region where it is spoken, as the locale says or likely subtags do.
  let regionCode: String
  /// The currency of that region.
  let currency: String?
  let week: WeekInfo
  let dateOrder: DateOrder
  /// The number of the language in the lexicons, where a name is in it.
  let lexiconLanguage: UInt16?
  /// The country of the locale in the lexicons.
  let region: Entry.ID?
  /// Cuts phrases of the language.
  let tokenizer: Tokenizer
  /// The sentences of questions, by their use.
  let sentences: [String: Sentence]

  /// Makes the content of a language ready for phrases.
  init(
    locale: String, content: LanguageContent, lexicons: LexiconIndex, tokenizer: Tokenizer
  ) throws(RuleFileError.Fact) {
    self.locale = locale
    self.tokenizer = tokenizer
    grammar = content.grammar
    var table = grammar.kinds
    kinds = try MentionKinds(lexicons: lexicons.lexicons.map(\.kind), in: &table)
    productions = BoundProductions(grammar.rules)
    cues = content.cues
    slotWords = content.slotWords
    wordForms = content.wordForms
    textWords = TextWords(content.textWords)
    commonWords = content.commonWords
    placeWords = content.placeWords
    linkWords = content.linkWords
    namePrefixes = content.namePrefixes
    scanner = content.scanner
    phoneWords = content.phoneWords
    spelled = content.spelled
    names = content.names
    regionCode = content.region
    currency = content.currency
    week = content.week
    dateOrder = content.dateOrder
    lexiconLanguage = lexicons.language(content.language)
    region = lexicons.entry(kind: "country", key: content.region)?.id
    sentences = content.sentences.mapValues { Sentence($0) }
  }

  /// The units that a bare number is taken in.
  var regionUnits: RegionUnits { RegionUnits(currency: currency, region: regionCode) }

  /// Whether a rule or a cue speaks of a word, alone or among others.
  func isKnownWord(_ token: Token, _ phrase: TokenizedPhrase) -> Bool {
    phrase.withNormalizedUnits(of: token) {
      grammar.vocabulary.word(hash: token.hash, units: $0) != Vocabulary.unknown
    }
  }
}

/// In which order a date written in digits names its fields.
enum DateOrder: String, Sendable {
  case MDY, DMY, YMD

  /// The order of an ICU date pattern.
  init(pattern: String) {
    let order = pattern.filter { "yMd".contains($0) }
    self = order.first == "y" ? .YMD : order.first == "M" ? .MDY : .DMY
  }
}
