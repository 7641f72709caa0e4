/// Tells times by the clocks of the places that were chosen, where their slots ask for that.
///
/// "Tomorrow", said in London late in the evening, is another day for a flight from Tokyo.
struct PlaceClocks {
  private let zones: PlaceZones
  private let frame: ReferenceFrame

  init(zones: PlaceZones, frame: ReferenceFrame) {
    self.zones = zones
    self.frame = frame
  }

  /// The assignment with its times as the clocks of the places show them.
  ///
  /// - Parameters:
  ///   - assignment: What was chosen by the clocks where it was said.
  ///   - offer: What it was chosen from.
  ///   - candidates: What there is to choose from by other clocks.
  /// - Returns: The same choice; only the values of such times differ.
  func assignment(
    _ assignment: Assignment, _ offer: Offer, _ candidates: (ReferenceFrame) -> [Candidate]
  ) -> Assignment {
    let zones = self.zones.zones(of: assignment.chosen, offer)
    guard !zones.isEmpty else { return assignment }
    var others: [Candidate] = []
    for zone in Set(zones.values).sorted() {
      guard let frame = frame.moved(toZone: zone) else { continue }
      let moved = candidates(frame)
      for chosen in assignment.chosen where zones[chosen.slot] == zone {
        let same = moved.first {
          $0.slot == chosen.slot && $0.mention == chosen.mention && $0.tokens == chosen.tokens
        }
        guard var other = same else { continue }
        other.placeZone = zone
        others.append(other)
      }
    }
    return assignment.replacing(others)
  }
}
