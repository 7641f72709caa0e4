/// All lexicons, mapped from a compiled file: entries by name, by kind and key, by kind.
///
/// Opening reads the head and the lexicons' descriptions; everything else stays in the file until
/// it is asked for. Where the bytes contradict themselves, what they say is left out. A class, since
/// every entry and every list of names holds it.
package final class LexiconIndex: Sendable {
  /// The lexicons, in the order of their kinds.
  package let lexicons: [Lexicon]

  /// The languages that names are given in, as BCP 47 tags where the source has such.
  package let languages: [String]

  let names: NameTable
  let spellings: SpellingTable
  private let entries: LexiconBytes
  let rows: LexiconBytes
  let strings: LexiconStrings
  private let languageSets: LexiconBytes
  private let file: MappedFile
  /// Where the entries of each lexicon begin and end.
  private let starts, ends: [Entry.ID]
  /// Where the lexicon of an entry is looked for, page by page.
  private let pages: [UInt16]
  /// For each lexicon how its entries list those of others.
  let listings: [[LexiconListing]]
  /// For each lexicon and each other where a row names the other's entry around its own.
  let enclosures: [LexiconEnclosure?]
  /// Whether the entries of each lexicon are places.
  private let arePlaces: [Bool]

  /// Maps a compiled file.
  package init(contentsOf path: String) throws(LexiconFileError) {
    let file = try MappedFile(path: path)
    let sections = try LexiconSections(file.bytes, path: path)
    strings = LexiconStrings(bytes: try sections[.strings])
    entries = try sections[.entries]
    rows = try sections[.rows]
    languageSets = try sections[.languageSets]
    names = try NameTable(sections)
    spellings = try SpellingTable(sections)
    lexicons = try sections.lexicons(strings: strings)
    starts = lexicons.map(\.entries.lowerBound)
    ends = lexicons.map(\.entries.upperBound)
    pages = Self.pages(ends, entryCount: entries.count / LexiconLayout.entrySize)
    enclosures = lexicons.flatMap { [lexicons] inner in
      lexicons.map { LexiconEnclosure(of: inner, in: $0) }
    }
    listings = lexicons.map { [lexicons] in LexiconListing.all(of: $0, among: lexicons) }
    arePlaces = lexicons.map(\.isGazetteer)
    languages = try sections.languages(strings: strings)
    self.file = file
  }
}

extension LexiconIndex {
  /// The lexicon of a kind.
  package func lexicon(of kind: String) -> Lexicon? {
    lexicons.first { $0.kind == kind }
  }

  /// The number of entries of all lexicons together.
  package var entryCount: Int { entries.count / LexiconLayout.entrySize }

  /// The entry at a place of the index.
  package func entry(_ id: Entry.ID) -> Entry? {
    guard let record = record(of: id), let lexicon = lexicon(ofEntry: id),
      let key = strings[record.key], let name = strings[record.name]
    else { return nil }
    return Entry(
      id: id, lexicon: lexicon, key: key, name: name, prominence: record.prominence, index: self)
  }

  /// The entry with a key; the key is compared letter by letter.
  package func entry(kind: String, key: String) -> Entry? {
    guard let lexicon = lexicon(of: kind) else { return nil }
    var key = key
    return key.withUTF8 { id(ofKey: UnsafeRawBufferPointer($0), in: lexicon) }.flatMap(entry)
  }

  /// The place of the entry with a key, without reading its strings.
  func id(ofKey key: UnsafeRawBufferPointer, in lexicon: Lexicon) -> Entry.ID? {
    var range = lexicon.entries
    while !range.isEmpty {
      let middle = range.lowerBound + (range.upperBound - range.lowerBound) / 2
      guard let stored = keyOffset(of: middle), let order = strings.compare(stored, with: key)
      else { return nil }
      switch order {
      case 0: return middle
      case ..<0: range = middle + 1..<range.upperBound
      default: range = range.lowerBound..<middle
      }
    }
    return nil
  }

  /// The prominence of an entry, without reading its strings.
  package func prominence(of id: Entry.ID) -> Float { record(of: id)?.prominence ?? 0 }

