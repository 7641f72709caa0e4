/// Finds what is to be chosen where a whole region was said for something that lies in it.
///
/// "To Florida" is no airport, but names those that may be meant.
struct RegionChoices {
  private let profiles: [SlotProfile]
  private let cues: [Offer.CueMention]

  init(profiles: [SlotProfile], cues: [Offer.CueMention]) {
    self.profiles = profiles
    self.cues = cues
  }

  /// Where a region was said, and what it leaves to choose for a slot.
  typealias Choice = (slot: Int, values: [JSONValue], tokens: Range<Int>)

  /// The choices for slots that are still open, each slot once.
  func choices(of regions: [ResolvedMention], for open: [Int]) -> [Choice] {
    var open = open
    return regions.compactMap { region -> Choice? in
      guard let reading = region.readings.first, reading.isRegion,
        let slot = slot(for: region, reading, among: open)
      else { return nil }
      open.removeAll { $0 == slot.slot }
      return slot
    }
  }

  /// The slot that a cue before the region points at; without one that of the goal, which is where one goes for a region.
  private func slot(
    for region: ResolvedMention, _ reading: Reading, among open: [Int]
  ) -> Choice? {
    let fitting = open.compactMap { slot in
      values(of: reading, for: profiles[slot]).map {
        (slot: slot, values: $0, tokens: region.tokens)
      }
    }
    let said = cues.filter {
      $0.cue.side == .before && $0.tokens.upperBound == region.tokens.lowerBound
    }.flatMap(\.cue.roles)
    guard said.isEmpty else {
      return fitting.first { !profiles[$0.slot].roles.isDisjoint(with: RoleSet(said)) }
    }
    return fitting.first { profiles[$0.slot].roles.contains(.goal) }
  }

  /// What of a slot's kind lies in a region, ranked.
  private func values(of region: Reading, for profile: SlotProfile) -> [JSONValue]? {
    for kind in profile.kinds {
      let listed = region.details.first { $0.name == kind + "s" }?.value
      if case .array(let values) = listed, values.count > 1 { return values }
    }
    return nil
  }
}
