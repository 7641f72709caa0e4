/// How well the words that were said name one entry.
struct EntryScore {
  /// A word that stands in a name of the entry.
  struct Hit {
    /// Where it stands there.
    let place: EntryIndex.Place
    /// The words that were said.
    let said: Range<Int>
    /// What it is worth.
    let weight: Double
  }

  /// What was said of the entry, all in all.
  private(set) var weight = 0.0
  /// How much of a name was said.
  private(set) var extent = EntryMatch.Extent.subtitle
  /// The words that name it.
  private(set) var said: Set<Int> = []
  /// Whether the first word of a name is among them.
  private(set) var isFromStart = false
  /// How many words of the fullest name were said.
  private(set) var length = 0

  /// The words from the first to the last.
  var range: Range<Int> {
    guard let first = said.min(), let last = said.max() else { return 0..<0 }
    return first..<last + 1
  }

  /// Holds hits against the names of the entry.
  ///
  /// - Parameters:
  ///   - hits: Words that stand close together.
  ///   - names: The names of the entry.
  ///   - words: All that was said.
  init(_ hits: [Hit], names: [EntryName], words: [SaidWord]) {
    var weights: [Int: Double] = [:]
    for (index, name) in names.enumerated() {
      let own = hits.filter { $0.place.name == index }
      let valid = own.filter { Self.isValid($0, among: own, words) }
      guard let found = Self.extent(of: name, valid) else { continue }
      extent = max(extent, found)
      length = max(length, valid.count)
      isFromStart = isFromStart || valid.contains { $0.place.word == 0 }
      for hit in valid {
        for word in hit.said {
          let share = hit.weight / Double(hit.said.count)
          weights[word] = max(weights[word] ?? 0, share)
        }
      }
    }
    said = Set(weights.keys)
    weight = weights.keys.sorted().reduce(0) { $0 + (weights[$1] ?? 0) }
  }

  /// Whether a word says anything of a name: a number or a small word only beside its neighbour.
  private static func isValid(_ hit: Hit, among hits: [Hit], _ words: [SaidWord]) -> Bool {
    let said = hit.said.lowerBound
    guard hit.said.count == 1, words[said].isWeak || words[said].number != nil else { return true }
    return hits.contains { other in
      let distance = other.place.word - hit.place.word
      let isSmall = words[said].sort == .small && words[other.said.lowerBound].sort == .small
      return distance != 0 && abs(distance) <= 2 && !isSmall
        && other.said.lowerBound - said == distance
    }
  }

  /// How much of a name some words are; nothing where they are none of it.
  private static func extent(of name: EntryName, _ hits: [Hit]) -> EntryMatch.Extent? {
    guard !hits.isEmpty else { return nil }
    let words = Set(hits.flatMap { $0.place.word..<$0.place.word + $0.place.count })
    let isWhole = words.count == name.words.count
    switch name.sort {
    case .subtitle: return .subtitle
    case .synonym: return isWhole ? .synonym : .partOfSynonym
    case .head: return isWhole ? .head : .synonym
    case .title: return isWhole ? .title : .synonym
    case .identifier: return isWhole ? .identifier : nil
    }
  }
}
