import Foundation
import Testing
import Understudy
import UnderstudyTesting

@testable import UnderstudyCLI

@Suite struct SuiteTextTests {
  private func report(_ text: String) throws -> SuiteReport {
    let suite = try PhraseSuite("@now 2026-06-10T09:00\n" + text, name: "my.phrases")
    let flights = try BuiltInEntity.named(nil).schema()
    return suite.report(on: SuiteSubjects(entities: [flights]), with: try Extractor())
  }

  private let page = Page(columns: 60, style: Style(isOn: false))

  @Test func drawsAFailureWithItsWords() throws {
    let report = try report("two adults to Lisbon\n  adults = 3\nhm\n  none")
    #expect(
      SuiteText(page: page).lines(report).joined(separator: "\n") == """
        my.phrases:2
          two adults to Lisbon
          ┬──           ┬─────
          adults        destination
          ✗ 'adults' is 2; expected 3

        my.phrases: 2 phrases, 1 passed, 1 failed
        """)
  }

  @Test func showsWhatAnUpdateChanges() throws {
    let report = try report("two adults to Lisbon\n  adults = 3")
    #expect(
      SuiteText(page: page).lines(SuiteUpdate(report), of: report).joined(separator: "\n") == """
        my.phrases:2
          two adults to Lisbon
        - adults = 3
        + adults = 2
        my.phrases: 1 phrase rewritten
        """)
  }
}
