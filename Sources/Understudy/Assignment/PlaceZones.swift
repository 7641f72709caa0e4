import UnderstudyLexicons

/// Finds the time zones of places whose clocks the times of some slots are told by.
///
/// A slot says so with its words: "departure, in local time" is told by the clocks of the place where
/// one departs.
struct PlaceZones {
  private let profiles: [SlotProfile]
  private let lexicons: LexiconIndex

  init(profiles: [SlotProfile], lexicons: LexiconIndex) {
    self.profiles = profiles
    self.lexicons = lexicons
  }

  /// The zone of each chosen slot that is told by the clocks of a place, by its IANA name.
  func zones(of chosen: [Candidate], _ offer: Offer) -> [Int: String] {
    var zones: [Int: String] = [:]
    for candidate in chosen {
      let profile = profiles[candidate.slot]
      guard profile.slot.type == .date, profile.roles.contains(.local),
        let end = [SlotRole.source, .goal].first(where: profile.roles.contains),
        let place = chosen.first(where: {
          profiles[$0.slot].slot.type != .date && profiles[$0.slot].roles.contains(end)
        })
      else { continue }
      zones[candidate.slot] = zone(of: place, offer)
    }
    return zones
  }

  /// The zone of the place that a slot took: of the thing that its value names, else of what was said.
  private func zone(of place: Candidate, _ offer: Offer) -> String? {
    let key = place.value.plainText
    let named = profiles[place.slot].kinds.lazy.compactMap { kind in
      lexicons.entry(kind: kind, key: key)?.text("timeZone")
    }.first
    guard named == nil, offer.mentions.indices.contains(place.mention) else { return named }
    return offer.mentions[place.mention].readings.lazy.compactMap(\.entry)
      .compactMap(lexicons.entry).compactMap { $0.text("timeZone") }.first
  }
}
