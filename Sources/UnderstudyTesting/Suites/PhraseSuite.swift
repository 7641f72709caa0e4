import Foundation
import Understudy

/// Phrases with what they have to fill, read from a file that a test and the command both run.
///
/// The file is either JSON Lines, or text that is written by hand:
///
/// ```
/// @now 2026-06-10T09:00
///
/// # The seats come last.
/// from Lyon to Milan next Friday, 3 seats
///   origin = Lyon
///   seats = 3
///
/// what a lovely day
///   none
/// ```
///
/// ```swift
/// let suite = try PhraseSuite(contentsOf: "trips.phrases")
/// let report = suite.report(on: SuiteSubjects(TrainTrip.self), with: extractor)
/// #expect(report.hasPassed, "\(report)")
/// ```
public struct PhraseSuite: Sendable {
  /// The file's path, or the name that the suite was given.
  public let name: String
  /// The phrases, in the order of the file.
  public let cases: [PhraseCase]
  /// The lines of the file, for rewriting it.
  let source: SuiteSource

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The file; schemas that it names are looked for beside it.
  ///   - fallback: What holds where the file says nothing; it has to tell the moment if this does not.
  /// - Throws: ``SuiteError``, with the line and the column.
  public init(contentsOf path: String, fallback: ReferenceContext? = nil) throws(SuiteError) {
    guard let bytes = FileBytes.read(path) else {
      throw SuiteError(fact: .unreadable, file: path, line: 0, column: 0)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SuiteError(fact: .notUTF8, file: path, line: 0, column: 0)
    }
    let folder = URL(filePath: path).deletingLastPathComponent().path
    try self.init(text, name: path, folder: folder, fallback: fallback)
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: JSON Lines where its first line begins with `{`, else the form that is written by hand.
  ///   - name: The name for messages and reports.
  ///   - folder: Where schemas that it names are looked for.
  ///   - fallback: What holds where the text says nothing; it has to tell the moment if this does not.
  /// - Throws: ``SuiteError``, with the line and the column.
  public init(
    _ text: String, name: String, folder: String = ".", fallback: ReferenceContext? = nil
  ) throws(SuiteError) {
    self.name = name
    let source = SuiteSource(text)
    self.source = source
    let settings = SuiteSettings(fallback: fallback, files: SuiteFiles(folder: folder))
    cases =
      source.isJSON
      ? try SuiteJSONReader(file: name, settings: settings).cases(in: source)
      : try SuiteTextReader(file: name, settings: settings).cases(in: source)
  }

  /// Stops at a name that nothing on offer has, at the line that says it.
  ///
  /// - Parameter subjects: The entities and tools that the suite may name.
  /// - Throws: ``SuiteError`` at the first one.
  public func check(_ subjects: SuiteSubjects) throws(SuiteError) {
    for phraseCase in cases {
      do { _ = try subjects.subject(of: phraseCase) } catch {
        let above = source.lines.prefix(phraseCase.line)
        let line = above.lastIndex { $0.hasPrefix("@entity") }.map { $0 + 1 } ?? phraseCase.line
        throw SuiteError(fact: .unknownSubject(error), file: name, line: line, column: 1)
      }
    }
  }

  /// Checks every phrase.
  ///
  /// - Parameters:
  ///   - subjects: The entities and tools that the suite may name.
  ///   - extractor: What fills them.
  /// - Returns: What became of each phrase.
  public func report(on subjects: SuiteSubjects, with extractor: Extractor) -> SuiteReport {
    SuiteReport(suite: self, results: cases.map { $0.result(on: subjects, with: extractor) })
  }
}
