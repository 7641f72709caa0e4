extension Extraction {
  /// The same for a phrase of which this was a part that begins at an offset.
  func shifted(by offset: Int) -> Extraction {
    Extraction(
      phrase: phrase, entity: entity, status: status, values: values,
      fills: fills.map { $0.shifted(by: offset) }, missing: missing, ambiguous: ambiguous,
      searched: searched.map {
        Search(property: $0.property, text: $0.text, span: $0.span.shifted(by: offset))
      },
      unused: unused.map { $0.shifted(by: offset) }, defaults: defaults, dialog: dialog,
      explanation: explanation)
  }
}

extension Extraction.Fill {
  fileprivate func shifted(by offset: Int) -> Extraction.Fill {
    Extraction.Fill(
      property: property, value: value, text: text, span: span.shifted(by: offset), score: score,
      cue: cue, alternatives: alternatives, timeZone: timeZone, placeZone: placeZone)
  }
}

extension Extraction.Unused {
  fileprivate func shifted(by offset: Int) -> Extraction.Unused {
    Extraction.Unused(
      kind: kind, value: value, text: text, span: span.shifted(by: offset), contents: contents,
      bounds: bounds)
  }
}

extension Span {
  fileprivate func shifted(by offset: Int) -> Span { Span(start + offset, end + offset) }
}
