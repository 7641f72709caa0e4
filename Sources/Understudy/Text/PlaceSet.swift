/// Some places in a row, of tokens, slots or mentions, a bit each; those of most phrases need no memory of their own.
struct PlaceSet {
  /// The bits of the first places.
  private var first: UInt64 = 0
  /// Those of the places after them, as far as one is in the set.
  private var rest: [UInt64] = []

  /// Begins with no places.
  init() {}

  /// Takes the places of some stretches.
  init(_ stretches: some Sequence<Range<Int>>) {
    for stretch in stretches { insert(stretch) }
  }

  /// Whether no place is in it.
  var isEmpty: Bool { first == 0 && rest.isEmpty }

  /// Whether a place is in it.
  subscript(place: Int) -> Bool {
    word(place / 64) & Self.bit(place) != 0
  }

  /// Adds a place.
  mutating func insert(_ place: Int) {
    guard place >= 64 else {
      first |= Self.bit(place)
      return
    }
    while rest.count < place / 64 { rest.append(0) }
    rest[place / 64 - 1] |= Self.bit(place)
  }

  /// Adds the places of a stretch.
  mutating func insert(_ places: Range<Int>) {
    for place in places { insert(place) }
  }

  /// Whether one of some places is in it.
  func holds(anyOf places: Range<Int>) -> Bool { places.contains { self[$0] } }

  /// Whether all of some places are in it.
  func holds(allOf places: Range<Int>) -> Bool { places.allSatisfy { self[$0] } }

  private func word(_ index: Int) -> UInt64 {
    index == 0 ? first : index <= rest.count ? rest[index - 1] : 0
  }

  private static func bit(_ place: Int) -> UInt64 { 1 << (UInt64(place) & 63) }
}
