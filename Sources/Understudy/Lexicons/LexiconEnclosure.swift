/// Where the rows of one lexicon name the entry of another that their own lies in: an airport its country.
struct LexiconEnclosure: Sendable {
  /// The first of the entries.
  let first: Entry.ID
  /// Where the name lies in the first row, in bytes.
  let start: Int
  /// The bytes from one row to the next.
  let stride: Int
  /// Whether several are named.
  let isList: Bool

  /// Nothing where the rows name none; an attribute with the name of a kind holds keys of that kind.
  init?(of inner: Lexicon, in outer: Lexicon) {
    guard let attribute = inner.attributes.first(where: { $0.name == outer.kind }),
      attribute.form != .number
    else { return nil }
    first = inner.entries.lowerBound
    start = inner.rows + attribute.offset
    stride = inner.rowStride
    isList = attribute.form == .list
  }
}

extension LexiconIndex {
  /// Whether an entry names another as its country, its subdivision or its city, without allocating.
  package func isWithin(_ id: Entry.ID, _ other: Entry.ID) -> Bool {
    guard let inner = place(ofLexiconWith: id), let outer = place(ofLexiconWith: other),
      let enclosure = enclosures[inner * lexicons.count + outer],
      let key = keyOffset(of: other),
      let value = rows.load(
        UInt32.self, at: enclosure.start + Int(id - enclosure.first) * enclosure.stride)
    else { return false }
    return value == key || enclosure.isList && strings.lists(key, at: value)
  }
}
