/// Rows of columns to which text is put in any order.
struct TextCanvas {
  private var rows: [[Character?]] = []

  /// The rows as lines, without blanks at their ends.
  var lines: [String] {
    rows.map { row in
      let last = row.lastIndex { $0 != nil } ?? -1
      // The column behind a wide character is no column of its own.
      return String(row[...last].compactMap { $0 ?? " " }.filter { $0 != "\0" })
    }
  }

  /// Puts a text over whatever stands there.
  mutating func put(_ text: String, at column: Int, row: Int) {
    var column = column
    for character in text {
      set(character, at: column, row: row)
      for behind in 1..<max(1, character.displayWidth) { set("\0", at: column + behind, row: row) }
      column += character.displayWidth
    }
  }

  /// Puts a character where nothing stands yet.
  mutating func putIfFree(_ character: Character, at column: Int, row: Int) {
    guard
      !rows.indices.contains(row) || !rows[row].indices.contains(column) || rows[row][column] == nil
    else { return }
    set(character, at: column, row: row)
  }

  private mutating func set(_ character: Character, at column: Int, row: Int) {
    while rows.count <= row { rows.append([]) }
    while rows[row].count <= column { rows[row].append(nil) }
    rows[row][column] = character
  }
}
