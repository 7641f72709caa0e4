import Understudy

/// A table of values beside the words that they came from.
struct AnswerTable {
  /// One line of it.
  struct Row {
    let name: String
    let value: JSONValue
    let words: String
    let note: String
  }

  private static let widestValue = 32
  private let rows: [Row]

  init(_ rows: [Row]) {
    self.rows = rows
  }

  /// The lines, each cut to the width of the page.
  func lines(on page: Page) -> [String] {
    let nameWidth = rows.map(\.name.displayWidth).max() ?? 0
    // Half of what the names leave goes to the values, so that words show beside them.
    let widest = max(8, min(Self.widestValue, (page.columns - nameWidth - 8) / 2))
    let values = rows.map { ($0.value["title"] ?? $0.value).plainText.truncated(to: widest) }
    let valueWidth = values.map(\.displayWidth).max() ?? 0
    return zip(rows, values).map { row, value in
      let left = 2 + nameWidth + 3 + valueWidth + 3
      let words = row.words.printable.truncated(to: max(8, page.columns - left))
      let name = page.style(.label, row.name) + row.name.filling(nameWidth)
      let note = note(of: row, columns: page.columns - left - words.displayWidth)
      return "  \(name) = \(value)\(value.filling(valueWidth)) ← \(words)"
        + page.style(.faint, note)
    }
  }

  /// What else there is to say, as far as there is room for more than an ellipsis.
  private func note(of row: Row, columns: Int) -> String {
    guard !row.note.isEmpty, columns >= 6 else { return "" }
    return "  (\(row.note.printable))".truncated(to: columns)
  }
}

extension String {
  /// The blanks that fill a column after the text.
  fileprivate func filling(_ columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - displayWidth))
  }
}
