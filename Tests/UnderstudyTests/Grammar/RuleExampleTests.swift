import Testing

@testable import Understudy

/// Rule files prove themselves: each example and counter-example goes through the whole engine.
@Suite struct RuleExampleTests {
  @Test(arguments: RuleExample.examples) func exampleReadsAsItsValue(_ promise: RuleExample) throws
  {
    let example = promise.example
    let mentions = try recognize(promise, all: promise.isWeak)
    var whole = mentions.filter { $0.text == example.phrase }.map(\.value.plainText)
    // What does not stand on its own is one of all readings.
    if promise.isWeak { whole = whole.filter { $0 == example.value }.prefix(1).map { $0 } }
    let got = mentions.map { "'\($0.text)' \($0.kind) \($0.value.plainText)" }
    #expect(
      whole == [example.value ?? ""],
      """
      \(promise.file):\(example.line): '\(example.phrase)' of \(example.rule): \
      expected \(example.value ?? "nothing"), got \(got.isEmpty ? "nothing" : got.joined(separator: ", "))
      """)
  }

  @Test(arguments: RuleExample.counters) func counterIsNotReadByItsRule(_ promise: RuleExample)
    throws
  {
    let example = promise.example
    let made = try recognize(promise).filter { $0.explanation.names(rule: example.rule) }
    #expect(
      made.isEmpty,
      """
      \(promise.file):\(example.line): '\(example.phrase)': \
      expected nothing by \(example.rule), got
      \(made.map(\.explanation.description).joined(separator: "\n"))
      """)
  }

  @Test func everyRuleHasAnExample() throws {
    let files = try RuleExample.files()
    #expect(!files.isEmpty)
    for (file, path, _) in files {
      // A rule that only keeps words from being read as a value proves it by a counter-example.
      let restraints = Set(file.rules.filter { $0.kind == "nothing" }.map(\.name))
      let proved = Set(
        file.examples.filter { $0.value != nil || restraints.contains($0.rule) }.map(\.rule))
      var unproved: [String] = []
      for rule in file.rules where !proved.contains(rule.name) && !unproved.contains(rule.name) {
        unproved.append(rule.name)
      }
      #expect(unproved.isEmpty, "\(path): without an example: \(unproved.joined(separator: ", "))")
    }
  }

  private func recognize(_ promise: RuleExample, all: Bool = false) throws -> [RecognizedMention] {
    let context = try Engine.context(
      promise.example.now ?? "2026-06-10T09:00", locale: promise.locale, zone: "UTC")
    return try Engine.extractor.recognize(
      promise.example.phrase, in: context, all: all)
  }
}

extension Explanation {
  /// Whether the rule made the mention or one of its parts.
  func names(rule: String) -> Bool {
    line.hasSuffix(" by \(rule)") || children.contains { $0.names(rule: rule) }
  }
}
