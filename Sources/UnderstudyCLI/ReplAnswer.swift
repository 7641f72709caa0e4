import Understudy

/// What one phrase of a conversation comes to, as a person reads it.
struct ReplAnswer {
  let turn: Turn
  /// What is known by then.
  let state: Conversation.State?
  let context: ReferenceContext

  /// The lines.
  func lines(on page: Page, explained: Bool) -> [String] {
    picture(on: page) + [""] + summary(on: page)
      + (explained ? [""] + turn.explanation.lines(on: page) : [])
  }

  private func picture(on page: Page) -> [String] {
    guard let extraction = turn.extraction else {
      return AnnotatedPhrase(turn.phrase, []).lines(on: page)
    }
    let request = Request(id: nil, phrase: turn.phrase, context: context)
    return ParseAnswer(request: request, extraction: extraction).picture(on: page)
  }

  /// What is filled by now, and what is open.
  private func summary(on page: Page) -> [String] {
    let now = turn.extraction?.values ?? []
    var lines: [String] = []
    if let state, !now.isEmpty || turn.question != nil {
      let isFilled = state.missing.isEmpty && turn.question == nil
      let status =
        isFilled ? page.style(.good, "filled") : page.style(.warning, "incomplete")
      lines.append("  \(state.name): \(status)")
      if !state.missing.isEmpty {
        lines += page.wrap("missing: \(state.missing.joined(separator: ", "))")
      }
      let grown = state.values.filter { whole in
        now.contains { $0.name == whole.name && $0.value != whole.value && whole.value.isList }
      }.map { "\($0.name) = \($0.value.plainText)" }
      if !grown.isEmpty {
        lines += page.wrap("altogether: \(grown.joined(separator: ", "))".printable)
      }
      let before = state.values.filter { old in !now.contains { $0.name == old.name } }
        .map { "\($0.name) = \(($0.value["title"] ?? $0.value).plainText)" }
      if !before.isEmpty {
        lines += page.wrap("said before: \(before.joined(separator: ", "))".printable)
      }
    } else {
      lines.append("  nothing to fill")
    }
    lines += (turn.extraction?.unused ?? []).flatMap { page.wrap($0.line) }
    if turn.question == nil, let extraction = turn.extraction,
      extraction.ambiguous.contains(where: \.isShared), let dialog = extraction.dialog
    {
      lines += page.wrap("“\(dialog.printable)”")
    }
    guard let question = turn.question else { return lines }
    return lines + page.wrap("“\(question.text.printable)”")
      + question.choices.flatMap { page.wrap("· \($0.printable)") }
  }
}

extension JSONValue {
  fileprivate var isList: Bool { if case .array = self { true } else { false } }
}
