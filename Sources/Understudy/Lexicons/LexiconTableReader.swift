/// Reads the table of a lexicon from tab-separated text.
///
/// Lines that begin with `#` are the heading: `# kind: airport`, `# source: …`, `# licence: …`,
/// `# date: 2026-08-24`. The next line names the columns: `key`, `name`, `names` and `prominence`,
/// and attributes as `name:form`. `key:code` says that an entry is found by its key. Names are
/// written `en,de=London|es,fr=Londres|en.nick=Big Smoke`.
package struct LexiconTableReader {
  /// The words of the heading.
  static let headings = ["kind", "source", "licence", "date"]
  /// The columns that every table has.
  static let columns = ["key", "name", "names", "prominence"]
  /// The bytes that a cell may have, names apart.
  static let longestCell = Int(UInt16.max)

  private let file: String
  private let lines: [Substring]

  /// A reader of text that was found under a name.
  package init(_ bytes: [UInt8], file: String) throws(LexiconTableError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw LexiconTableError(file: file, line: 1, column: 1, text: "", problem: .notUnicode)
    }
    self.file = file
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The whole table.
  package func read() throws(LexiconTableError) -> LexiconTable {
    let heading = try readHeading()
    let columns = try readColumns(line: heading.lineCount)
    let rows = try readRows(from: heading.lineCount + 1, columns: columns)
    return LexiconTable(
      kind: heading.values["kind"] ?? "", source: heading.values["source"] ?? "",
      licence: heading.values["licence"] ?? "", date: heading.values["date"] ?? "",
      keyIsCode: columns.keyIsCode, attributes: columns.attributes, rows: rows)
  }
}

extension LexiconTableReader {
  /// Reads the lines that begin with `#`.
  private func readHeading() throws(LexiconTableError) -> (
    values: [String: String], lineCount: Int
  ) {
    var values: [String: String] = [:]
    var number = 0
    while number < lines.count, lines[number].hasPrefix("#") {
      let parts = lines[number].dropFirst().split(separator: ":", maxSplits: 1)
      let word = Self.trimmed(parts.first ?? "")
      guard Self.headings.contains(word) else {
        throw error(.unknownHeading(word), line: number, at: 2)
      }
      guard parts.count == 2, case let value = Self.trimmed(parts[1]), !value.isEmpty else {
        throw error(.missingHeading(word), line: number, at: 2)
      }
      guard value.utf8.count <= Self.longestCell else {
        throw error(.tooLong(limit: Self.longestCell), line: number, at: 2)
      }
      guard values.updateValue(value, forKey: word) == nil else {
        throw error(.repeated(word), line: number, at: 2)
      }
      number += 1
    }
    for word in Self.headings where values[word] == nil {
      throw error(.missingHeading(word), line: number, at: 0)
    }
    return (values, number)
  }

  /// Reads the line of the columns.
  private func readColumns(line: Int) throws(LexiconTableError) -> LexiconTableColumns {
    guard line < lines.count, !lines[line].isEmpty else {
      throw error(.noColumns, line: line, at: 0)
    }
    var columns = LexiconTableColumns()
    var offset = 0
    for head in lines[line].split(separator: "\t", omittingEmptySubsequences: false) {
      if let problem = columns.add(head) { throw error(problem, line: line, at: offset) }
      offset += head.unicodeScalars.count + 1
    }
    for column in Self.columns where columns.place(of: column) == nil {
      throw error(.missingColumn(column), line: line, at: 0)
    }
    return columns
  }

  /// Reads the lines after that of the columns; empty ones count for nothing.
  private func readRows(
    from first: Int, columns: LexiconTableColumns
  ) throws(LexiconTableError) -> [LexiconTable.Row] {
    var rows: [LexiconTable.Row] = []
    var linesOfKeys: [String: Int] = [:]
    for number in first..<max(first, lines.count) where !lines[number].isEmpty {
      let cells = lines[number].split(separator: "\t", omittingEmptySubsequences: false)
      do throws(LexiconCellError) {
        let row = try columns.row(cells)
        if let line = linesOfKeys.updateValue(number + 1, forKey: row.key) {
          throw LexiconCellError(.repeatedKey(row.key, firstLine: line), cell: columns.key)
        }
        rows.append(row)
      } catch {
        let before = cells.prefix(error.cell).reduce(0) { $0 + $1.unicodeScalars.count + 1 }
        throw self.error(error.problem, line: number, at: before + error.offset)
      }
    }
    return rows
  }

  /// The error at a place, both counted from zero.
  private func error(
    _ problem: LexiconTableError.Problem, line: Int, at offset: Int
  ) -> LexiconTableError {
    LexiconTableError(
      file: file, line: line + 1, column: offset + 1,
      text: line < lines.count ? String(lines[line]) : "", problem: problem)
  }

  /// The text without spaces around it.
  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
