/// The table of names while it is written.
struct NameTableBuilder {
  private var uses: [Use] = []

  /// The sections of a file that hold the finished table.
  struct Sections {
    var fingerprints = ByteBuffer()
    var slots = ByteBuffer()
    var links = ByteBuffer()
    var text = NameTextBuilder()
    var spellings = SpellingTableBuilder()
  }

  /// One name of one entry.
  private struct Use {
    let name: FoldedName
    let entry: UInt32
    let prominence: Float
    let role: NameRole
    let languages: [UInt16]

    var key: [UInt16] { name.units }
  }

  /// Takes a name of an entry; a name of signs alone is left out.
  mutating func add(
    _ name: FoldedName, entry: UInt32, prominence: Float, role: NameRole, languages: [UInt16]
  ) {
    guard !name.units.isEmpty else { return }
    uses.append(
      Use(name: name, entry: entry, prominence: prominence, role: role, languages: languages))
  }

  /// Lays out the table, slots in the order of the names.
  func build(languages: inout LanguageTable) -> Sections {
    let groups = grouped()
    var sections = Sections()
    let texts = sections.text.add(groups.map { $0[0].key })
    var path = NodePath()
    for (group, text) in zip(groups, texts) {
      let firstLink = sections.links.count / LexiconLayout.linkSize
      writeLinks(group, languages: &languages, to: &sections)
      addSpellings(
        of: group, text: text, firstLink: firstLink, english: languages.known("en"), to: &sections)
      path.add(
        group[0].key, boundaries: boundaries(of: group), text: text, firstLink: firstLink)
    }
    writeSlots(path.nodes, to: &sections)
    return sections
  }

  /// Where a token may end in a name, which its spellings with and without signs share.
  private func boundaries(of group: [Use]) -> [Int] {
    let boundaries = NameKey.boundaries(of: group[0].key)
    let joints = group.flatMap(\.name.joints)
    return joints.isEmpty ? boundaries : Set(boundaries + joints).sorted()
  }

  /// The uses of each name, names in the order of their units.
  private func grouped() -> [[Use]] {
    let order = uses.indices.sorted { first, second in
      let order = compare(uses[first].key, uses[second].key)
      return order == 0 ? first < second : order < 0
    }
    var groups: [[Use]] = []
    for index in order {
      if let last = groups.last, last[0].key == uses[index].key {
        groups[groups.count - 1].append(uses[index])
      } else {
        groups.append([uses[index]])
      }
    }
    return groups
  }

  /// Writes the links of one name.
  private func writeLinks(
    _ group: [Use], languages: inout LanguageTable, to sections: inout Sections
  ) {
    let links = merged(group)
    for (index, link) in links.enumerated() {
      let mark = index == links.count - 1 ? LexiconLayout.lastLink : 0
      let set = languages.place(of: Array(Set(link.languages)).sorted())
      sections.links.append(link.entry | mark)
      sections.links.append(set << 8 | UInt32(link.role.rawValue))
    }
  }

  /// Adds the name of a well-known entry to those that are found though misspelled.
  private func addSpellings(
    of group: [Use], text: StoredText, firstLink: Int, english: UInt16?, to sections: inout Sections
  ) {
    let isKnown = group.contains { use in
      let isUsual = use.role == .primary || english.map(use.languages.contains) ?? false
      return [.primary, .other, .short].contains(use.role)
        && use.prominence >= SpellingTableBuilder.leastProminence(isUsual: isUsual)
    }
    guard isKnown else { return }
    let node = NodePath.Node(
      hash: 0, text: text, count: group[0].key.count, firstLink: firstLink, continues: false)
    sections.spellings.add(
      group[0].key, textAndCount: node.textAndCount, linksAndFlags: node.linksAndFlags)
  }

  /// One use for each entry, and one more where the name is also its code; the most prominent first.
  private func merged(_ group: [Use]) -> [Use] {
    let sorted = group.sorted {
      if $0.prominence != $1.prominence { return $0.prominence > $1.prominence }
      return ($0.entry, $0.role.rawValue) < ($1.entry, $1.role.rawValue)
    }
    var merged: [Use] = []
    for use in sorted {
      if let last = merged.last, last.entry == use.entry,
        (last.role == .code) == (use.role == .code)
      {
        merged[merged.count - 1] = Use(
          name: last.name, entry: last.entry, prominence: last.prominence, role: last.role,
          languages: last.languages + use.languages)
      } else {
        merged.append(use)
      }
    }
    return merged
  }

  /// Writes the hash table; the order of the nodes decides who of two comes first.
  private func writeSlots(_ nodes: [NodePath.Node], to sections: inout Sections) {
    let capacity = nodes.isEmpty ? 0 : nodes.count + nodes.count / 9 + 1
    var places = [Int?](repeating: nil, count: capacity)
    for (index, node) in nodes.enumerated() {
      var place = NameKey.slot(NameKey.finish(node.hash), capacity: capacity)
      while places[place] != nil { place = place + 1 == capacity ? 0 : place + 1 }
      places[place] = index
    }
    for index in places {
      let node = index.map { nodes[$0] }
      sections.fingerprints.append(
        node.map { NameKey.fingerprint(NameKey.finish($0.hash)) } ?? 0)
      sections.slots.append(
        node.map(\.textAndCount) ?? 0)
      sections.slots.append(node.map(\.linksAndFlags) ?? .max)
    }
  }
}

/// Negative where the first text comes before the second one, zero where they are the same.
private func compare(_ first: [UInt16], _ second: [UInt16]) -> Int {
  let shared = min(first.count, second.count)
  for index in 0..<shared where first[index] != second[index] {
    return Int(first[index]) - Int(second[index])
  }
  return first.count - second.count
}
