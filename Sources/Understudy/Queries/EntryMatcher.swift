/// Finds the entries of a catalogue that words name, as the query of an entity would.
///
/// Titles, other names and identities are met in any order of words, in other forms and with a letter wrong;
/// the subtitle tells entries of one name apart. Words beside a name that no entry has say that something else is
/// meant, so that "Opera Nights" is no "Deep House Nights".
///
/// ```swift
/// let matcher = EntryMatcher(entries: [CatalogueEntry(id: "1", title: "Kitchen Disco")])
/// matcher.match("kitchen disco")?.entries.map(\.id)   // ["1"]
/// ```
package struct EntryMatcher: Sendable {
  private let entries: [CatalogueEntry]
  private let index: EntryIndex
  private let isStrict: Bool

  /// The most words between two that name one entry.
  private static let reach = 5
  /// The most entries that a second line alone may mean.
  private static let subtitleLimit = 5
  /// The most words that one word of a name may be cut into.
  private static let joinLimit = 6
  /// The most names that are found in one phrase.
  private static let matchLimit = 8
  private static let typo = 0.85
  private static let form = 0.97

  /// Prepares the names of entries.
  ///
  /// - Parameters:
  ///   - entries: The entries, in the order in which equal ones are told.
  ///   - isStrict: Whether titles and identities alone name them, letter for letter.
  package init(entries: [CatalogueEntry], isStrict: Bool = false) {
    self.init(entries: entries, forms: WordForms.plural, isStrict: isStrict)
  }

  /// Prepares the names of entries with the forms of words in a language.
  init(entries: [CatalogueEntry], forms: WordForms, isStrict: Bool = false) {
    self.entries = entries
    self.isStrict = isStrict
    index = EntryIndex(
      names: entries.map { EntryName.names(of: $0, isStrict: isStrict) },
      forms: isStrict ? nil : forms)
  }

  /// The entries that a text names, which is meant to name one.
  ///
  /// - Returns: The entries that fit best, several where they fit equally well; nothing where none fits.
  package func match(_ text: String) -> EntryMatch? {
    matches(in: SaidWord.words(of: text)).first
  }

  /// The names among the words that were said, the best first; no two share a word.
  func matches(in words: [SaidWord]) -> [EntryMatch] {
    var hits = hits(in: words)
    var matches: [EntryMatch] = []
    for _ in 0..<Self.matchLimit {
      let scores = scores(hits, words)
      guard let best = best(of: scores) else { break }
      let isMeant = !isForeign(best, words)
      if isMeant {
        matches.append(
          EntryMatch(
            entries: best.map { entries[$0.entry] }, words: best[0].score.range,
            extent: best[0].score.extent))
      }
      let taken = best[0].score.said
      for entry in hits.keys {
        hits[entry]?.removeAll { !taken.isDisjoint(with: $0.said) }
        if hits[entry]?.isEmpty ?? false { hits[entry] = nil }
      }
    }
    return matches
  }

  private typealias Scored = (entry: Int, score: EntryScore)

  // MARK: - Words of names

  private func hits(in words: [SaidWord]) -> [Int: [EntryScore.Hit]] {
    var hits: [Int: [EntryScore.Hit]] = [:]
    func add(_ places: [EntryIndex.Place], _ said: Range<Int>, _ weight: Double) {
      for place in places {
        let worth = place.isExact ? weight : weight * Self.form
        hits[place.entry, default: []].append(.init(place: place, said: said, weight: worth))
      }
    }
    for start in words.indices where words[start].sort != .closed {
      let word = words[start]
      let places = index.places(of: word.units)
      add(places, start..<start + 1, word.weight)
      if let number = word.number, start + number.count <= words.count {
        add(index.places(of: number.digits), start..<start + number.count, 0.5)
      }
      if places.isEmpty, word.sort == .content || word.sort == .opening {
        add(index.places(ofMistyped: word.units), start..<start + 1, word.weight * Self.typo)
      }
      for (joined, end) in joined(from: start, words) {
        let weight = words[start..<end].reduce(0) { $0 + $1.weight }
        add(index.places(of: joined).filter(\.isExact), start..<end, weight)
      }
    }
    return hits
  }

  /// A word with those after it as one: "wind down" as "winddown".
  private func joined(from start: Int, _ words: [SaidWord]) -> [(units: [UInt16], end: Int)] {
    var joined: [(units: [UInt16], end: Int)] = []
    var units = words[start].units
    for end in start + 1..<start + Self.joinLimit {
      guard end < words.count, words[end].sort != .closed, end == start + 1 || words[end].isGlued
      else { break }
      units += words[end].units
      joined.append((units, end + 1))
    }
    return joined
  }

  // MARK: - Entries

  private func scores(_ hits: [Int: [EntryScore.Hit]], _ words: [SaidWord]) -> [Scored] {
    hits.keys.sorted().compactMap { entry -> Scored? in
      let own = (hits[entry] ?? []).sorted { $0.said.lowerBound < $1.said.lowerBound }
      let best = clusters(own).map { EntryScore($0, names: index.names[entry], words: words) }
        .max { ($0.weight, $0.extent) < ($1.weight, $1.extent) }
      guard let best, !best.said.isEmpty, !isStrict || best.extent >= .title else { return nil }
      return (entry, best)
    }
  }

  /// The words that stand close together.
  private func clusters(_ hits: [EntryScore.Hit]) -> [[EntryScore.Hit]] {
    var clusters: [[EntryScore.Hit]] = []
    var end = 0
    for hit in hits {
      if clusters.isEmpty || hit.said.lowerBound - end > Self.reach { clusters.append([]) }
      clusters[clusters.count - 1].append(hit)
      end = max(end, hit.said.upperBound)
    }
    return clusters
  }

  /// The entries of which most was said, where they were named by the same words.
  private func best(of scores: [Scored]) -> [Scored]? {
    let first = scores.max {
      ($0.score.weight, $0.score.extent.rawValue, -$0.entry)
        < ($1.score.weight, $1.score.extent.rawValue, -$1.entry)
    }
    guard let first, first.score.weight >= 0.5 else { return nil }
    let equals = scores.filter {
      $0.score.said == first.score.said && abs($0.score.weight - first.score.weight) < 0.005
        && $0.score.extent == first.score.extent
    }
    return equals
  }

  /// Whether the words beside a name say that something else is meant.
  private func isForeign(_ found: [Scored], _ words: [SaidWord]) -> Bool {
    let score = found[0].score
    if score.extent == .subtitle, found.count > Self.subtitleLimit { return true }
    return [score.range.lowerBound - 1, score.range.upperBound].contains { place in
      guard words.indices.contains(place) else { return false }
      let isBefore = place < score.range.lowerBound
      switch words[place].sort {
      case .passing, .named, .small, .closed: return false
      case .opening where score.isFromStart: return false
      case .opening, .content: break
      }
      guard !words[place].isCapital else { return true }
      if score.extent >= .head { return isBefore && score.length < 2 }
      return score.extent < .synonym || score.length < 2
    }
  }
}

extension WordForms {
  /// The plural that adds an s, for texts of no known language.
  static let plural: WordForms = {
    var forms = WordForms()
    forms.add(ending: "s", plain: "")
    return forms
  }()
}
