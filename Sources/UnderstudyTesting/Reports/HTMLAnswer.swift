import Understudy

/// An answer as a part of a page: its words marked, its values in a table.
package struct HTMLAnswer: Sendable {
  private let phrase: String
  private let labels: [HTMLPhrase.Label]
  private let rows: [[String]]

  /// Shows what a phrase made of an entity.
  ///
  /// - Parameters:
  ///   - extraction: What it made.
  ///   - properties: The entity's properties; each keeps its colour by its place among them.
  ///   - phrase: All that was said, where it asked for other things besides.
  package init(_ extraction: Extraction, properties: [String] = [], in phrase: String? = nil) {
    self.phrase = phrase ?? extraction.phrase
    var order = properties
    for fill in extraction.fills where !order.contains(fill.property) {
      order.append(fill.property)
    }
    labels = extraction.fills.map { fill in
      .init(
        span: fill.span, text: fill.property, hue: order.firstIndex(of: fill.property) ?? 0)
    }
    rows = extraction.fills.map { fill in
      let notes =
        (fill.cue.map { ["by “\($0)”"] } ?? [])
        + (fill.alternatives.isEmpty
          ? []
          : [
            "or " + fill.alternatives.map { ($0["value"] ?? $0).shown }.joined(separator: ", ")
          ])
      return [fill.property, fill.value.shown, fill.text, notes.joined(separator: "; ")]
    }
  }

  /// Shows what a phrase mentions; kinds keep their colours by their order.
  package init(_ phrase: String, _ mentions: [RecognizedMention]) {
    self.phrase = phrase
    var order: [String] = []
    for mention in mentions where !order.contains(mention.kind) { order.append(mention.kind) }
    labels = mentions.map { mention in
      .init(span: mention.span, text: mention.kind, hue: order.firstIndex(of: mention.kind) ?? 0)
    }
    rows = mentions.map { mention in
      let details = mention.details.map { "\($0.name) \($0.value.plainText)" }
      return [
        mention.kind, mention.value.shown, mention.text, details.joined(separator: ", "),
      ]
    }
  }

  /// The phrase alone.
  package init(_ phrase: String) {
    (self.phrase, labels, rows) = (phrase, [], [])
  }

  /// The markup.
  package var markup: String {
    let table = rows.map { cells in
      let rest = cells.dropFirst().map { "<td dir=auto>\(HTMLText($0))</td>" }.joined()
      return "<tr><th>\(HTMLText(cells[0]))</th>\(rest)</tr>"
    }
    return HTMLPhrase(phrase, labels).markup
      + (table.isEmpty ? "" : "\n<table>\n\(table.joined(separator: "\n"))\n</table>")
  }
}

extension JSONValue {
  /// The value as a table shows it: an amount before its currency or unit.
  fileprivate var shown: String {
    guard case .object(let members) = self, ["amount", "value"].contains(members.first?.name),
      members.count == 2
    else { return label }
    return members.map(\.value.plainText).joined(separator: " ")
  }
}
