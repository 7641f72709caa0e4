import Understudy

/// A phrase whose words are marked with what they were read as.
package struct HTMLPhrase: Sendable {
  /// What some words of the phrase are.
  package struct Label: Sendable {
    let span: Span
    let text: String
    /// Which of the page's colours they are marked with.
    let hue: Int

    /// Makes a label.
    package init(span: Span, text: String, hue: Int) {
      self.span = span
      self.text = text
      self.hue = hue % HTMLPage.hueCount
    }
  }

  private let units: [UInt16]
  private let labels: [Label]

  /// Marks the words of a phrase; spans that lie outside it are left out.
  package init(_ phrase: String, _ labels: [Label]) {
    let units = Array(phrase.utf16)
    self.units = units
    self.labels = labels.filter {
      0 <= $0.span.start && $0.span.start < $0.span.end && $0.span.end <= units.count
    }
  }

  /// The markup.
  package var markup: String {
    let cuts = Set(labels.flatMap { [$0.span.start, $0.span.end] } + [0, units.count]).sorted()
    let pieces = zip(cuts, cuts.dropFirst()).map { start, end in piece(Span(start, end)) }
    return "<p class=phrase dir=auto>\(pieces.joined())</p>"
  }

  private func piece(_ span: Span) -> String {
    let text = HTMLText(String(decoding: units[span.start..<span.end], as: UTF16.self))
    let covering = labels.filter { $0.span.contains(span) }
    guard let first = covering.first else { return text.description }
    // Where spans overlap, only the piece that ends one names it.
    let names = covering.filter { $0.span.end == span.end }.map(\.text)
    let label = names.isEmpty ? "" : "<b>\(HTMLText(names.joined(separator: ", ")))</b>"
    return "<mark class=h\(first.hue)>\(text)\(label)</mark>"
  }
}
