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
    guard let entry = lexicons.entry(id) else { return nil }
    if entry.kind == kind { return entry.key }
    let listed = entry.list(kind + "s")
    return listed.count > 1 ? entry.key : listed.first
  }
}
