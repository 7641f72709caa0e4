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
    return listed.utf8.contains(UInt8(ascii: ",")) ? entry.key : listed
  }
}
