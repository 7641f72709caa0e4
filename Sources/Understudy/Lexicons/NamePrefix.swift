/// Finds entries by how their names begin, as someone does who is still typing.
///
/// Reading a phrase never does this: there a name is said in full.
package struct NamePrefix {
  private let index: LexiconIndex
  private let units: [UInt16]

  /// Looks for names that begin with a text, whose case, accents and signs make no difference.
  package init(_ text: String, in index: LexiconIndex) {
    self.index = index
    units = foldedName(text)
  }

  /// The most prominent entries that have such a name, each once.
  ///
  /// - Parameters:
  ///   - kinds: The kinds to look among; `nil` looks among all.
  ///   - limit: The most entries that are wanted.
  /// - Returns: The entries, the most prominent first.
  /// - Complexity: O(*n*) in the number of names.
  package func entries(kinds: Set<String>? = nil, limit: Int) -> [Entry] {
    guard !units.isEmpty, limit > 0 else { return [] }
    let lexicons = index.lexicons.filter { kinds?.contains($0.kind) ?? true }
    var found: Set<Entry.ID> = []
    index.names.forEachName(beginningWith: units) { link in
      guard link.role != .abbreviation,
        lexicons.contains(where: { $0.entries.contains(link.entry) })
      else { return }
      found.insert(link.entry)
    }
    return found.sorted { first, second in
      (index.prominence(of: first), second) > (index.prominence(of: second), first)
    }.prefix(limit).compactMap(index.entry)
  }
}

extension NameTable {
  /// Calls back with each link of each name that begins with some units.
  fileprivate func forEachName(beginningWith units: [UInt16], _ body: (NameLink) -> Void) {
    for slot in allSlots where slot.count >= units.count {
      guard slot.firstLink != LexiconLayout.noLinks,
        units.indices.allSatisfy({ unit($0, of: slot.text) == units[$0] })
      else { continue }
      for place in links(from: slot.firstLink) { body(link(at: place)) }
    }
  }
}
