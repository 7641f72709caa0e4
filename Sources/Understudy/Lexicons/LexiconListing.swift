/// How the entries of one lexicon list those of another: cities their airports.
struct LexiconListing: Sendable {
  /// What is listed, such as `airport`.
  let kind: String
  /// The lexicon of what is listed.
  let listed: Lexicon.ID
  /// Where the list lies in a row.
  let list: Int
  /// Where a row tells on which latitude its entry lies; nothing where it tells none.
  let latitude: Int?
  /// Where the codes of an entry lie in its row.
  let codes: [Int]

  /// The listings of a lexicon, for each kind that it lists under its plural.
  static func all(of lexicon: Lexicon, among lexicons: [Lexicon]) -> [LexiconListing] {
    lexicons.compactMap { other in
      let list = lexicon.attributes.first { $0.form == .list && $0.name == other.kind + "s" }
      guard other.kind != lexicon.kind, let list else { return nil }
      return LexiconListing(
        kind: other.kind, listed: other.id, list: list.offset,
        latitude: lexicon.attributes.first { $0.name == "latitude" && $0.form == .number }?.offset,
        codes: lexicon.attributes.filter { $0.form == .code }.map(\.offset))
    }
  }
}

extension LexiconIndex {
  /// The key that an entry gives a value of another kind, or nothing where it stands for none.
  ///
  /// An entry that lists entries of the wanted kind stands for them: by its own key where there are
  /// several and it has a code of its own, else by the first of them. A whole country stands for its
  /// airport where it has but one.
  package func key(of id: Entry.ID, as kind: String) -> String? {
    guard let lexicon = lexicon(ofEntry: id), let own = keyOffset(of: id) else { return nil }
    if lexicon.kind == kind { return strings[own] }
    // Most entries list none; that is known without reading them.
    guard let listing = listings[lexicon.id].first(where: { $0.kind == kind }) else { return nil }
    let row = lexicon.rows + (Int(id) - Int(lexicon.entries.lowerBound)) * lexicon.rowStride
    guard let keys = rows.load(UInt32.self, at: row + listing.list).flatMap(strings.utf8),
      let ownKey = strings.utf8(at: own), !keys.isEmpty
    else { return nil }
    guard let comma = keys.firstIndex(of: Self.comma) else {
      return String(decoding: keys, as: UTF8.self)
    }
    guard let latitude = listing.latitude, number(inRowAt: row + latitude) != nil else {
      return nil
    }
    let first = keys[..<comma]
    let isCode = listing.codes.contains { rows.load(UInt32.self, at: row + $0) == own }
    // A key that is also that of a lesser one among them would be taken for it.
    let isTaken = {
      !first.elementsEqual(ownKey)
        && self.id(ofKey: ownKey, in: self.lexicons[listing.listed]) != nil
    }
    return isCode && isArea(id, keys, listing) && !isTaken()
      ? strings[own] : String(decoding: first, as: UTF8.self)
  }

  /// Whether the first of the entries that another lists lie in it: a station's code says nothing of the airports
  /// around it.
  private func isArea(
    _ id: Entry.ID, _ keys: UnsafeRawBufferPointer, _ listing: LexiconListing
  ) -> Bool {
    var (start, count) = (0, 0)
    while start < keys.count, count < Self.fewest {
      let end = keys[start...].firstIndex(of: Self.comma) ?? keys.count
      if end > start {
        let key = UnsafeRawBufferPointer(rebasing: keys[start..<end])
        guard let listed = self.id(ofKey: key, in: lexicons[listing.listed]), isWithin(listed, id)
        else { return false }
        count += 1
      }
      start = end + 1
    }
    return true
  }

  /// How many of the listed entries are looked at.
  private static let fewest = 2
  private static let comma = UInt8(ascii: ",")
}
