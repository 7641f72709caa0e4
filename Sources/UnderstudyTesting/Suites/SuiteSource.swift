/// The lines of a suite as they were written.
struct SuiteSource: Sendable {
  /// The lines, without their ends.
  let lines: [Substring]
  /// Whether they are JSON Lines.
  let isJSON: Bool
  /// Whether they end as on Windows.
  let hasCarriageReturns: Bool
  /// Whether the text begins with a byte order mark.
  let isMarked: Bool
  /// Whether the last line has an end.
  let isEnded: Bool

  init(_ text: String) {
    isMarked = text.unicodeScalars.first == "\u{FEFF}"
    var lines = text.unicodeScalars.dropFirst(isMarked ? 1 : 0)
      .split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
    hasCarriageReturns = lines.first?.unicodeScalars.last == "\r"
    isEnded = lines.last?.isEmpty ?? false
    if isEnded { lines.removeLast() }
    self.lines = lines.map { line in
      line.unicodeScalars.last == "\r" ? Substring(line.unicodeScalars.dropLast()) : line
    }
    isJSON = self.lines.first { !$0.allSatisfy(\.isWhitespace) }?.first == "{"
  }

  /// The text of other lines, with the ends that these have.
  func text(of lines: [String]) -> String {
    let end = hasCarriageReturns ? "\r\n" : "\n"
    return (isMarked ? "\u{FEFF}" : "") + lines.joined(separator: end) + (isEnded ? end : "")
  }
}
