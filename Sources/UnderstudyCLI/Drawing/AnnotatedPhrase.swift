import Understudy

/// A phrase with its spans underlined and labelled.
///
/// ```
///   tomorrow from Oslo
///   ┬───────      ┬───
///   date          origin
/// ```
struct AnnotatedPhrase {
  /// What a span is called.
  struct Label: Sendable {
    let span: Span
    let text: String
  }

  private static let indent = "  "
  private let phrase: String
  private let labels: [Label]

  init(_ phrase: String, _ labels: [Label]) {
    self.phrase = phrase
    self.labels = labels.filter { $0.span.length > 0 }.sorted { $0.span.start < $1.span.start }
  }

  /// The lines of the picture, without blanks at their ends.
  func lines(on page: Page) -> [String] {
    let rows = PhraseRow.rows(of: phrase, columns: max(10, page.columns - Self.indent.count))
    return rows.flatMap { row in
      [Self.indent + row.text] + underlined(row, on: page)
    }
  }

  private func underlined(_ row: PhraseRow, on page: Page) -> [String] {
    let touching = labels.filter { $0.span.overlaps(row.span) }
    guard !touching.isEmpty else { return [] }
    var marks = TextCanvas()
    for label in touching {
      let columns = row.columns(of: label.span)
      marks.put(String(repeating: "─", count: columns.count), at: columns.lowerBound, row: 0)
    }
    let starting = touching.filter { row.span.start <= $0.span.start }
    for label in starting { marks.put("┬", at: row.columns(of: label.span).lowerBound, row: 0) }
    let places = starting.map {
      LabelPlacement.Item(column: row.columns(of: $0.span).lowerBound, text: $0.text)
    }
    for placed in LabelPlacement(columns: page.columns - Self.indent.count).place(places) {
      marks.put(placed.text, at: placed.column, row: placed.row + 1)
      for above in 1..<(placed.row + 1) { marks.putIfFree("│", at: placed.anchor, row: above) }
    }
    return marks.lines.map { Self.indent + page.style(.label, $0) }
  }
}
