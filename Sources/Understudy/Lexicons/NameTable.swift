/// A mapped hash table over every beginning of every name at which a token may end.
///
/// A table of short fingerprints is looked at first, so that what is no name costs one read of
/// memory; a slot is then compared with the stored text, so that what is found is exact.
struct NameTable: Sendable {
  private let fingerprints: LexiconBytes
  private let slots: LexiconBytes
  private let links: LexiconBytes
  private let wideText: LexiconBytes
  private let narrowText: LexiconBytes
  private let capacity: Int

  /// The table in the sections of a file.
  init(_ sections: LexiconSections) throws(LexiconFileError) {
    fingerprints = try sections[.fingerprints]
    slots = try sections[.slots]
    links = try sections[.links]
    wideText = try sections[.wideText]
    narrowText = try sections[.narrowText]
    capacity = fingerprints.count
    guard slots.count == capacity * LexiconLayout.slotSize else { throw sections.broken(.slots) }
  }

  /// A search for the slots that may hold a text with a hash.
  func probe(_ hash: UInt64) -> Probe {
    let hash = NameKey.finish(hash)
    return Probe(
      place: capacity > 0 ? NameKey.slot(hash, capacity: capacity) : 0, left: capacity,
      fingerprint: NameKey.fingerprint(hash))
  }

  /// The next slot of a search; nil where no further one can hold the text.
  ///
  /// The table is full to nine tenths, so that long rows of other fingerprints are passed over eight at a time.
  func next(_ probe: inout Probe) -> Slot? {
    while probe.left > 0 {
      let place = probe.place
      let ahead = min(probe.left, capacity - place)
      if ahead >= 8 {
        let passed = probe.fingerprint.placesBefore(
          in: fingerprints.load(UInt64.self, atKnown: place))
        if passed > 0 {
          pass(passed, &probe)
          continue
        }
      }
      let found = fingerprints.load(UInt8.self, atKnown: place)
      if found == 0 { return nil }
      pass(1, &probe)
      if found == probe.fingerprint {
        return Slot(
          textAndCount: slots.load(UInt32.self, atKnown: place * LexiconLayout.slotSize),
          linksAndFlags: slots.load(UInt32.self, atKnown: place * LexiconLayout.slotSize + 4))
      }
    }
    return nil
  }

  private func pass(_ places: Int, _ probe: inout Probe) {
    probe.left -= places
    probe.place += places
    if probe.place == capacity { probe.place = 0 }
  }

  /// The slots that hold a text, in the order of the table.
  var allSlots: some Sequence<Slot> {
    (0..<capacity).lazy.filter { fingerprints.load(UInt8.self, atKnown: $0) != 0 }
      .compactMap { Slot(slots, at: $0 * LexiconLayout.slotSize) }
  }

  /// A unit of a text; zero where the file has none.
  func unit(_ place: Int, of text: StoredText) -> UInt16 {
    if text.isNarrow { return UInt16(narrowText.load(UInt8.self, at: text.start + place) ?? 0) }
    return wideText.load(UInt16.self, at: (text.start + place) * 2) ?? 0
  }

  /// Whether two texts begin with the same units.
  func isSame(_ first: StoredText, _ second: StoredText, count: Int) -> Bool {
    guard first != second else { return true }
    for place in 0..<count where unit(place, of: first) != unit(place, of: second) {
      return false
    }
    return true
  }

  /// The places of the links that begin at one of them.
  func links(from start: Int) -> Range<Int> {
    guard start != LexiconLayout.noLinks else { return 0..<0 }
    var end = start
    while let entry = links.load(UInt32.self, at: end * LexiconLayout.linkSize) {
      end += 1
      if entry & LexiconLayout.lastLink != 0 { break }
    }
    return start..<end
  }

  /// The link at a place.
  func link(at place: Int) -> NameLink {
    let offset = place * LexiconLayout.linkSize
    let entry = links.load(UInt32.self, at: offset) ?? .max
    let rest = links.load(UInt32.self, at: offset + 4) ?? 0
    return NameLink(
      entry: entry & ~LexiconLayout.lastLink, languages: LanguageSet(offset: rest >> 8),
      role: NameRole(rawValue: UInt8(truncatingIfNeeded: rest)) ?? .other)
  }
}

extension NameTable {
  /// Where a search stands; it passes over each place of the table once at most.
  struct Probe {
    fileprivate var place: Int
    fileprivate var left: Int
    fileprivate let fingerprint: UInt8
  }

  /// What the table keeps of one beginning of names.
  struct Slot {
    private let textAndCount: UInt32
    private let linksAndFlags: UInt32

    fileprivate init(textAndCount: UInt32, linksAndFlags: UInt32) {
      (self.textAndCount, self.linksAndFlags) = (textAndCount, linksAndFlags)
    }

    /// The slot that a section holds at an offset; nil where it leaves the section.
    init?(_ bytes: LexiconBytes, at offset: Int) {
      guard let text = bytes.load(UInt32.self, at: offset),
        let links = bytes.load(UInt32.self, at: offset + 4)
      else { return nil }
      self.init(textAndCount: text, linksAndFlags: links)
    }

    var text: StoredText {
      StoredText(
        start: Int(textAndCount >> 8), isNarrow: linksAndFlags & LexiconLayout.isNarrow != 0)
    }
    var count: Int { Int(textAndCount & 0xFF) }
    var firstLink: Int { Int(linksAndFlags >> 2) }
    var continues: Bool { linksAndFlags & LexiconLayout.continues != 0 }
  }
}

/// Where the folded text of a name begins, and in which of the two stores of texts.
struct StoredText: Equatable {
  var start: Int
  /// Whether each unit is one byte.
  var isNarrow: Bool
}

extension UInt8 {
  /// How many of eight fingerprints, the first in the lowest byte, stand before a free place or this fingerprint.
  fileprivate func placesBefore(in eight: UInt64) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops: UInt64 = 0x8080_8080_8080_8080
    // The lowest bit that is set in either is that of the first byte that is zero.
    let free = (eight &- ones) & ~eight
    let others = eight ^ (UInt64(self) &* ones)
    let same = (others &- ones) & ~others
    return ((free | same) & tops).trailingZeroBitCount >> 3
  }
}
