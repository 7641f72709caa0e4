import Foundation
import Testing
import UnderstudyTesting

@testable import Understudy

@Suite struct PhrasesAsDataTests {
  private var extractor: Extractor { get throws { try Engine.extractor } }

  /// The suite of the article, in a file of its own.
  private var path: String {
    get throws {
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).phrases")
      let text = try Page.article("PhrasesAsData").firstBlock("phrases")
      try Data(text.utf8).write(to: file)
      return file.path
    }
  }

  @Test func readsTheTripsOfTheSuite() throws {
    let suite = try PhraseSuite(contentsOf: path)
    let report = suite.report(on: SuiteSubjects(TrainTrip.self), with: try extractor)
    #expect(report.hasPassed, "\(report)")
  }

  @Test func showsCodeThatRuns() throws {
    let code = try Page.source("PhrasesAsDataTests.swift").joined(separator: "\n")
    let block = try Page.article("PhrasesAsData").firstBlock("swift")
    #expect(code.contains(Page.lines(of: block).joined(separator: "\n")))
  }

  @Test func showsJSONLinesThatPass() throws {
    let suite = try PhraseSuite(Page.article("PhrasesAsData").firstBlock("json"), name: "article")
    let report = suite.report(on: SuiteSubjects(TrainTrip.self), with: try extractor)
    #expect(report.results.count == 2)
    #expect(report.hasPassed, "\(report)")
  }
}
