import UnderstudyLexicons

/// One of the names of an entry, by its words.
struct EntryName: Sendable {
  /// What sort of name it is, in rising order of what it says when all of it was said.
  enum Sort: Int, Sendable {
    case subtitle, synonym, head, title, identifier
  }

  /// What sort of name it is.
  let sort: Sort
  /// Its words, folded.
  let words: [[UInt16]]

  /// The names of an entry; where they are strict, those that it is shown and known by.
  static func names(of entry: CatalogueEntry, isStrict: Bool) -> [EntryName] {
    var names = [EntryName(sort: .title, words: words(of: entry.title))]
    if isTelling(entry.id) { names.append(.init(sort: .identifier, words: words(of: entry.id))) }
    guard !isStrict else { return names.filter { !$0.words.isEmpty } }
    if let comma = entry.title.firstIndex(of: ",") {
      names.append(.init(sort: .head, words: words(of: String(entry.title[..<comma]))))
    }
    names += entry.synonyms.map { EntryName(sort: .synonym, words: words(of: $0)) }
    if let subtitle = entry.subtitle {
      names.append(.init(sort: .subtitle, words: words(of: subtitle)))
    }
    return names.filter { !$0.words.isEmpty }
  }

  /// Whether an identity is more than a number, which may be said for anything.
  private static func isTelling(_ id: String) -> Bool {
    id.count >= 3 && id.contains { !$0.isNumber }
  }

  /// The words of a text, letters and digits apart.
  static func words(of text: String) -> [[UInt16]] {
    var words: [[UInt16]] = []
    var word: [UInt16] = []
    for unit in foldedName(text) {
      let isSpace = unit == 0x20
      if let last = word.last, isSpace || isDigit(last) != isDigit(unit) {
        words.append(word)
        word = []
      }
      if !isSpace { word.append(unit) }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Whether a unit is an ASCII digit.
  static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }
}
