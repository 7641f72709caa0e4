/// The entries that some words name equally well.
package struct EntryMatch: Sendable {
  /// How much of a name was said.
  package enum Extent: Int, Comparable, Sendable {
    /// The second line alone.
    case subtitle
    /// A part of a name that is not the title.
    case partOfSynonym
    /// A part of the title, or another name.
    case synonym
    /// The title up to its comma.
    case head
    /// The whole title.
    case title
    /// What tells it from all others.
    case identifier

    package static func < (first: Extent, second: Extent) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// The entries; several are ambiguous.
  package let entries: [CatalogueEntry]
  /// From the first word that names them to the last.
  package let words: Range<Int>
  /// How much of their names was said.
  package let extent: Extent
}
