import Foundation
import Understudy

/// Reads the form of a suite that is written by hand.
///
/// A line that begins with `@` tells what holds for the phrases below it, one with `#` is a comment, an
/// indented one an expectation of the phrase above it, any other a phrase.
struct SuiteTextReader {
  private let file: String
  private var settings: SuiteSettings
  private var cases: [PhraseCase] = []
  private var open: (phrase: String, line: Int, expected: CaseExpectation)?

  init(file: String, settings: SuiteSettings) {
    self.file = file
    self.settings = settings
  }

  /// The phrases of a text.
  func cases(in source: SuiteSource) throws(SuiteError) -> [PhraseCase] {
    var reader = self
    for (index, line) in source.lines.enumerated() {
      do throws(SuiteError.Fact) {
        try reader.read(line, number: index + 1)
      } catch {
        let column = 1 + line.unicodeScalars.prefix { $0 == " " || $0 == "\t" }.count
        throw SuiteError(fact: error, file: file, line: index + 1, column: column)
      }
    }
    let last = reader.open?.line ?? 0
    do throws(SuiteError.Fact) { try reader.close() } catch {
      throw SuiteError(fact: error, file: file, line: last, column: 1)
    }
    return reader.cases
  }

  /// What a line is for.
  enum Sort { case blank, comment, directive, expectation, phrase }

  /// What a line is for, by how it begins.
  static func sort(of line: Substring) -> Sort {
    let content = line.drop { $0 == " " || $0 == "\t" }
    switch (content.first, content.startIndex == line.startIndex) {
    case (nil, _): return .blank
    case ("#", _): return .comment
    case ("@", true): return .directive
    case (_, true): return .phrase
    case (_, false): return .expectation
    }
  }

  private mutating func read(_ line: Substring, number: Int) throws(SuiteError.Fact) {
    switch Self.sort(of: line) {
    case .blank, .comment: break
    case .directive:
      try close()
      let parts = line.dropFirst().split(separator: " ", maxSplits: 1)
      try settings.set(
        parts.first.map(String.init) ?? "",
        to: parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : "")
    case .phrase:
      try close()
      open = (Self.unquoted(line), number, CaseExpectation())
    case .expectation:
      let text = line.trimmingCharacters(in: .whitespaces)
      guard open != nil else { throw .withoutPhrase }
      try open?.expected.read(text[...])
    }
  }

  /// Ends the phrase that is being read.
  private mutating func close() throws(SuiteError.Fact) {
    guard var phrase = open else { return }
    phrase.expected.isExact = phrase.expected.isExact || settings.isExact
    cases.append(
      PhraseCase(
        phrase: phrase.phrase, target: settings.target, context: try settings.context(),
        expected: phrase.expected, line: phrase.line))
    open = nil
  }

  /// A phrase in quotes, as one that begins with a sign or holds a line end is written.
  private static func unquoted(_ line: Substring) -> String {
    let trimmed = line.trimmingCharacters(in: .whitespaces)
    guard trimmed.hasPrefix("\""), case .string(let text)? = try? JSONValue(parsing: trimmed)
    else { return trimmed }
    return text
  }
}
