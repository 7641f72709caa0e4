/// The names of units and currencies that a language's files add to those that CLDR knows.
struct OwnNames: Sendable {
  /// Words that name a unit or a currency.
  struct Name: Sendable {
    /// What is named, such as `mile` or `GBP`.
    let key: String
    /// The words.
    let words: String
  }

  /// Names of units.
  private(set) var units: [Name] = []
  /// Names of currencies.
  private(set) var currencies: [Name] = []

  /// The columns of the files.
  static let columns = ["key", "names"]

  /// Takes the rows of a file of units.
  mutating func addUnits(_ table: WordTable) { units += Self.names(table) }

  /// Takes the rows of a file of currencies.
  mutating func addCurrencies(_ table: WordTable) { currencies += Self.names(table) }

  private static func names(_ table: WordTable) -> [Name] {
    table.rows.flatMap { row in
      row.cells[1].split(separator: "|").map { Name(key: row.cells[0], words: String($0)) }
    }
  }
}
