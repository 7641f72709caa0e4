import Glibc

/// Finds the entries of a lexicon that lie nearest to a place.
package struct NearestEntries {
  private let index: LexiconIndex
  private let lexicon: Lexicon
  private let latitude: LexiconAttribute
  private let longitude: LexiconAttribute

  /// Looks among the entries of a kind; nothing where they have no position.
  package init?(of kind: String, in index: LexiconIndex) {
    guard let lexicon = index.lexicon(of: kind),
      let latitude = lexicon.attributes.first(where: { $0.name == "latitude" }),
      let longitude = lexicon.attributes.first(where: { $0.name == "longitude" })
    else { return nil }
    (self.index, self.lexicon) = (index, lexicon)
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  /// An entry and how far away it is.
  private typealias Found = (id: Entry.ID, distance: Double)

  /// The entries nearest to a position, the nearest first.
  ///
  /// An entry's detour multiplies its way: one with 3 is as good as one three times as far away with 1, one
  /// without any does not count.
  ///
  /// - Complexity: O(*n*) in the number of the lexicon's entries.
  package func entries(
    to position: (latitude: Double, longitude: Double), count: Int,
    detour: (Entry.ID) -> Double?
  ) -> [Entry.ID] {
    var found: [Found] = []
    for id in lexicon.entries {
      // The way alone rules most of them out.
      guard let way = distance(of: id, from: position),
        found.count < count || way < found[count - 1].distance, let detour = detour(id)
      else { continue }
      let distance = way * detour * detour
      let place = found.firstIndex { distance < $0.distance } ?? found.count
      found.insert((id, distance), at: place)
      if found.count > count { found.removeLast() }
    }
    return found.map(\.id)
  }

  /// How far an entry is from a position, in a measure that only orders distances.
  private func distance(
    of id: Entry.ID, from position: (latitude: Double, longitude: Double)
  ) -> Double? {
    let row = lexicon.rows + Int(id - lexicon.entries.lowerBound) * lexicon.rowStride
    guard let north = index.number(inRowAt: row + latitude.offset),
      let east = index.number(inRowAt: row + longitude.offset)
    else { return nil }
    let radians = Double.pi / 180
    let (first, second) = (north * radians, position.latitude * radians)
    let half = (sin((first - second) / 2), sin((east - position.longitude) * radians / 2))
    return half.0 * half.0 + cos(first) * cos(second) * half.1 * half.1
  }
}
