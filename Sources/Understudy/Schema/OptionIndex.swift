import UnderstudyICU

/// Finds the names that a word may begin, by what it is a form of or by its first letter.
///
/// So that no name is held against a word in vain.
struct OptionIndex: Sendable {
  /// A name, by its place among the names of its slot.
  struct Place: Comparable, BitwiseCopyable {
    /// The place of the slot's words.
    let words: Int32
    /// The place of the name in them.
    let name: Int32

    static func < (first: Place, second: Place) -> Bool {
      (first.words, first.name) < (second.words, second.name)
    }
  }

  private var forms = HashTable()
  private var letters = HashTable()
  private var joined = HashTable()
  private var links: [(place: Place, next: Int32)] = []

  /// The letters of the shortest word in which one may be wrong.
  static let shortestSlip = 5
  /// The letters of the shortest name whose gaps do not matter.
  static let shortestJoined = 4

  /// Sorts names by their first words.
  init(_ all: [OptionWords]) {
    for (words, slot) in all.enumerated() {
      for (name, option) in slot.names.enumerated() {
        guard let first = option.words.first else { continue }
        let place = Place(words: Int32(words), name: Int32(name))
        for hash in first.plain { Self.add(place, &forms, hash, &links) }
        let units = option.words.flatMap(\.units)
        if units.count >= Self.shortestJoined {
          Self.add(place, &joined, NormalizedHash.of(units), &links)
        }
        if first.units.count >= Self.shortestSlip, let letter = first.units.first {
          Self.add(place, &letters, UInt64(letter), &links)
        }
      }
    }
  }

  /// Adds the names that a token may begin, each once and in order.
  func addNames(
    at token: Int, of phrase: TokenizedPhrase, _ said: SaidWords, to places: inout [Place]
  ) {
    for plain in said.plains(of: token) { add(forms[said[plain]], to: &places) }
    let range = phrase.tokens[token].normalizedRange
    if range.count >= Self.shortestSlip {
      add(letters[UInt64(phrase.normalized[range.lowerBound])], to: &places)
    }
    var pieces = Pieces(phrase, from: token)
    var hash = NormalizedHash()
    while let units = pieces.next() {
      for unit in units { hash.combine(unit) }
      add(joined[hash.value], to: &places)
    }
    if places.count > 1 { places.sort() }
  }

  private func add(_ head: Int32, to places: inout [Place]) {
    var next = head
    while next >= 0 {
      let link = links[Int(next)]
      if !places.contains(link.place) { places.append(link.place) }
      next = link.next
    }
  }

  private static func add(
    _ place: Place, _ heads: inout HashTable, _ hash: UInt64,
    _ links: inout [(place: Place, next: Int32)]
  ) {
    links.append((place, heads[hash]))
    heads.set(Int32(links.count - 1), for: hash)
  }
}

extension OptionIndex {
  /// The words from a token on that may be written as one, the hyphens between them left out.
  struct Pieces {
    /// The token behind the last piece.
    private(set) var end: Int
    private let phrase: TokenizedPhrase
    private let start: Int
    private var count = 0

    /// The most words that a name is cut into.
    private static let limit = 3

    init(_ phrase: TokenizedPhrase, from start: Int) {
      self.phrase = phrase
      self.start = start
      end = start
    }

    /// The letters of the next word; nothing where none follows.
    mutating func next() -> ArraySlice<UInt16>? {
      guard count < Self.limit else { return nil }
      if end > start, end < phrase.tokens.count, isHyphen(phrase.tokens[end]) { end += 1 }
      guard end < phrase.tokens.count, phrase.tokens[end].shape.isWord else { return nil }
      count += 1
      end += 1
      return phrase.normalized[phrase.tokens[end - 1].normalizedRange]
    }

    private func isHyphen(_ token: Token) -> Bool {
      guard token.shape == .punctuation, token.isGlued else { return false }
      return [0x2D, 0x2010, 0x2011].contains(phrase.phrase.units[Int(token.start)])
    }
  }
}
