import Understudy
import UnderstudyTesting

/// The report of generated phrases, for people and for scripts.
struct FuzzText {
  private static let shown = 12
  /// Where it goes.
  let page: Page

  /// The report in a format.
  func printed(_ report: FuzzReport, as format: OutputFormat) -> [UInt8] {
    var buffer: [UInt8] = []
    switch format {
    case .ndjson:
      for result in report.results {
        json(result).write(to: &buffer)
        buffer.append(UInt8(ascii: "\n"))
      }
    case .json:
      JSONValue.array(report.results.map(json)).writePretty(to: &buffer)
      buffer.append(UInt8(ascii: "\n"))
    case .text, .html:
      buffer += PrintedText(title: report.schema, lines: lines(report)).bytes(as: format)
    }
    return buffer
  }

  private func lines(_ report: FuzzReport) -> [String] {
    let phrasings = report.phrasings
    let head = page.style(report.failures.isEmpty ? .good : .warning, report.summary)
    guard !phrasings.isEmpty else { return [head] }
    let rest = phrasings.count - Self.shown
    return [head, "", "what its titles and descriptions cannot carry:"]
      + phrasings.prefix(Self.shown).flatMap(lines)
      + (rest > 0 ? ["", "… and \(rest) more ways; --format ndjson lists every phrase"] : [])
  }

  private func lines(_ phrasing: FuzzReport.Phrasing) -> [String] {
    let way = phrasing.pointer.map { "by \"\($0)\"" } ?? "alone"
    let count =
      phrasing.said == 0
      ? "unsaid: \(phrasing.failed)" : "\(way): \(phrasing.failed) of \(phrasing.said)"
    let head = "  \(page.style(.label, phrasing.property)) \(count)"
    return ["", head] + page.wrap("  “\(phrasing.example.printable)”")
      + page.wrap("  ✗ \("\(phrasing.mismatch)".printable)").map { page.style(.bad, $0) }
  }

  private func json(_ result: FuzzResult) -> JSONValue {
    let said = result.paraphrase.pieces.map { JSONValue.Member($0.property, $0.value) }
    return .object([
      .init("phrase", .string(result.paraphrase.phrase)), .init("said", .object(said)),
      .init("values", .object(result.extraction.values)),
      .init("passed", .bool(result.mismatches.isEmpty)),
      .init("mismatches", .array(result.mismatches.map { .string("\($0)") })),
    ])
  }
}
