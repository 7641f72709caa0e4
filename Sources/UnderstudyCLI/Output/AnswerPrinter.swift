import Understudy
import UnderstudyTesting

/// Prints answers as the options ask for.
struct AnswerPrinter: Sendable {
  let format: OutputFormat
  let offsets: OffsetUnit
  let explains: Bool
  let page: Page

  /// Appends an answer with its line end.
  func print(_ answer: some Answer, to buffer: inout [UInt8]) {
    switch format {
    case .ndjson: answer.json(offsets: offsets, explained: explains).write(to: &buffer)
    case .json: answer.json(offsets: offsets, explained: explains).writePretty(to: &buffer)
    case .text:
      let lines = answer.lines(on: page, explained: explains)
      buffer.append(contentsOf: lines.joined(separator: "\n").utf8)
    case .html:
      let markup = answer.markup(explained: explains)
      let sort = answer.isComplete ? "" : " class=open"
      buffer.append(contentsOf: "<article\(sort)>\n\(markup)\n</article>".utf8)
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Appends one of several answers; in text a blank line sets it apart from the next.
  func printInRow(_ answer: some Answer, to buffer: inout [UInt8]) {
    print(answer, to: &buffer)
    if format == .text { buffer.append(UInt8(ascii: "\n")) }
  }

  /// What stands before all answers and behind them.
  var frame: (head: [UInt8], foot: [UInt8]) {
    guard format == .html else { return ([], []) }
    let (head, foot) = HTMLPage.frame(title: "Understudy")
    return (Array(head.utf8), Array(foot.utf8))
  }
}

extension Answer {
  /// The answer as a part of a page.
  func markup(explained: Bool) -> String {
    let plain = lines(on: Page(columns: 100, style: Style(isOn: false)), explained: explained)
    return "<pre>\(HTMLText(plain.joined(separator: "\n")))</pre>"
  }
}

extension Explanation {
  /// The tree as a part of a page.
  var markup: String {
    "<details><summary>why</summary>\n<pre>\(HTMLText(description))</pre></details>"
  }
}
