import UnderstudyLexicons

/// Finds what an entry of one lexicon stands for in another: a city for its airports.
struct EntryConverter: Sendable {
  private let lexicons: LexiconIndex

  init(lexicons: LexiconIndex) {
    self.lexicons = lexicons
  }

  /// The key that an entry gives a value of another kind, or nothing where it stands for none.
  ///
  /// An entry that lists entries of the wanted kind stands for them: by its own key where there are
  /// several, by theirs where there is one.
  func key(of id: Entry.ID, as kind: String) -> String? {
    guard let lexicon = lexicons.lexicon(ofEntry: id) else { return nil }
    if lexicon.kind == kind { return lexicons.entry(id)?.key }
    // Most entries list none; that is known without reading them.
    let attribute = kind + "s"
    guard lexicon.attributes.contains(where: { $0.name == attribute }),
      let entry = lexicons.entry(id), let listed = entry.text(attribute), !listed.isEmpty
    else { return nil }
    let keys = listed.split(separator: ",")
    guard let first = keys.first, keys.count > 1 else { return listed }
    // A key that is also that of a lesser one among them would be taken for it.
    return keys.dropFirst().contains { $0 == entry.key } ? String(first) : entry.key
  }
}
