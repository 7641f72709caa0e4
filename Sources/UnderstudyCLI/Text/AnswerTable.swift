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
    let values = rows.map { $0.value.plainText.truncated(to: Self.widestValue) }
    let nameWidth = rows.map(\.name.displayWidth).max() ?? 0
    let valueWidth = values.map(\.displayWidth).max() ?? 0
    return zip(rows, values).map { row, value in
      let left = "  \(row.name.padded(to: nameWidth)) = \(value.padded(to: valueWidth)) ← "
      let room = max(8, page.columns - left.displayWidth)
      let words = row.words.printable.truncated(to: room)
      let note = row.note.isEmpty ? "" : "  (\(row.note.printable))"
      let cut = note.displayWidth > room - words.displayWidth
      let shown = cut ? note.truncated(to: max(0, room - words.displayWidth)) : note
      let name = page.style(.label, row.name) + row.name.padding(to: nameWidth)
      return "  \(name) = \(value.padded(to: valueWidth)) ← \(words)"
        + (shown.displayWidth > 3 ? page.style(.faint, shown) : "")
    }
  }
}

extension String {
  fileprivate func padding(to columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - displayWidth))
  }
}
