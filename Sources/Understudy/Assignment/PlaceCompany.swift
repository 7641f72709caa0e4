import UnderstudyLexicons

/// Prefers among places with one name the one in the country of the other places that were said.
///
/// In "Newcastle to Brisbane" the first one is in Australia, too.
struct PlaceCompany: Sendable {
  private let lexicons: LexiconIndex

  init(lexicons: LexiconIndex) {
    self.lexicons = lexicons
  }

  /// Below this a city that is called like a region is not what is meant.
  private static let leastTown: Float = 0.03

  /// The share of a place's prominence that another one needs to be meant instead.
  private static let leastShare: Float = 0.4

  /// How many mentions to each side keep a place company.
  private static let reach = 32

  private static func nearby(
    _ mentions: [ResolvedMention], _ index: Int
  ) -> ArraySlice<ResolvedMention> {
    mentions[max(0, index - reach)..<min(mentions.count, index + reach + 1)]
  }

  /// The mentions, their readings in a new order where others tell which country is meant.
  func ranked(_ mentions: [ResolvedMention]) -> [ResolvedMention] {
    let mentions = withoutTowns(mentions)
    guard var index = mentions.firstIndex(where: isOpen) else { return mentions }
    var ranked = mentions
    while index < mentions.count {
      if isOpen(mentions[index]), let other = self.ranked(index, among: mentions) {
        ranked[index] = other
      }
      index += 1
    }
    return ranked
  }

  /// The mentions without the towns that are called like a far better known region.
  private func withoutTowns(_ mentions: [ResolvedMention]) -> [ResolvedMention] {
    func isTown(_ index: Int) -> Bool {
      Self.nearby(mentions, index).contains { isRegion($0, overTown: mentions[index]) }
    }
    guard mentions.contains(where: { $0.readings[0].isRegion }),
      let first = mentions.indices.first(where: isTown)
    else { return mentions }
    var others = Array(mentions[..<first])
    for index in first + 1..<mentions.count where !isTown(index) { others.append(mentions[index]) }
    return others
  }

  /// Whether the same words are a whole region that is far better known than the town: "Florida".
  private func isRegion(_ region: ResolvedMention, overTown town: ResolvedMention) -> Bool {
    guard region.tokens == town.tokens, !region.isLatent,
      let outer = region.readings.first?.entry, let inner = town.readings.first?.entry,
      lexicons.isRegion(outer), lexicons.isPlace(inner), !lexicons.isRegion(inner)
    else { return false }
    let prominence = lexicons.prominence(of: inner)
    return prominence < Self.leastTown && prominence < lexicons.prominence(of: outer) * 0.3
  }

  /// Whether a mention may be one of several places.
  private func isOpen(_ mention: ResolvedMention) -> Bool {
    mention.readings.count > 1 && mention.readings[0].entry.map(lexicons.isPlace) ?? false
  }

  /// A mention as a place in the country of those around it; nothing where it stays as it is.
  private func ranked(_ index: Int, among mentions: [ResolvedMention]) -> ResolvedMention? {
    let mention = mentions[index]
    let countries = countries(around: index, of: mentions)
    guard !countries.isEmpty, let first = mention.readings[0].entry,
      let own = mention.readings[0].country, !countries.contains(own),
      let place = mention.readings.firstIndex(where: { reading in
        reading.country.map(countries.contains) ?? false
      }),
      let other = mention.readings[place].entry,
      lexicons.prominence(of: other) >= lexicons.prominence(of: first) * Self.leastShare
    else { return nil }
    // One of the others itself is not said twice.
    let isAnother = Self.nearby(mentions, index).contains { other in
      Self.isBeside(other, mention)
        && (other.readings.first.map(mention.readings.contains) ?? false)
    }
    guard !isAnother else { return nil }
    var readings = mention.readings
    readings.insert(readings.remove(at: place), at: 0)
    return mention.with(readings)
  }

  /// The countries of the places near a mention.
  private func countries(around index: Int, of mentions: [ResolvedMention]) -> [String] {
    var countries: [String] = []
    for other in Self.nearby(mentions, index) where Self.isBeside(other, mentions[index]) {
      guard let reading = other.readings.first, let entry = reading.entry,
        lexicons.isPlace(entry), let country = reading.country
      else { continue }
      countries.append(country)
    }
    return countries
  }

  /// Whether another mention stands by itself beside one.
  private static func isBeside(_ other: ResolvedMention, _ mention: ResolvedMention) -> Bool {
    !other.isLatent && !other.tokens.overlaps(mention.tokens)
  }
}
