import Understudy

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
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Appends one of several answers; in text a blank line sets it apart from the next.
  func printInRow(_ answer: some Answer, to buffer: inout [UInt8]) {
    print(answer, to: &buffer)
    if format == .text { buffer.append(UInt8(ascii: "\n")) }
  }
}
