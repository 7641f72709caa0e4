/// What ties a name to an entry that has it.
package struct NameLink: Sendable, Equatable {
  /// The entry that has the name.
  package let entry: Entry.ID

  /// The languages in which the entry has it; none where the source did not say.
  package let languages: LanguageSet

  /// What the name is to the entry.
  package let role: NameRole
}

/// What a name is to its entry; where one text is several of these, the first counts.
package enum NameRole: UInt8, Sendable, CaseIterable {
  /// A code, such as `JFK`.
  case code
  /// The name that is shown.
  case primary
  /// Any other full name.
  case other
  /// A shortened name, such as `Heathrow`.
  case short
  /// What people call it among themselves, such as `Big Apple`.
  case nickname
  /// A name that it had once.
  case former
  /// A name as sentences bend it, such as `Казани`.
  case form
  /// What stands for it beside another name alone, such as `ME` behind `Portland`.
  case abbreviation
}

extension NameRole {
  /// The word after the languages of a name in a table; nil for roles that no table states.
  package var mark: String? {
    switch self {
    case .code, .primary, .other: nil
    case .short: "short"
    case .nickname: "nick"
    case .former: "old"
    case .form: "form"
    case .abbreviation: "abbr"
    }
  }
}

/// The languages of one name, as the index numbers such sets.
package struct LanguageSet: Sendable, Hashable {
  /// Where the set begins in the index's table of sets.
  let offset: UInt32
}

/// The links of one name, the most prominent entry first.
package struct NameLinks: RandomAccessCollection, Sendable {
  /// The first link's place in the index.
  package let startIndex: Int

  /// The place after the last link's.
  package let endIndex: Int

  /// The index that the links are read from.
  let index: LexiconIndex

  /// The link at a place of the index.
  package subscript(position: Int) -> NameLink { index.link(at: position) }
}
