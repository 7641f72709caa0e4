import Understudy
import UnderstudyTesting

/// The reports of suites, as a person reads them on a terminal.
struct SuiteText {
  /// Where it goes.
  let page: Page

  /// The failures of a suite, each with its phrase drawn, and the line that counts.
  func lines(_ report: SuiteReport) -> [String] {
    report.failures.flatMap { failure($0, of: report) + [""] } + [summary(of: report)]
  }

  private func failure(_ result: CaseResult, of report: SuiteReport) -> [String] {
    let place = "\(report.suite.name):\(result.phraseCase.line)"
    let fills = result.extraction?.fills ?? []
    let labels = fills.map { AnnotatedPhrase.Label(span: $0.span, text: $0.property) }
    let picture = AnnotatedPhrase(result.phraseCase.phrase, labels).lines(on: page)
    let wrong = result.mismatches.flatMap { mismatch in
      page.wrap("✗ \(mismatch)".printable).map { page.style(.bad, $0) }
    }
    return [page.style(.faint, place)] + picture + wrong
  }

  private func summary(of report: SuiteReport) -> String {
    page.style(report.hasPassed ? .good : .bad, report.summary)
  }

  /// What no phrase has said, as far as it fits on a few lines a sort.
  func lines(_ coverage: SuiteCoverage) -> [String] {
    let gaps = coverage.gaps.filter { !$0.names.isEmpty }
    guard !gaps.isEmpty else { return [] }
    return ["", "never said:"]
      + gaps.flatMap { gap in
        let shown = gap.names.prefix(12).joined(separator: ", ")
        let rest = gap.names.count > 12 ? " … and \(gap.names.count - 12) more" : ""
        return page.wrap("\(gap.title) (\(gap.all - gap.said) of \(gap.all)): \(shown)\(rest)")
          .map { page.style(.faint, $0) }
      }
  }

  /// What rewriting a suite changes.
  func lines(_ update: SuiteUpdate, of report: SuiteReport) -> [String] {
    let changes = update.changes.flatMap { change in
      [page.style(.faint, "\(report.suite.name):\(change.line)"), "  \(change.phrase.printable)"]
        + change.removed.map { page.style(.bad, "- \($0.printable)") }
        + change.added.map { page.style(.good, "+ \($0.printable)") }
    }
    let kept = report.failures.count - update.changes.count
    let count = update.changes.count == 1 ? "1 phrase" : "\(update.changes.count) phrases"
    return changes + ["\(report.suite.name): \(count) rewritten"]
      + (kept > 0 ? ["\(kept) left as they are: they could not be answered"] : [])
  }
}
