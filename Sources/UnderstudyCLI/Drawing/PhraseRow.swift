import Understudy

/// One row of a phrase that is broken to fit a page: its text, and where each character stands.
struct PhraseRow {
  /// One character with its place in the phrase and on the row.
  private struct Cell {
    let character: Character
    let span: Span
    let column: Int
    let width: Int
  }

  private var cells: [Cell] = []
  private var width = 0

  /// What stands on the row, control characters made visible.
  var text: String { String(cells.map(\.character)) }

  /// The part of the phrase that it shows.
  var span: Span { Span(cells.first?.span.start ?? 0, cells.last?.span.end ?? 0) }

  /// The columns that the part of a span on this row takes, at least one.
  func columns(of span: Span) -> Range<Int> {
    let covered = cells.filter { $0.span.overlaps(span) }
    guard let first = covered.first, let last = covered.last else { return 0..<1 }
    return first.column..<max(first.column + 1, last.column + last.width)
  }

  private mutating func append(_ character: Character, _ span: Span, _ columns: Int) {
    cells.append(Cell(character: character, span: span, column: width, width: columns))
    width += columns
  }

  /// Moves what follows the last blank out, to go to the next row; nothing where there is no blank.
  private mutating func removeLastWord() -> [(character: Character, span: Span)] {
    guard let blank = cells.lastIndex(where: { $0.character == " " }) else { return [] }
    let word = cells[(blank + 1)...].map { (character: $0.character, span: $0.span) }
    cells.removeSubrange((blank + 1)...)
    return word
  }

  private var withoutBlanksAtEnd: PhraseRow {
    var row = self
    while row.cells.last?.character == " " { row.cells.removeLast() }
    return row
  }

  /// Breaks a phrase at blanks, and inside a word only where the word alone is too wide.
  static func rows(of phrase: String, columns: Int) -> [PhraseRow] {
    var rows: [PhraseRow] = []
    var row = PhraseRow()
    var offset = 0
    for character in phrase {
      let span = Span(offset, offset + character.utf16.count)
      offset = span.end
      for shown in String(character).printable {
        let width = shown.displayWidth
        if row.width + width > columns && shown != " " {
          let word = row.removeLastWord()
          rows.append(row.withoutBlanksAtEnd)
          row = PhraseRow()
          for moved in word {
            row.append(moved.character, moved.span, moved.character.displayWidth)
          }
        }
        row.append(shown, span, width)
      }
    }
    return rows + [row.withoutBlanksAtEnd]
  }
}
