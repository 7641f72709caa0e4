/// Reads answers that make sense only after their question: "yes", "the second one", a name.
struct ReplyReader {
  private let extractor: Extractor
  private let context: ReferenceContext
  private let language: Language

  init(extractor: Extractor, context: ReferenceContext) throws {
    self.extractor = extractor
    self.context = context
    language = try extractor.languages.language(of: context.locale)
  }

  /// Whether the answer is yes, for which there may be other words, as for no; nothing where it is neither.
  func confirmation(
    in phrase: String, accepting: [String] = [], denying: [String] = []
  ) throws -> Bool? {
    if says(phrase, oneOf: denying) || says("refuse", in: phrase) { return false }
    if says(phrase, oneOf: accepting) { return true }
    let found = try extractor.recognize(phrase, in: context, kinds: ["boolean"], all: true)
    guard case .bool(let value)? = found.first?.value else { return nil }
    return value
  }

  /// The place of what was chosen: by its name, by its place in the row, or as the last.
  func choice(in phrase: String, among entries: [CatalogueEntry]) throws -> Int? {
    let numbered = entries.enumerated().map { place, entry in
      CatalogueEntry(
        id: "choice-\(place)", title: entry.title, subtitle: entry.subtitle,
        synonyms: entry.synonyms + [entry.id])
    }
    if let match = EntryMatcher(entries: numbered).match(phrase), match.entries.count == 1 {
      return numbered.firstIndex(of: match.entries[0])
    }
    // "A voucher please" has more words than the name.
    let said = Set(folded(phrase))
    let named = entries.indices.filter { place in
      let name = folded(entries[place].title)
      return !name.isEmpty && said.isSuperset(of: name)
    }
    if named.count == 1 { return named[0] }
    if says("last", in: phrase) { return entries.indices.last }
    let places = try extractor.recognize(
      phrase, in: context, kinds: ["ordinal", "number"], all: true)
    // "The ninth one" says nothing of the first.
    let number = places.first { $0.kind == "ordinal" } ?? places.first
    guard case .number(let digits)? = number?.value, let place = Int(digits),
      entries.indices.contains(place - 1)
    else { return nil }
    return place - 1
  }

  /// Whether the person wants to stop.
  func isCancellation(_ phrase: String) -> Bool { says("cancel", in: phrase, wholly: true) }

  /// Whether the phrase begins as one that changes what was said before.
  func isChange(_ phrase: String) -> Bool { begins(phrase, with: "change") }

  /// Whether the phrase begins as one that adds to what was said before.
  func isAddition(_ phrase: String) -> Bool { begins(phrase, with: "add") }

  /// How many words were said.
  func wordCount(of phrase: String) -> Int { folded(phrase).count }

  // MARK: - Words of the language

  private func says(_ use: String, in phrase: String, wholly: Bool = false) -> Bool {
    let said = folded(phrase)
    return words(of: use).contains { words in
      wholly
        ? said == words
        : said.indices.contains { said[$0...].starts(with: words) }
    }
  }

  private func begins(_ phrase: String, with use: String) -> Bool {
    let said = folded(phrase)
    return words(of: use).contains { said.starts(with: $0) }
  }

  private func says(_ phrase: String, oneOf words: [String]) -> Bool {
    let said = folded(phrase)
    return words.map(folded).contains { !$0.isEmpty && $0 == said }
  }

  /// The words of a use, which stand with bars between them.
  private func words(of use: String) -> [[String]] {
    (language.sentences[use]?.filled([:]) ?? "").split(separator: "|").map { folded(String($0)) }
  }

  private func folded(_ text: String) -> [String] { language.tokenizer.foldedWords(of: text) }
}
