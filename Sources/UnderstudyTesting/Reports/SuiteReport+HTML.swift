import Understudy

extension SuiteReport {
  /// The report as one page: failures first, words marked with what they filled; it needs no script.
  public var html: String { HTMLReport([self]).markup }
}

/// The page of the reports of several suites.
package struct HTMLReport: Sendable {
  private let reports: [SuiteReport]
  private let coverage: SuiteCoverage?

  /// Shows reports, and what their phrases never said.
  package init(_ reports: [SuiteReport], coverage: SuiteCoverage? = nil) {
    self.reports = reports
    self.coverage = coverage
  }

  /// The whole page.
  package var markup: String {
    let all = reports.flatMap { report in report.results.map { (report.suite.name, $0) } }
    let failed = all.filter { !$0.1.hasPassed }
    let share = all.isEmpty ? 100 : 100 * (all.count - failed.count) / all.count
    let subjects = Set(all.map(\.1.subject)).sorted()
    let body = """
      <h1>\(headline(all.count, failed.count))</h1>
      <p class=soft>\(HTMLText(reports.map(\.suite.name).joined(separator: ", ")))</p>
      <div class=bar><i style="width: \(share)%"></i></div>
      \(filters(subjects, hasFailures: !failed.isEmpty))
      \((failed + all.filter(\.1.hasPassed)).map { article($0, $1, subjects) }.joined(separator: "\n"))
      \(coverage.map(section) ?? "")
      """
    return HTMLPage(
      title: "Phrases: \(all.count - failed.count) of \(all.count) passed", body: body
    )
    .markup
  }

  private func headline(_ count: Int, _ failed: Int) -> String {
    let phrases = count == 1 ? "1 phrase" : "\(count) phrases"
    return failed == 0
      ? "\(phrases), <span class=good>all passed</span>"
      : "\(phrases), <span class=bad>\(failed) failed</span>"
  }

  /// Buttons that choose what is shown, by style sheet alone.
  private func filters(_ subjects: [String], hasFailures: Bool) -> String {
    func button(_ group: String, _ value: String, _ text: String, isOn: Bool) -> String {
      "<label><input type=radio name=\(group) value=\"\(value)\"\(isOn ? " checked" : "")>"
        + "<span>\(HTMLText(text))</span></label>"
    }
    let states = [("all", "all"), ("failed", "failed"), ("passed", "passed")].map {
      button("state", $0.0, $0.1, isOn: $0.0 == "all")
    }
    let named = subjects.enumerated().map {
      button("subject", "s\($0.offset)", $0.element, isOn: false)
    }
    let rules = subjects.indices.map { index in
      "body:has([value=s\(index)]:checked) article:not(.s\(index)) { display: none }"
    }
    let group =
      subjects.count < 2
      ? ""
      : "<fieldset class=filter>\(button("subject", "any", "any", isOn: true))\(named.joined())</fieldset>"
    return """
      <style>
      body:has([value=failed]:checked) article.passed, body:has([value=passed]:checked) article.failed { display: none }
      \(rules.joined(separator: "\n"))
      </style>
      \(hasFailures ? "<fieldset class=filter>\(states.joined())</fieldset>" : "")
      \(group)
      """
  }

  private func article(_ suite: String, _ result: CaseResult, _ subjects: [String]) -> String {
    let answer =
      result.extraction.map { HTMLAnswer($0, properties: result.properties) }
      ?? HTMLAnswer(result.phraseCase.phrase)
    let subject = subjects.firstIndex(of: result.subject).map { "s\($0)" } ?? ""
    let status = result.extraction?.status.rawValue ?? "none"
    let wrong = result.mismatches.map { "<li>\(HTMLText("\($0)"))</li>" }.joined()
    return """
      <article class="\(result.hasPassed ? "passed" : "failed") \(subject)">
      <span class=place>\(HTMLText("\(suite):\(result.phraseCase.line)")) · \
      \(HTMLText(result.subject)) · \(status)</span>
      \(answer.markup)
      \(wrong.isEmpty ? "" : "<ul class=wrong>\(wrong)</ul>")
      </article>
      """
  }

  private func section(_ coverage: SuiteCoverage) -> String {
    let rows = coverage.gaps.map { gap in
      let names = gap.names.map { "<code>\(HTMLText($0))</code>" }.joined(separator: ", ")
      return
        "<tr><th>\(HTMLText(gap.title))</th><td>\(gap.said) of \(gap.all)</td><td>\(names)</td></tr>"
    }
    return """
      <h2>What no phrase has said</h2>
      <table>
      \(rows.joined(separator: "\n"))
      </table>
      """
  }
}
