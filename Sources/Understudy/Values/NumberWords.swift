/// What a language's file says of its number words beyond what ICU spells.
struct NumberWords: Sendable {
  /// A word for a large number, with its power of ten.
  struct Scale: Sendable, Hashable {
    let word: String
    let power: Int
  }

  /// Words for numbers that ICU does not spell, which are counted as a million is.
  private(set) var scales: [Scale] = []
  /// Folded words that join the parts of a number and may be left out.
  private(set) var joints: Set<[UInt16]> = []
  /// Letters that stand glued to digits and multiply them, as they are cased, with their power of ten.
  private(set) var suffixes: [String: Int] = [:]

  /// Rules for numbers in words that ICU lacks, in the form of ICU's own.
  private(set) var rules: [String] = []

  /// Words after which a row of digits is a telephone number.
  private(set) var calling: [String] = []
  /// Words after which it is none.
  private(set) var notCalling: [String] = []

  /// What a word may be good for.
  static let uses = ["scale", "suffix", "joint", "phone", "account"]
  /// The columns of the file.
  static let columns = ["word", "use", "power"]

  /// Takes rules in the form of ICU's.
  mutating func add(rules text: String, of path: String) throws(WordTableError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated()
    where !line.isEmpty && !SpelloutRuleReader.isReadable(line) {
      throw WordTableError(
        fact: .unknownValue(String(line), column: "rule", expected: ["%name:", "20: words;"]),
        file: path, line: index + 1)
    }
    rules.append(text)
  }

  /// Takes the rows of a file.
  mutating func add(_ table: WordTable, of path: String) throws(WordTableError) {
    for row in table.rows {
      switch (row.cells[1], Int(row.cells[2])) {
      case ("scale", let power?): scales.append(Scale(word: row.cells[0], power: power))
      case ("suffix", let power?): suffixes[row.cells[0]] = power
      case ("joint", _): joints.insert(SpelloutRuleReader.words(row.cells[0]).filter { $0 != 0x20 })
      case ("phone", _): calling.append(row.cells[0])
      case ("account", _): notCalling.append(row.cells[0])
      default:
        throw WordTableError(
          fact: .unknownValue(row.cells[1], column: "use", expected: Self.uses), file: path,
          line: row.line)
      }
    }
  }
}
