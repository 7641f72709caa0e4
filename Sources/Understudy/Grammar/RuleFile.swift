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
  private let text: String
  private let productionLines: [RuleFileReader.Line]
  private let promises: [RuleFileReader.Promise]

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
    let reader = try text.withTextPart { (part) throws(RuleFileError) in
      var reader = RuleFileReader(name: name)
      try reader.read(part)
      return reader
    }
    self.name = name
    self.text = text
    rules = reader.rules
    productionLines = reader.productionLines
    promises = reader.promises
  }

  /// The line of a rule's production, for errors found after reading.
  func source(ofRule index: Int) -> SourceLine {
    let line = productionLines[index]
    return SourceLine(number: line.number, text: text.withTextPart { $0[line.range].string })
  }

  /// What each rule promises.
  var examples: [Example] {
    text.withTextPart { part in
      promises.map { promise in
        Example(
          rule: promise.rule, phrase: part[promise.phrase].string,
          now: promise.now.map { part[$0].string.filter { $0 != " " } },
          value: promise.value.map { part[$0].string }, line: promise.line)
      }
    }
  }
}
