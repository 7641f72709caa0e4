import UnderstudyICU
import UnderstudyLexicons

/// All that is known of a language and may be kept in a file.
///
/// What is added here, or to one of its parts, needs its line in ``pass(through:)`` as well.
struct LanguageContent: Sendable {
  private(set) var grammar = Grammar()
  private(set) var cues: [Cue] = []
  private(set) var slotWords = SlotWords()
  private(set) var wordForms = WordForms()
  private(set) var textWords = TextWordTables()
  private(set) var commonWords = HashSet()
  private(set) var placeWords = HashSet()
  private(set) var linkWords = HashSet()
  private(set) var namePrefixes: [[UInt16]] = []
  private(set) var scanner = NumberScanner()
  private(set) var phoneWords = PhoneWords()
  private(set) var spelled: SpelledNumbers?
  private(set) var names = Ahead { NameIndex() }
  private(set) var sentences: [String: String] = [:]
  /// The language without its region, as lexicons name it.
  private(set) var language = ""
  private(set) var region = ""
  private(set) var currency: String?
  private(set) var week = WeekInfo(firstWeekday: 1, minimalDays: 1, weekendDays: [])
  private(set) var dateOrder = DateOrder.YMD

  /// Puts together what ICU knows of a locale and what the files of its language say.
  init(
    locale: String, sources: LanguageSources, lexicons: LexiconIndex, tokenizer: Tokenizer
  ) throws {
    let files = sources.files
    names = sources.names
    grammar = try Self.grammar(sources, lexicons, tokenizer)
    spelled = sources.spelled.value
    let places = lexicons.lexicons.filter(\.isGazetteer).map(\.kind)
    cues = files.cues.map { $0.widened(to: places) }
    slotWords = files.slotWords
    wordForms = files.wordForms
    textWords = files.textWords
    sentences = files.sentences
    commonWords = HashSet(tokenizer.hashes(of: files.commonWords))
    placeWords = HashSet(tokenizer.hashes(of: files.placeWords))
    namePrefixes = files.namePrefixes
    linkWords = HashSet(tokenizer.hashes(of: files.linkWords))
    scanner = NumberScanner(
      symbols: try NumberSymbols(locale: locale), suffixes: files.numberWords.suffixes)
    phoneWords = PhoneWords(
      calling: Set(tokenizer.hashes(of: files.numberWords.calling)),
      others: Set(tokenizer.hashes(of: files.numberWords.notCalling)))
    language = ICUInfo.language(of: locale)
    region = ICUInfo.region(of: locale)
    currency = NameCatalogue.currency(ofLocale: locale)
    week = try WeekInfo(locale: locale)
    dateOrder = try sources.localeRules.value.get().dateOrder
  }

  private static func grammar(
    _ sources: LanguageSources, _ lexicons: LexiconIndex, _ tokenizer: Tokenizer
  ) throws -> Grammar {
    let files = sources.files
    var table = KindTable()
    _ = try MentionKinds(lexicons: lexicons.lexicons.map(\.kind), in: &table)
    var builder = GrammarBuilder(kinds: table, tokenizer: tokenizer)
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
    return builder.grammar()
  }
}

extension LanguageContent: CompiledPart {
  init() {}

  mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
    try file.pass(&grammar)
    try file.pass(&slotWords)
    try file.pass(&wordForms)
    try file.pass(&textWords)
    try file.pass(&commonWords)
    try file.pass(&placeWords)
    try file.pass(&linkWords)
    try file.pass(&namePrefixes)
    try file.pass(&scanner)
    try file.pass(&phoneWords)
    try file.pass(&sentences)
    try file.pass(&language)
    try file.pass(&region)
    try file.pass(&currency)
    try file.pass(bits: &dateOrder)
    try passWeek(through: &file)
    try passShared(through: &file)
  }

  private mutating func passWeek(
    through file: inout CompiledFile
  ) throws(CompiledFileError) {
    var (first, least, weekend) = (week.firstWeekday, week.minimalDays, week.weekendDays)
    try file.pass(&first)
    try file.pass(&least)
    try file.pass(&weekend)
    week = WeekInfo(firstWeekday: first, minimalDays: least, weekendDays: weekend)
  }

  /// Passes what steps hold on to, by what it is made of.
  private mutating func passShared(
    through file: inout CompiledFile
  ) throws(CompiledFileError) {
    var rows = cues.map(\.row)
    try file.pass(&rows)
    var spelling = spelled?.parts
    try file.pass(&spelling)
    var index = file.isReading ? NameIndex() : names.value
    try file.pass(&index)
    guard file.isReading else { return }
    cues = rows.map { Cue($0) }
    spelled = spelling.map { SpelledNumbers($0) }
    names = Ahead { [index] in index }
  }
}
