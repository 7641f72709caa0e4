/// A place in the names of an index, reached token by token.
///
/// After each token it tells which names end there and whether a longer one may follow. A step is
/// one look into a hash table and allocates nothing.
///
/// ```swift
/// var cursor = LexiconCursor()
/// cursor.extend(by: new, afterGap: false, in: index)   // "new"
/// cursor.extend(by: york, afterGap: true, in: index)   // "new york"
/// cursor.names(in: index).first                        // the link to the city NYC
/// ```
package struct LexiconCursor: Sendable {
  /// Whether some name goes on from here.
  package private(set) var canContinue = true

  private var hash = NameKey.seed
  private var count = 0
  private var last: UInt16?
  private var text = StoredText(start: 0, isNarrow: true)
  private var firstLink = Int(LexiconLayout.noLinks)

  /// A cursor before the first token.
  package init() {}

  /// The names that end here, the most prominent entry first.
  package func names(in index: LexiconIndex) -> NameLinks {
    let links = index.names.links(from: firstLink)
    return NameLinks(startIndex: links.lowerBound, endIndex: links.upperBound, index: index)
  }

  /// Whether a name ends here.
  package var endsName: Bool { firstLink != LexiconLayout.noLinks }

  /// Goes on by one token.
  ///
  /// - Parameters:
  ///   - units: The folded text of the token; apostrophes and full stops in it are passed over.
  ///   - isAfterGap: Whether a space or punctuation stands between the token and the one before.
  ///   - index: The same index at each step.
  /// - Returns: Whether any name begins with what was gone through so far.
  @discardableResult
  package mutating func extend(
    by units: Span<UInt16>, afterGap isAfterGap: Bool, in index: LexiconIndex
  ) -> Bool {
    guard units.indices.contains(where: { !isJoiner(units[$0]) }) else { return true }
    guard canContinue else {
      firstLink = Int(LexiconLayout.noLinks)
      return false
    }
    let before = self
    append(units, afterGap: isAfterGap)
    return look(for: units, after: before, in: index.names)
  }

  private mutating func append(_ units: Span<UInt16>, afterGap isAfterGap: Bool) {
    let isFirst = count
    for place in units.indices where !isJoiner(units[place]) {
      if count == isFirst, isAfterGap, needsSpace(between: last, and: units[place]) {
        append(NameKey.space)
      }
      append(units[place])
    }
  }

  private mutating func append(_ unit: UInt16) {
    hash = NameKey.extend(hash, by: unit)
    count += 1
    last = unit
  }

  private mutating func look(
    for units: Span<UInt16>, after before: LexiconCursor, in names: NameTable
  ) -> Bool {
    var probe = names.probe(hash)
    while let slot = names.next(&probe) {
      guard slot.count == count, names.isSame(slot.text, before.text, count: before.count),
        matches(units, slot, after: before.count, in: names)
      else { continue }
      (canContinue, text, firstLink) = (slot.continues, slot.text, slot.firstLink)
      return true
    }
    (canContinue, firstLink) = (false, Int(LexiconLayout.noLinks))
    return false
  }

  private func matches(
    _ units: Span<UInt16>, _ slot: NameTable.Slot, after length: Int, in names: NameTable
  ) -> Bool {
    var place = length
    if length > 0, names.unit(place, of: slot.text) == NameKey.space { place += 1 }
    for index in units.indices where !isJoiner(units[index]) {
      guard place < slot.count, names.unit(place, of: slot.text) == units[index] else {
        return false
      }
      place += 1
    }
    return place == slot.count
  }
}
