import Understudy

/// The mentions of a phrase.
struct RecognizeAnswer: Answer {
  let request: Request
  let mentions: [RecognizedMention]

  var isComplete: Bool { true }

  func json(offsets unit: OffsetUnit, explained: Bool) -> JSONValue {
    let offsets = OffsetMap(request.phrase, unit: unit)
    let listed = mentions.map { mention in json(mention, offsets, explained: explained) }
    return .object(
      request.leadingMembers + [.init("mentions", .array(listed))])
  }

  private func json(
    _ mention: RecognizedMention, _ offsets: OffsetMap, explained: Bool
  ) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("kind", .string(mention.kind)), .init("text", .string(mention.text)),
    ]
    members += offsets.members(of: mention.span)
    members.append(.init("value", mention.value))
    members += mention.details
    members.append(.init("latent", .bool(mention.isLatent)))
    members.append(.init("alternatives", .array(mention.alternatives)))
    if explained { members.append(mention.explanation.member) }
    return .object(members)
  }

  func lines(on page: Page, explained: Bool) -> [String] {
    let labels = mentions.map { AnnotatedPhrase.Label(span: $0.span, text: $0.kind) }
    var lines = AnnotatedPhrase(request.phrase, labels).lines(on: page)
    if mentions.isEmpty { return lines + ["", page.style(.faint, "  no mention")] }
    let rows = mentions.map { mention in
      AnswerTable.Row(
        name: mention.kind, value: mention.value, words: mention.text, note: note(on: mention))
    }
    lines += [""] + AnswerTable(rows).lines(on: page)
    if explained { lines += mentions.flatMap { [""] + $0.explanation.lines(on: page) } }
    return lines
  }

  private func note(on mention: RecognizedMention) -> String {
    let details = mention.details.filter { $0.name != "from" && $0.name != "until" }.map { detail in
      "\(detail.name) \(detail.value.plainText)"
    }
    let notes = [details.joined(separator: ", "), mention.isLatent ? "weak" : ""]
    return (notes.filter { !$0.isEmpty } + mention.alternatives.plainNotes).joined(separator: "; ")
  }
}
