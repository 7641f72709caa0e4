import UnderstudyICU

/// Finds the names that a word may begin, by what it is a form of or by its first letters.
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
  /// By the first letter and the length of the first word, for words with a letter wrong.
  private var slips = HashTable()
  /// By the first letters of the first word, for words that go on behind it or end before it does.
  private var starts = HashTable()
  /// By all letters in a row, for words that are written together or apart.
  private var joined = HashTable()
  /// By the first of them, for such words in another form.
  private var joinedStarts = HashTable()
  private var links: [(place: Place, next: Int32)] = []
  /// A bit for each beginning of two letters of the names in `joined`, so that most words are passed at a glance.
  private var beginnings: UInt64 = 0

  /// The letters of the shortest word in which one may be wrong.
  static let shortestSlip = 5
  /// The letters of the shortest name whose gaps do not matter.
  static let shortestJoined = 4
  /// The letters with which a longer or shorter word begins at least.
  static let shortestStart = 7

  /// Sorts names by their first words.
  init(_ all: [OptionWords]) {
    for (words, slot) in all.enumerated() {
      for (name, option) in slot.names.enumerated() {
        guard let first = option.words.first else { continue }
        let place = Place(words: Int32(words), name: Int32(name))
        for hash in first.plain { Self.add(place, &forms, hash, &links) }
        if option.units.count >= Self.shortestJoined {
          Self.add(place, &joined, NormalizedHash.of(option.units), &links)
          if first.units.count >= Self.shortestSlip {
            let start = Array(option.units.prefix(Self.shortestJoined))
            Self.add(place, &joinedStarts, NormalizedHash.of(start), &links)
          }
          beginnings |= Self.bit(option.units[0], option.units[1])
        }
        if first.units.count >= Self.shortestSlip {
          Self.add(place, &slips, Self.slip(first.units[0], first.units.count), &links)
        }
        if first.units.count >= Self.shortestStart {
          let start = Array(first.units.prefix(Self.shortestStart))
          Self.add(place, &starts, NormalizedHash.of(start), &links)
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
      phrase.withNormalizedUnits(of: phrase.tokens[token]) { addSimilar(to: $0, &places) }
    }
    if mayBeginJoined(phrase, range) {
      var pieces = Pieces(from: token)
      var hash = NormalizedHash()
      while let units = pieces.next(in: phrase) {
        for unit in units { hash.combine(unit) }
        add(joined[hash.value], to: &places)
      }
    }
    if places.count > 1 { places.sort() }
  }

  /// Adds the names that begin with a word like one, or with all of it, or with which it begins.
  private func addSimilar(to word: UnsafeBufferPointer<UInt16>, _ places: inout [Place]) {
    for length in max(Self.shortestSlip, word.count - 1)...word.count + 1 {
      add(slips[Self.slip(word[0], length)], to: &places)
    }
    var hash = NormalizedHash()
    for place in 0..<min(word.count, Self.shortestStart) {
      hash.combine(word[place])
      if place + 1 == Self.shortestJoined { add(joinedStarts[hash.value], to: &places) }
      if place + 1 == Self.shortestStart { add(starts[hash.value], to: &places) }
    }
  }

  private static func slip(_ letter: UInt16, _ length: Int) -> UInt64 {
    var hash = NormalizedHash()
    hash.combine(letter)
    hash.combine(UInt16(truncatingIfNeeded: length))
    return hash.value
  }

  /// Whether a name that may be written in one word can begin with a word.
  private func mayBeginJoined(_ phrase: TokenizedPhrase, _ range: Range<Int>) -> Bool {
    guard range.count > 1 else { return true }
    let (first, second) = (range.lowerBound, range.lowerBound + 1)
    return beginnings & Self.bit(phrase.normalized[first], phrase.normalized[second]) != 0
  }

  private static func bit(_ first: UInt16, _ second: UInt16) -> UInt64 {
    1 << ((UInt64(first) &* 31 &+ UInt64(second)) & 63)
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
    private let start: Int
    private var count = 0

    /// The most words that a name is cut into.
    private static let limit = 3

    init(from start: Int) {
      self.start = start
      end = start
    }

    /// The letters of the next word; nothing where none follows.
    mutating func next(in phrase: TokenizedPhrase) -> ArraySlice<UInt16>? {
      guard count < Self.limit else { return nil }
      if end > start, end < phrase.tokens.count, Self.isHyphen(phrase.tokens[end], phrase) {
        end += 1
      }
      guard end < phrase.tokens.count, phrase.tokens[end].shape.isWord else { return nil }
      count += 1
      end += 1
      return phrase.normalized[phrase.tokens[end - 1].normalizedRange]
    }

    private static func isHyphen(_ token: Token, _ phrase: TokenizedPhrase) -> Bool {
      guard token.shape == .punctuation, token.isGlued else { return false }
      return switch phrase.phrase.units[Int(token.start)] {
      case 0x2D, 0x2010, 0x2011: true
      default: false
      }
    }
  }
}
