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
  /// The productions of the rules, each at its rule's place.
  let applications: [Production.Application]
  /// Whether what a rule covers must be in capitals, each at its rule's place.
  let needsCapitals: [Bool]
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

  /// Puts together what ICU knows of a locale and what the files of its language say.
  init(
    locale: String, sources: LanguageSources, lexicons: LexiconIndex, tokenizer: Tokenizer
  ) throws {
    let files = sources.files
    self.locale = locale
    self.tokenizer = tokenizer
    sentences = files.sentences.mapValues { Sentence($0) }
    var table = KindTable()
    kinds = try MentionKinds(lexicons: lexicons.lexicons.map(\.kind), in: &table)
    var builder = GrammarBuilder(kinds: table, tokenizer: tokenizer)
    names = sources.names
    var given = table.kinds
    for file in files.rules {
      for (index, rule) in file.rules.enumerated() {
        do {
          try builder.add(rule)
        } catch {
          let line = file.source(ofRule: index)
          throw RuleFileError(
            fact: error, file: file.name, line: line.number, column: 1, source: line.text)
        }
      }
      // ICU makes what these ask for, in some locales if not in all.
      if files.isCommon(file) { given.formUnion(builder.asked) }
    }
    given.formUnion(builder.made)
    if !builder.asked.isSubset(of: given) { try files.check(kinds: table) }
    let common = Set(files.commonWords.map { $0.lowercased() })
    let known = try sources.localeRules.value.get()
    for rule in known.rules.flatMap({ $0.weakened(by: common) }) + (try files.cueRules) {
      try builder.add(rule)
    }
    grammar = builder.grammar()
    spelled = sources.spelled.value
    applications = try Self.applications(of: grammar, files: files)
    needsCapitals = grammar.rules.map(\.needsCapitals)
    let places = lexicons.lexicons.filter(\.isGazetteer).map(\.kind)
    cues = files.cues.map { $0.widened(to: places) }
    slotWords = files.slotWords
    wordForms = files.wordForms
    textWords = TextWords(files.textWords)
    commonWords = HashSet(tokenizer.hashes(of: files.commonWords))
    placeWords = HashSet(tokenizer.hashes(of: files.placeWords))
    namePrefixes = files.namePrefixes
    linkWords = HashSet(tokenizer.hashes(of: files.linkWords))
    scanner = NumberScanner(
      symbols: try NumberSymbols(locale: locale), suffixes: files.numberWords.suffixes)
    phoneWords = PhoneWords(
      calling: Set(tokenizer.hashes(of: files.numberWords.calling)),
      others: Set(tokenizer.hashes(of: files.numberWords.notCalling)))
    regionCode = ICUInfo.region(of: locale)
    currency = NameCatalogue.currency(ofLocale: locale)
    week = try WeekInfo(locale: locale)
    lexiconLanguage = lexicons.language(ICUInfo.language(of: locale))
    region = lexicons.entry(kind: "country", key: ICUInfo.region(of: locale))?.id
    dateOrder = known.dateOrder
  }

  /// The units that a bare number is taken in.
  var regionUnits: RegionUnits { RegionUnits(currency: currency, region: regionCode) }

  /// Whether a rule or a cue speaks of a word, alone or among others.
  func isKnownWord(_ token: Token, _ phrase: TokenizedPhrase) -> Bool {
    phrase.withNormalizedUnits(of: token) {
      grammar.vocabulary.word(hash: token.hash, units: $0) != Vocabulary.unknown
    }
  }

  private static func applications(
    of grammar: Grammar, files: LanguageFiles
  ) throws -> [Production.Application] {
    try grammar.rules.map { rule in
      guard let production = Production.byName[rule.production],
        let application = production.bind(rule.arguments)
      else { throw files.error(ofProductionIn: rule) }
      return application
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
