/// One thing that has names: an airport, a city, an airline.
package struct Entry: Sendable {
  /// The place of an entry among all those of an index.
  package typealias ID = UInt32

  /// The place among all entries of the index: by kind, then by key.
  package let id: ID

  /// The lexicon that holds the entry.
  package let lexicon: Lexicon

  /// What tells the entry from all others of its kind, such as `JFK`.
  package let key: String

  /// The name to show.
  package let name: String

  /// How likely the entry is meant when a name alone does not decide, from 0 to 1.
  package let prominence: Float

  /// The index that the entry is read from.
  let index: LexiconIndex
}

extension Entry {
  /// What the entry is, such as `airport`.
  package var kind: String { lexicon.kind }

  /// The value of an attribute that is a string; nil where the entry has none.
  package func text(_ attribute: String) -> String? {
    guard let offset = offset(of: attribute, where: { $0 != .number }) else { return nil }
    return index.string(inRowAt: offset)
  }

  /// The value of an attribute that is a number; nil where the entry has none.
  package func number(_ attribute: String) -> Double? {
    guard let offset = offset(of: attribute, where: { $0 == .number }) else { return nil }
    return index.number(inRowAt: offset)
  }

  /// The values of an attribute that is a list; empty where the entry has none.
  package func list(_ attribute: String) -> [String] {
    (text(attribute) ?? "").split(separator: ",").map(String.init)
  }

  /// Where the entry's value of an attribute lies among the rows.
  private func offset(
    of attribute: String, where isRight: (LexiconAttribute.Form) -> Bool
  ) -> Int? {
    guard
      let attribute = lexicon.attributes.first(where: { $0.name == attribute && isRight($0.form) })
    else { return nil }
    let row = Int(id) - Int(lexicon.entries.lowerBound)
    return lexicon.rows + row * lexicon.rowStride + attribute.offset
  }
}

extension Entry {
  /// Whether a text of plain words means the entry before all others that are called so.
  package func isMeant(by text: String) -> Bool {
    var cursor = LexiconCursor()
    for (place, word) in text.lowercased().split(separator: " ").enumerated() {
      let isKnown = Array(word.utf16).withUnsafeBufferPointer {
        cursor.extend(by: $0.span, afterGap: place > 0, in: index)
      }
      guard isKnown else { return false }
    }
    return cursor.names(in: index).first?.entry == id
  }
}

extension Entry: Equatable {
  /// Whether both are the same entry of the same index.
  package static func == (first: Entry, second: Entry) -> Bool {
    first.id == second.id && first.key == second.key && first.kind == second.kind
  }
}

extension Entry: CustomStringConvertible {
  /// The kind, key and name: `airport JFK 'John F. Kennedy International Airport'`.
  package var description: String { "\(kind) \(key) '\(name)'" }
}
