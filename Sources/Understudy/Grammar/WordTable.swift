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
    rows = try text.withTextPart { (part) throws(WordTableError) in
      var reader = Reader(name: name, columns: columns)
      try part.forEachPart(between: UInt8(ascii: "\n")) { (line) throws(WordTableError) in
        try reader.read(line)
      }
      return reader.rows
    }
  }

  /// Takes one line after the other.
  private struct Reader {
    let name: String
    let columns: [String]
    var rows: [Row] = []
    private var isHeadRead = false
    private var line = 0

    init(name: String, columns: [String]) {
      self.name = name
      self.columns = columns
    }

    mutating func read(_ text: TextPart) throws(WordTableError) {
      line += 1
      let content = text.last == UInt8(ascii: "\r") ? text.dropLast() : text
      guard let first = content.first, first != UInt8(ascii: "#") else { return }
      var cells: [String] = []
      cells.reserveCapacity(columns.count)
      content.forEachPart(between: UInt8(ascii: "\t")) { cells.append($0.string) }
      guard isHeadRead else {
        guard cells == columns else {
          throw error(.wrongColumns(expected: columns, found: cells))
        }
        isHeadRead = true
        return
      }
      guard cells.count <= columns.count, cells.first?.isEmpty == false else {
        throw error(.malformedRow(content.string))
      }
      while cells.count < columns.count { cells.append("") }
      rows.append(Row(cells: cells, line: line))
    }

    private func error(_ fact: WordTableError.Fact) -> WordTableError {
      WordTableError(fact: fact, file: name, line: line)
    }
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
