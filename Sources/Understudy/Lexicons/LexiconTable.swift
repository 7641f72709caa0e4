/// One lexicon as its table gives it: the heading, the columns and a row for each entry.
package struct LexiconTable: Sendable, Equatable {
  /// What the entries are.
  package let kind: String

  /// Where they come from, in words.
  package let source: String

  /// The licence under which the source gives them.
  package let licence: String

  /// The day of the source's newest fact.
  package let date: String

  /// Whether an entry is found by its key.
  package let keyIsCode: Bool

  /// The columns beside key, name, names and prominence.
  package let attributes: [LexiconAttribute]

  /// The entries, in the order of the table.
  package let rows: [Row]

  /// One entry of a table.
  package struct Row: Sendable, Equatable {
    /// What tells the entry from the others.
    package let key: String

    /// The name to show.
    package let name: String

    /// The further names.
    package let names: [Name]

    /// How likely the entry is meant, from 0 to 1.
    package let prominence: Float

    /// The values of the attributes, in the order of the columns; nil for an empty cell.
    package let values: [Value?]
  }

  /// One further name of an entry.
  package struct Name: Sendable, Equatable {
    /// The languages in which the entry has the name.
    package let languages: [String]

    /// What the name is to the entry.
    package let role: NameRole

    /// The name itself.
    package let text: String
  }

  /// What a cell of an attribute holds.
  package enum Value: Sendable, Equatable {
    /// The cell of a text, code or list.
    case text(String)
    /// The cell of a number.
    case number(Double)
  }
}
