/// The rules of one text file, with the examples that prove them.
///
/// A file is a list of blocks. A `rule` block has patterns and a production; a `words` block is a table
/// of words that share a production, each row with the value that stands for `$` in it:
/// ```
/// rule next-weekday
///   pattern   next|coming <weekday>
///   produces  date = weekday(next)
///   example   next friday @ 2026-06-10 => 2026-06-19
///   counter   the friday sale
///
/// words tens
///   produces  tens = number($)
///   20        twenty
/// ```
struct RuleFile: Sendable {
  /// The path or name, as errors print it.
  let name: String
  /// The rules in the file's order.
  let rules: [Rule]
  /// The line of each rule's production, for errors found after reading.
  let sources: [SourceLine]
  /// What each rule promises.
  let examples: [Example]

  /// A line of the file, for messages.
  struct SourceLine: Sendable {
    let number: Int
    let text: String
  }

  /// A phrase and what the rule reads in it.
  struct Example: Sendable, Hashable {
    /// The rule that promises it.
    let rule: String
    /// What is said.
    let phrase: String
    /// The local moment at which it is said, where the example depends on it.
    let now: String?
    /// The value of the mention that covers the whole phrase; nothing where no mention may come of it.
    ///
    /// In `A or B` the second value is another reading of the same words.
    let value: String?
    /// Where it stands.
    let line: Int
  }

  /// Reads the text of a file.
  init(name: String, text: String) throws(RuleFileError) {
    var reader = RuleFileReader(name: name)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
      .enumerated()
    {
      try reader.read(line: String(line), number: index + 1)
    }
    try reader.endBlock()
    self.name = name
    rules = reader.rules
    sources = reader.sources
    examples = reader.examples
  }
}
