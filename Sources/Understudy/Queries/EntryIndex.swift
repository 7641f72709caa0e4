/// Finds the names of entries by their words.
struct EntryIndex: Sendable {
  /// Where a word stands.
  struct Place: Sendable {
    /// The entry.
    let entry: Int
    /// The place of the name among the entry's own.
    let name: Int
    /// The place of the word in the name.
    let word: Int
    /// How many words of the name it is, written as one.
    let count: Int
    /// Whether the name has it in this very form.
    let isExact: Bool
  }

  /// The names of each entry.
  let names: [[EntryName]]
  private var places: [[UInt16]: [Place]] = [:]
  /// The places of words by the hashes of what they may be forms of.
  private var formPlaces: [UInt64: [Place]] = [:]
  /// The words by their first letter, for such as are mistyped.
  private var words: [UInt16: [[UInt16]]] = [:]
  private let forms: WordForms?
  /// The fewest letters of a word that may be mistyped.
  private static let shortestTypo = 5
  /// The fewest letters that the forms of a word have.
  private static let shortestForm = 3

  /// Reads the names of entries.
  ///
  /// - Parameters:
  ///   - names: The names of each entry.
  ///   - forms: Tells the forms of words; without it names are met as they are written.
  init(names: [[EntryName]], forms: WordForms?) {
    self.names = names
    self.forms = forms
    for (entry, own) in names.enumerated() {
      for (name, words) in own.map(\.words).enumerated() {
        for (word, units) in words.enumerated() {
          add(units, entry, name, word, 1)
          if word + 1 < words.count { add(units + words[word + 1], entry, name, word, 2) }
        }
      }
    }
    for word in places.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      if word.count >= Self.shortestTypo, let first = word.first {
        words[first, default: []].append(word)
      }
    }
  }

  private mutating func add(
    _ units: [UInt16], _ entry: Int, _ name: Int, _ word: Int, _ count: Int
  ) {
    func place(_ isExact: Bool) -> Place {
      Place(entry: entry, name: name, word: word, count: count, isExact: isExact)
    }
    places[units, default: []].append(place(true))
    guard count == 1 else { return }
    for form in plain(units) { formPlaces[form, default: []].append(place(false)) }
  }

  /// The places of a word, in its own form first.
  func places(of units: [UInt16]) -> [Place] {
    let exact = places[units] ?? []
    return exact
      + plain(units).flatMap { form in
        (formPlaces[form] ?? []).filter { place in
          !exact.contains {
            $0.entry == place.entry && $0.name == place.name && $0.word == place.word
          }
        }
      }
  }

  /// The places of the words that a mistyped one may be.
  func places(ofMistyped units: [UInt16]) -> [Place] {
    guard forms != nil, units.count >= Self.shortestTypo, let first = units.first else { return [] }
    return (words[first] ?? []).filter { EditDistance.isOneEdit(units, $0) }
      .flatMap { places[$0] ?? [] }
  }

  /// The hashes of what a word may be a form of.
  private func plain(_ units: [UInt16]) -> [UInt64] {
    guard let forms, units.count >= Self.shortestForm else { return [] }
    return forms.word(units).plain
  }
}
