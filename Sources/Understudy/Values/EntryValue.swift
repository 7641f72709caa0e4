import UnderstudyLexicons

/// Entries of lexicons: airports, cities, airlines and whatever else a table holds.
struct EntryValue {
  private let lexicons: LexiconIndex
  /// The number of the phrase's language in the index, where it has one.
  private let language: UInt16?
  /// The country of the phrase's locale.
  private let region: Entry.ID?

  init(lexicons: LexiconIndex, language: UInt16?, region: Entry.ID?) {
    self.lexicons = lexicons
    self.language = language
    self.region = region
  }

  /// The most entries that one name is read as.
  private static let readingLimit = 8

  /// The entries that share a name, of one kind where it is given, the likeliest first.
  func entries(of match: NameMatch, kind: String? = nil) -> [Entry] {
    if match.count == 1, match.qualifier < 0 {
      let link = lexicons.link(at: Int(match.first))
      guard link.role != .abbreviation, let entry = lexicons.entry(link.entry),
        kind == nil || kind == entry.kind
      else { return [] }
      return [entry]
    }
    let links = (Int(match.first)..<Int(match.first + match.count)).map(lexicons.link(at:))
    let ranked = links.enumerated().filter {
      (kind == nil || kind == lexicons.lexicon(ofEntry: $0.element.entry)?.kind)
        && $0.element.role != .abbreviation
        && (match.qualifier < 0
          || lexicons.isWithin($0.element.entry, Entry.ID(match.qualifier)))
    }
    .sorted { (rank($0.element), -$0.offset) > (rank($1.element), -$1.offset) }
    return ranked.prefix(Self.readingLimit).compactMap { lexicons.entry($0.element.entry) }
  }

  /// How many near entries are told.
  private static let nearLimit = 4
  /// Below this prominence hardly anybody flies from an airport.
  private static let leastUsed: Float = 0.01
  /// How much farther one goes rather than to an airport that hardly anybody flies from.
  private static let detour = 10.0

  /// The entries of a kind that lie nearest to the likeliest place of a name; of airports those that people fly from.
  func nearest(_ kind: String, to match: NameMatch) -> [Entry] {
    let places = entries(of: match).lazy.compactMap { entry in
      entry.number("latitude").flatMap { latitude in
        entry.number("longitude").map { (latitude: latitude, longitude: $0) }
      }
    }
    guard let position = places.first, let near = NearestEntries(of: kind, in: lexicons) else {
      return []
    }
    return near.entries(to: position, count: Self.nearLimit) { id in
      let status = lexicons.entry(id)?.text("status")
      guard status == nil || status == "scheduled" else { return nil }
      return lexicons.prominence(of: id) < Self.leastUsed ? Self.detour : 1
    }.compactMap(lexicons.entry)
  }

  /// How likely a link is meant: a name in the phrase's language outranks one in some other,
  /// and a place in the locale's country one abroad.
  private func rank(_ link: NameLink) -> Float {
    let prominence = lexicons.prominence(of: link.entry)
    let isNear = region.map { lexicons.isWithin(link.entry, $0) } ?? false
    let nearness: Float = isNear ? min(0.05, prominence) : 0
    if link.role == .code { return prominence + nearness + 0.05 }
    if link.role == .short || link.role == .nickname { return prominence + nearness }
    let isLocal =
      link.role == .primary
      || language.map { lexicons.contains(link.languages, language: $0) } ?? false
    return prominence + nearness + (isLocal ? 0.1 : 0) + (link.role == .former ? -0.1 : 0)
  }
}
