/// A table of tab-separated words, one row a line, with `#` for remarks and the column names in the first row.
struct WordTable: Sendable {
  /// A row by column.
  struct Row: Sendable {
    /// The cells in the order of the columns.
    let cells: [String]
    /// Where it stands, counted from one.
    let line: Int
  }

  /// The rows.
  let rows: [Row]

  /// Reads a table that has these columns; trailing cells may be left out.
  init(name: String, text: String, columns: [String]) throws(WordTableError) {
    var rows: [Row] = []
    var isHeadRead = false
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
      .enumerated()
    {
      let content = line.last == "\r" ? line.dropLast() : line
      guard !content.isEmpty, content.first != "#" else { continue }
      var cells = content.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if !isHeadRead {
        guard cells == columns else {
          throw WordTableError(
            fact: .wrongColumns(expected: columns, found: cells), file: name, line: index + 1)
        }
        isHeadRead = true
        continue
      }
      guard cells.count <= columns.count, cells.first?.isEmpty == false else {
        throw WordTableError(fact: .malformedRow(String(content)), file: name, line: index + 1)
      }
      cells += Array(repeating: "", count: columns.count - cells.count)
      rows.append(Row(cells: cells, line: index + 1))
    }
    self.rows = rows
  }
}

/// A mistake in a table of words.
struct WordTableError: Error, CustomStringConvertible, Equatable {
  /// What is wrong.
  enum Fact: Equatable, Sendable {
    case wrongColumns(expected: [String], found: [String])
    case malformedRow(String)
    case unknownValue(String, column: String, expected: [String])
  }

  let fact: Fact
  let file: String
  let line: Int

  var description: String {
    switch fact {
    case .wrongColumns(let expected, let found):
      "\(file):\(line):1: expected the columns '\(expected.joined(separator: " "))', found '\(found.joined(separator: " "))'"
    case .malformedRow(let text): "\(file):\(line):1: '\(text)' has too many cells or no first one"
    case .unknownValue(let value, let column, let expected):
      "\(file):\(line):1: '\(value)' is no \(column); expected one of '\(expected.joined(separator: "', '"))'"
    }
  }
}

extension Character {
  /// Whether it ends a line; a carriage return and a line feed are one character.
  var isLineEnd: Bool { self == "\n" || self == "\r\n" }
}
