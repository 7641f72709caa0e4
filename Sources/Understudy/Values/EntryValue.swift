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

  /// The readings of a name as entries of one kind, the likeliest first.
  func readings(of match: NameMatch, kind: String) -> [Reading] {
    if match.count == 1, match.qualifier < 0 {
      guard let entry = onlyEntry(of: match), entry.kind == kind else { return [] }
      return [Reading(entry)]
    }
    guard let all = lexicons.lexicon(of: kind)?.entries else { return [] }
    return ranked(match) { all.contains($0) }.compactMap { lexicons.entry($0).map(Reading.init) }
  }

  /// The entries that share a name, the likeliest first.
  func entries(of match: NameMatch) -> [Entry] {
    if match.count == 1, match.qualifier < 0 { return onlyEntry(of: match).map { [$0] } ?? [] }
    return ranked(match) { _ in true }.compactMap(lexicons.entry)
  }

  private func onlyEntry(of match: NameMatch) -> Entry? {
    let link = lexicons.link(at: Int(match.first))
    return link.role == .abbreviation ? nil : lexicons.entry(link.entry)
  }

  /// The likeliest of the entries that share a name, in falling order.
  private func ranked(_ match: NameMatch, where isAsked: (Entry.ID) -> Bool) -> [Entry.ID] {
    var found: [(entry: Entry.ID, rank: Float)] = []
    found.reserveCapacity(min(Int(match.count), Self.readingLimit + 1))
    for place in Int(match.first)..<Int(match.first + match.count) {
      let link = lexicons.link(at: place)
      guard link.role != .abbreviation, isAsked(link.entry),
        match.qualifier < 0 || lexicons.isWithin(link.entry, Entry.ID(match.qualifier))
      else { continue }
      let rank = rank(link)
      // Of equally likely ones the first stays before the others.
      var end = found.count
      while end > 0, found[end - 1].rank < rank { end -= 1 }
      guard end < Self.readingLimit else { continue }
      found.insert((link.entry, rank), at: end)
      if found.count > Self.readingLimit { found.removeLast() }
    }
    return found.map(\.entry)
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
