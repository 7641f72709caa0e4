/// Well-known names under the hashes of their misspellings, as a compiled file holds them.
struct SpellingTable: Sendable {
  private let starts: LexiconBytes
  private let keys: LexiconBytes
  private let names: LexiconBytes

  /// The table in the sections of a file.
  init(_ sections: LexiconSections) throws(LexiconFileError) {
    starts = try sections[.spellingStarts]
    keys = try sections[.spellingKeys]
    names = try sections[.spellingNames]
  }

  /// Gives the slot of each name that has a hash.
  func forEach(_ hash: UInt32, _ body: (NameTable.Slot) -> Void) {
    let bucket = Int(hash >> (32 - UInt32(LexiconLayout.spellingBits)))
    guard let first = starts.load(UInt32.self, at: bucket * 4),
      let end = starts.load(UInt32.self, at: bucket * 4 + 4), first < end
    else { return }
    for place in first..<end {
      let offset = Int(place) * LexiconLayout.slotSize
      guard let key = keys.load(UInt32.self, at: offset), key <= hash else { return }
      guard key == hash, let name = keys.load(UInt32.self, at: offset + 4),
        let slot = NameTable.Slot(names, at: Int(name) * LexiconLayout.slotSize)
      else { continue }
      body(slot)
    }
  }
}

extension LexiconIndex {
  /// The well-known name that folded words come nearest to, the most prominent of equally near ones.
  ///
  /// One letter may be wrong from five letters on, two from eight on. Nothing is allocated.
  package func names(similarTo word: Span<UInt16>) -> NameLinks? {
    guard SpellingKey.lengths.contains(word.count) else { return nil }
    return nearest(to: word)
  }

  /// The well-known name that two folded words with a space between come nearest to.
  package func names(similarTo first: Span<UInt16>, _ second: Span<UInt16>) -> NameLinks? {
    let count = first.count + 1 + second.count
    guard SpellingKey.lengths.contains(count) else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: count) { room in
      for index in first.indices { room[index] = first[index] }
      room[first.count] = NameKey.space
      for index in second.indices { room[first.count + 1 + index] = second[index] }
      return nearest(to: UnsafeBufferPointer(room).span)
    }
  }

  private func nearest(to word: Span<UInt16>) -> NameLinks? {
    let limit = word.count >= SpellingKey.longLength ? 2 : 1
    var best = (distance: limit + 1, prominence: Float(-1), link: Int(LexiconLayout.noLinks))
    SpellingKey.forEach(of: word) { hash in
      spellings.forEach(hash) { slot in
        guard slot.firstLink != best.link else { return }
        let distance = names.distance(from: word, to: slot, limit: limit)
        guard distance <= min(limit, best.distance) else { return }
        let prominence = self.prominence(of: link(at: slot.firstLink).entry)
        if distance < best.distance || prominence > best.prominence {
          best = (distance, prominence, slot.firstLink)
        }
      }
    }
    guard best.distance <= limit else { return nil }
    let links = names.links(from: best.link)
    return NameLinks(startIndex: links.lowerBound, endIndex: links.upperBound, index: self)
  }
}

extension NameTable {
  /// How far folded words are from the text of a slot.
  fileprivate func distance(from word: Span<UInt16>, to slot: Slot, limit: Int) -> Int {
    guard abs(slot.count - word.count) <= limit else { return limit + 1 }
    // Whoever gets two letters wrong still begins with the right one.
    if limit > 1, unit(0, of: slot.text) != word[0] { return limit + 1 }
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: slot.count) { room in
      for place in 0..<slot.count { room[place] = unit(place, of: slot.text) }
      return SpellingDistance.between(word, UnsafeBufferPointer(room).span, limit: limit)
    }
  }
}
