/// Why a table of a lexicon cannot be read, and where.
package struct LexiconTableError: Error, Equatable {
  /// What is wrong at the place.
  package enum Problem: Sendable, Equatable {
    /// The bytes are not UTF-8.
    case notUnicode
    /// A line of the heading has a word that means nothing.
    case unknownHeading(String)
    /// A line of the heading is missing, or stands there without a value.
    case missingHeading(String)
    /// The same line of the heading, or the same column, stands there twice.
    case repeated(String)
    /// The text ends after its heading.
    case noColumns
    /// A column's head means nothing.
    case unknownColumn(String)
    /// What follows the colon of a column's head means nothing.
    case unknownForm(String)
    /// A column that every table has is missing.
    case missingColumn(String)
    /// A row has too few or too many cells.
    case cells(found: Int, expected: Int)
    /// A cell that may not be empty is.
    case empty(column: String)
    /// The key stands in an earlier line too.
    case repeatedKey(String, firstLine: Int)
    /// A cell holds no number.
    case notNumber(String)
    /// A prominence lies outside 0 to 1.
    case prominence(String)
    /// What follows the full stop of a name's languages means nothing.
    case unknownRole(String)
    /// What stands before the equals sign of a name is no language.
    case notLanguage(String)
    /// A name or another cell is too long to be kept.
    case tooLong(limit: Int)
  }

  /// The table, as it was named to the reader.
  package let file: String

  /// The line, from 1.
  package let line: Int

  /// The column of the line in characters, from 1.
  package let column: Int

  /// The text of the line, for the caret.
  package let text: String

  /// What is wrong.
  package let problem: Problem
}

extension LexiconTableError: CustomStringConvertible {
  /// `file:line:column`, the problem in words, and the place under a caret.
  package var description: String {
    let (excerpt, offset) = excerpt(width: 76)
    let message = "\(file):\(line):\(column): \(problem)"
    if excerpt.isEmpty { return message }
    return "\(message)\n  \(excerpt)\n  \(String(repeating: " ", count: offset))^"
  }

  // Rows of many names are thousands of characters long.
  private func excerpt(width: Int) -> (text: String, offset: Int) {
    let before = min(column - 1, width / 2)
    let shown = text.unicodeScalars.dropFirst(column - 1 - before).prefix(width)
    return (String(String.UnicodeScalarView(shown.map { $0 == "\t" ? " " : $0 })), before)
  }
}

extension LexiconTableError.Problem: CustomStringConvertible {
  /// The problem, what was expected, and the nearest right word.
  package var description: String {
    switch self {
    case .notUnicode: "the text is not UTF-8"
    case .unknownHeading(let word): unknown("heading", word, of: LexiconTableReader.headings)
    case .missingHeading(let word): "the heading '# \(word): …' is missing or empty"
    case .repeated(let word): "'\(word)' stands here a second time"
    case .noColumns: "the line of the columns is missing"
    case .unknownColumn(let word):
      unknown("column", word, or: "'name:form' or ", of: LexiconTableReader.columns)
    case .unknownForm(let word):
      unknown("form", word, of: LexiconAttribute.Form.allCases.map(\.name))
    case .missingColumn(let word): "the column '\(word)' is missing"
    case .cells(let found, let expected): "the row has \(found) cells, expected \(expected)"
    case .empty(let column): "the cell '\(column)' is empty"
    case .repeatedKey(let key, let line): "the key '\(key)' stands in line \(line) too"
    case .notNumber(let text): "'\(text)' is not a number"
    case .prominence(let text): "the prominence '\(text)' is not a number from 0 to 1"
    case .unknownRole(let word):
      unknown("kind of name", word, of: NameRole.allCases.compactMap(\.mark))
    case .notLanguage(let word):
      "'\(word)' is not a language; names are written 'en,de=Name' and divided by '|'"
    case .tooLong(let limit): "longer than \(limit) characters"
    }
  }

  /// The sentence about a word that none of the known ones is.
  private func unknown(
    _ what: String, _ word: String, or other: String = "", of known: [String]
  ) -> String {
    let all = known.map { "'\($0)'" }.joined(separator: ", ")
    let guess = NearestWord.to(word, among: known).map { "; did you mean '\($0)'?" } ?? ""
    return "unknown \(what) '\(word)', expected \(other)one of \(all)\(guess)"
  }
}
