import Understudy

/// What a phrase makes of an entity, as a person reads it.
extension ParseAnswer {
  func lines(on page: Page, explained: Bool) -> [String] {
    var lines = picture(on: page) + [""] + summary(on: page)
    if explained { lines += [""] + extraction.explanation.lines(on: page) }
    return lines
  }

  /// The phrase with its words underlined, and the values beside the words that they came from.
  func picture(on page: Page) -> [String] {
    let labels = extraction.fills.map { AnnotatedPhrase.Label(span: $0.span, text: $0.property) }
    var lines = AnnotatedPhrase(request.phrase, labels).lines(on: page)
    if !extraction.fills.isEmpty { lines += [""] + AnswerTable(rows).lines(on: page) }
    return lines
  }

  private var rows: [AnswerTable.Row] {
    extraction.fills.map { fill in
      let notes = (fill.cue.map { ["by \"\($0)\""] } ?? []) + fill.alternatives.plainNotes
      return AnswerTable.Row(
        name: fill.property, value: fill.value, words: fill.text,
        note: notes.joined(separator: "; "))
    }
  }

  /// The status, and what is behind it.
  private func summary(on page: Page) -> [String] {
    let status = page.style(isComplete ? .good : .warning, extraction.status.rawValue)
    let dialog = extraction.dialog.map { ["“\($0.printable)”"] } ?? []
    return ["  \(extraction.entity): \(status)"]
      + (open + asides + dialog).flatMap(page.wrap)
  }

  /// What keeps the entity from being filled.
  var open: [String] {
    let missing = extraction.missing.joined(separator: ", ")
    let choices = extraction.ambiguous.map { ambiguity in
      let choices = ambiguity.choices.map { ($0["value"] ?? $0).label }
      return "\(ambiguity.property): \(choices.joined(separator: " or "))?"
    }
    return (missing.isEmpty ? [] : ["missing: \(missing)"]) + choices
  }

  /// What else there is to know: what was not found or not used, and what holds by default.
  var asides: [String] {
    extraction.searched.map { "\($0.property): nothing called '\($0.text.printable)'" }
      + extraction.unused.map(\.line)
      + extraction.defaults.map { "by default: \($0.name) = \($0.value.plainText)" }
  }
}

extension Extraction.Unused {
  /// What was said in vain, and why where that is known.
  var line: String {
    let reasons = bounds.isEmpty ? "" : "; " + bounds.map { "\($0)" }.joined(separator: ", ")
    return "not used: \(text) (\(kind) \(value.plainText)\(reasons))".printable
  }
}
