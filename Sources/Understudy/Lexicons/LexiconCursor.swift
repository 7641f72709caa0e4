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
  private var spacing = NameSpacing()
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
  /// A token of signs alone, such as a hyphen, counts as a gap or vanishes within a word, as it does
  /// in names; no name ends at it, but one may go on.
  ///
  /// - Parameters:
  ///   - units: The folded text of the token.
  ///   - isAfterGap: Whether a space stands between the token and the one before.
  ///   - index: The same index at each step.
  /// - Returns: Whether any name begins with what was gone through so far.
  @discardableResult
  package mutating func extend(
    by units: Span<UInt16>, afterGap isAfterGap: Bool, in index: LexiconIndex
  ) -> Bool {
    firstLink = Int(LexiconLayout.noLinks)
    guard canContinue else { return false }
    if isAfterGap { spacing.passGap() }
    let before = self
    for place in units.indices {
      switch spacing.take(units[place]) {
      case .nothing: continue
      case .unit: break
      case .spaceAndUnit: append(NameKey.space)
      }
      append(units[place])
    }
    return count == before.count ? true : look(for: units, after: before, in: index.names)
  }

  /// Takes one unit of a name.
  private mutating func append(_ unit: UInt16) {
    hash = NameKey.extend(hash, by: unit)
    count += 1
  }

  /// Goes to the slot of what was gone through, if there is one.
  private mutating func look(
    for units: Span<UInt16>, after before: LexiconCursor, in names: NameTable
  ) -> Bool {
    var probe = names.probe(hash)
    while let slot = names.next(&probe) {
      guard slot.count == count, names.isSame(slot.text, before.text, count: before.count),
        before.isContinued(by: units, in: slot, of: names)
      else { continue }
      (canContinue, text, firstLink) = (slot.continues, slot.text, slot.firstLink)
      return true
    }
    canContinue = false
    return false
  }

  /// Whether the text of a slot goes on with the units from where the cursor stands.
  private func isContinued(
    by units: Span<UInt16>, in slot: NameTable.Slot, of names: NameTable
  ) -> Bool {
    var (spacing, place) = (spacing, count)
    for index in units.indices {
      let step = spacing.take(units[index])
      if step == .nothing { continue }
      if step == .spaceAndUnit {
        guard names.unit(place, of: slot.text) == NameKey.space else { return false }
        place += 1
      }
      guard names.unit(place, of: slot.text) == units[index] else { return false }
      place += 1
    }
    return true
  }
}