  /// The lexicon that holds an entry, without reading the entry's strings.
  package func lexicon(ofEntry id: Entry.ID) -> Lexicon? {
    place(ofLexiconWith: id).map { lexicons[$0] }
  }

  /// The place among the lexicons of the one that holds an entry.
  package func place(ofLexiconWith id: Entry.ID) -> Lexicon.ID? {
    let page = Int(id) / Self.pageSize
    guard page < pages.count else { return nil }
    var place = Int(pages[page])
    while place < ends.count, ends[place] <= id { place += 1 }
    return place < ends.count && starts[place] <= id ? place : nil
  }

  /// How many entries share the place from which their lexicon is looked for.
  private static let pageSize = 256

  /// For each page of entries the first lexicon of which some may be.
  private static func pages(_ ends: [Entry.ID], entryCount: Int) -> [UInt16] {
    stride(from: 0, to: entryCount, by: pageSize).map { first in
      UInt16(clamping: ends.firstIndex { $0 > first } ?? ends.count)
    }
  }
}

extension LexiconIndex {
  /// Whether an entry is somewhere: it tells its position or lists what lies in it.
  package func isPlace(_ id: Entry.ID) -> Bool {
    place(ofLexiconWith: id).map { arePlaces[$0] } ?? false
  }

  /// Whether an entry is a region: a place that has no position of its own.
  package func isRegion(_ id: Entry.ID) -> Bool {
    lexicon(ofEntry: id)?.isRegional ?? false
  }

  /// Whether an entry lists others that it stands for, such as a city its airports.
  package func listsOthers(_ id: Entry.ID) -> Bool {
    place(ofLexiconWith: id).map { !listings[$0].isEmpty } ?? false
  }
}

extension LexiconIndex {
  /// The number of a language in this index, to ask ``contains(_:language:)`` with.
  package func language(_ tag: String) -> UInt16? {
    languages.firstIndex(of: tag).map { UInt16($0) }
  }

  /// Whether a set of languages has the one with a number.
  package func contains(_ set: LanguageSet, language: UInt16) -> Bool {
    members(of: set).contains { languageSets.load(UInt16.self, at: $0 * 2) == language }
  }

  /// The languages of a set.
  package func languages(of set: LanguageSet) -> [String] {
    members(of: set).compactMap { place in
      guard let language = languageSets.load(UInt16.self, at: place * 2),
        languages.indices.contains(Int(language))
      else { return nil }
      return languages[Int(language)]
    }
  }

  /// The places of a set's members.
  private func members(of set: LanguageSet) -> Range<Int> {
    let start = Int(set.offset) + 1
    let count = languageSets.load(UInt16.self, at: Int(set.offset) * 2) ?? 0
    let end = min(start + Int(count), languageSets.count / 2)
    return start..<max(start, end)
  }
}

extension LexiconIndex {
  /// The link at a place.
  package func link(at place: Int) -> NameLink { names.link(at: place) }

  /// The string that a row refers to at an offset.
  func string(inRowAt offset: Int) -> String? {
    rows.load(UInt32.self, at: offset).flatMap { strings[$0] }
  }

  /// The number in a row at an offset; nil for an empty cell.
  func number(inRowAt offset: Int) -> Double? {
    guard let bits = rows.load(UInt32.self, at: offset) else { return nil }
    let number = Float(bitPattern: bits)
    return number.isNaN ? nil : Double(number)
  }

  /// Where the key of an entry lies among the strings.
  func keyOffset(of id: Entry.ID) -> UInt32? {
    entries.load(UInt32.self, at: Int(id) * LexiconLayout.entrySize)
  }

  /// What is kept of an entry, its strings unread.
  private func record(of id: Entry.ID) -> (key: UInt32, name: UInt32, prominence: Float)? {
    let offset = Int(id) * LexiconLayout.entrySize
    guard let key = entries.load(UInt32.self, at: offset),
      let name = entries.load(UInt32.self, at: offset + 4),
      let prominence = entries.load(UInt32.self, at: offset + 8)
    else { return nil }
    return (key, name, Float(bitPattern: prominence))
  }
}
