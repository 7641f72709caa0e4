import Understudy

extension SuiteReport {
  /// The report in the XML that build servers read: a test case for each phrase.
  public var junit: String { JUnitReport([self]).markup }
}

/// The reports of several suites as one JUnit document.
package struct JUnitReport: Sendable {
  private let reports: [SuiteReport]

  /// Writes reports.
  package init(_ reports: [SuiteReport]) {
    self.reports = reports
  }

  /// The whole document.
  package var markup: String {
    let count = reports.reduce(0) { $0 + $1.results.count }
    let failed = reports.reduce(0) { $0 + $1.failures.count }
    let suites = reports.map { report in
      """
        <testsuite name="\(Self.text(report.suite.name))" tests="\(report.results.count)" \
      failures="\(report.failures.count)" errors="0" skipped="0">
      \(report.results.map { element($0, in: report.suite.name) }.joined(separator: "\n"))
        </testsuite>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="understudy" tests="\(count)" failures="\(failed)" errors="0">
      \(suites.joined(separator: "\n"))
      </testsuites>

      """
  }

  private func element(_ result: CaseResult, in suite: String) -> String {
    let place =
      "classname=\"\(Self.text(result.subject))\" file=\"\(Self.text(suite))\" "
      + "line=\"\(result.phraseCase.line)\""
    let start = "    <testcase name=\"\(Self.text(result.phraseCase.phrase))\" \(place)"
    guard let first = result.mismatches.first else { return start + "/>" }
    let all = result.mismatches.map(\.description).joined(separator: "\n")
    return """
      \(start)>
            <failure message="\(Self.text(first.description))">\(Self.text(all))</failure>
          </testcase>
      """
  }

  /// Text as XML holds it: without the characters that it may not hold at all.
  private static func text(_ text: String) -> String {
    let legal = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.value == 0xFFFE || $0.value == 0xFFFF ? "\u{FFFD}" : $0 }))
    return HTMLText(legal).description.replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
  }
}
