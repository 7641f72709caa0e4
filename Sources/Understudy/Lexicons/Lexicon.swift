/// Names with one meaning each: all entries of one kind, as one table of the resources gave them.
package final class Lexicon: Sendable {
  /// The place of a lexicon among those of its index.
  package typealias ID = Int

  /// The place among the lexicons of the index, which are in the order of their kinds.
  package let id: ID

  /// What the entries are, such as `airport`; rules speak of it as `<airport>`.
  package let kind: String

  /// Where the entries come from, in words.
  package let source: String

  /// The licence under which the source gives them.
  package let licence: String

  /// The day of the source's newest fact, `2026-08-24`.
  package let date: String

  /// The entries, in the order of their keys.
  package let entries: Range<Entry.ID>

  /// What an entry tells beside its key, names and prominence.
  package let attributes: [LexiconAttribute]

  /// Whether the entries are places: they tell a position or list other entries.
  package let isGazetteer: Bool

  /// Whether the entries are regions: places without a position of their own.
  package let isRegional: Bool

  /// The first of the rows that hold the attributes' values, in bytes.
  let rows: Int

  /// The bytes from one row to the next.
  let rowStride: Int

  init(
    id: ID, kind: String, source: String, licence: String, date: String, entries: Range<Entry.ID>,
    attributes: [LexiconAttribute], rows: Int, rowStride: Int
  ) {
    self.id = id
    self.kind = kind
    self.source = source
    self.licence = licence
    self.date = date
    self.entries = entries
    self.attributes = attributes
    self.rows = rows
    self.rowStride = rowStride
    isRegional =
      !attributes.contains { $0.name == "latitude" } && attributes.contains { $0.form == .list }
    isGazetteer = attributes.contains { $0.name == "latitude" || $0.form == .list }
  }
}

extension Lexicon {
  /// Whether entries list those of another kind, under its plural: `airports`.
  package func lists(_ kind: String) -> Bool {
    attributes.contains { attribute in
      attribute.form == .list && attribute.name.utf8.count == kind.utf8.count + 1
        && attribute.name.hasPrefix(kind)
    }
  }
}

/// A fact that a lexicon states of each of its entries.
package struct LexiconAttribute: Sendable, Equatable {
  /// How the values of an attribute are written.
  package enum Form: UInt8, Sendable, CaseIterable {
    /// A string.
    case text
    /// A string under which the entry is also found.
    case code
    /// Strings, divided by commas.
    case list
    /// A floating point number of single precision.
    case number
  }

  /// The head of the attribute's column.
  package let name: String

  /// How its values are written.
  package let form: Form

  /// Where its value begins in a row, in bytes.
  let offset: Int
}

extension LexiconAttribute.Form {
  /// The word after the colon of a column's head.
  package var name: String {
    switch self {
    case .text: "text"
    case .code: "code"
    case .list: "list"
    case .number: "number"
    }
  }
}
