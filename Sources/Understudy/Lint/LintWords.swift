import UnderstudyResources

/// The words by which a linter knows a title that tells nothing.
struct LintWords: Sendable {
  /// What everything is called.
  let vague: Set<String>

  /// Reads the words; titles are mostly English, whatever the phrases are.
  init(tokenizer: Tokenizer) throws {
    let path = try Resources.path(of: "Languages/en/lint.tsv")
    let text = try Resources.text(at: path)
    let table = try WordTable(name: path, text: text, columns: ["words", "use"])
    vague = Set(table.rows.flatMap { tokenizer.foldedWords(of: $0.cells[0]) })
  }
}
