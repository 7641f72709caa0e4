import Understudy
import UnderstudyTesting

extension Verb {
  /// Performs the tool that a phrase calls.
  static let call = Verb(
    name: "call", operand: "PHRASE",
    summary: "Chooses a tool for a phrase, fills it and performs it.",
    example: "understudy call \"split a bill of 84 euros among 4 people\"",
    options: [.now, .timeZone, .locale, .convention, .format, .explain, .color, .help]
  ) { settings, machine in
    guard settings.operands.count <= 1 else {
      throw UsageError.unexpectedOperand(
        settings.operands[1], hint: "a phrase of several words goes in quotes")
    }
    let assistant = try Assistant(
      tools: BuiltInTool.all.map(\.type), extractor: ProcessExtractor.shared,
      context: machine.contextOptions(settings).context)
    let caller = ToolCaller(
      conversation: assistant.conversation(), settings: settings, page: machine.page(settings))
    return try caller.run()
  }
}

/// Says phrases to an assistant and prints what comes of them.
private struct ToolCaller {
  let conversation: Conversation
  let settings: Settings
  let page: Page

  /// Says the phrase of the arguments, or every line of standard input.
  func run() throws -> ExitCode {
    guard settings.format == .html else { return try sayAll() }
    let frame = HTMLPage.frame(title: "Understudy")
    try StandardStream.output.write(Array(frame.head.utf8))
    let code = try sayAll()
    try StandardStream.output.write(Array(frame.foot.utf8))
    return code
  }

  private func sayAll() throws -> ExitCode {
    if let phrase = settings.operands.first { return try say(phrase) }
    return try sayEachLine()
  }

  /// Every line of standard input, each an answer to what was asked before it.
  private func sayEachLine() throws -> ExitCode {
    let prompt = LinePrompt()
    var code = ExitCode.answered
    while let line = try prompt.next() {
      code = try say(line)
      if settings.format ?? .text == .text { try StandardStream.output.writeLine("") }
    }
    return code
  }

  private func say(_ phrase: String) throws -> ExitCode {
    let conversation = conversation
    let turn = try Result { try Blocking.wait { try await conversation.say(phrase) } }
      .mapError(PhraseAnswering.Failure.init).get()
    var buffer: [UInt8] = []
    switch settings.format ?? .text {
    case .ndjson: json(turn).write(to: &buffer)
    case .json: json(turn).writePretty(to: &buffer)
    case .text: buffer += Array(lines(turn).joined(separator: "\n").utf8)
    case .html: buffer += Array(markup(turn).utf8)
    }
    try StandardStream.output.write(buffer + [UInt8(ascii: "\n")])
    let isDone = !turn.ended.isEmpty && turn.ended.allSatisfy { $0.error == nil }
    return isDone && turn.question == nil ? .answered : .unanswered
  }

  private func lines(_ turn: Turn) -> [String] {
    let fills = requests(of: turn).flatMap(\.fills)
    let labels = fills.map { AnnotatedPhrase.Label(span: $0.span, text: $0.property) }
    var lines = AnnotatedPhrase(turn.phrase, labels).lines(on: page) + [""]
    let rows = fills.map {
      AnswerTable.Row(name: $0.property, value: $0.value, words: $0.text, note: "")
    }
    if !rows.isEmpty { lines += AnswerTable(rows).lines(on: page) + [""] }
    for call in turn.ended {
      let said = call.error.map { page.style(.bad, "\($0)".printable) } ?? call.dialog ?? "done"
      lines += page.wrap("\(page.style(.good, call.tool)): \(said)")
    }
    if let question = turn.question {
      lines += page.wrap("“\(question.text.printable)”")
      lines += question.choices.flatMap { page.wrap("· \($0.printable)") }
    }
    if turn.ended.isEmpty, turn.question == nil { lines.append("  no tool") }
    if settings.explains { lines += [""] + turn.explanation.lines(on: page) }
    return lines
  }

  /// The same as a part of a page.
  private func markup(_ turn: Turn) -> String {
    let requests = requests(of: turn)
    var parts =
      requests.isEmpty
      ? [HTMLAnswer(turn.phrase).markup]
      : requests.map { HTMLAnswer($0, in: turn.phrase).markup }
    for call in turn.ended {
      let said = call.error.map { "\($0)" } ?? call.dialog ?? "done"
      let role = call.error == nil ? "good" : "bad"
      parts.append("<p class=\(role)>\(HTMLText("\(call.tool): \(said)"))</p>")
    }
    if let question = turn.question {
      parts.append("<p>“\(HTMLText(question.text))”</p>")
      parts += question.choices.map { "<p>· \(HTMLText($0))</p>" }
    }
    if turn.ended.isEmpty, turn.question == nil { parts.append("<p class=soft>no tool</p>") }
    if settings.explains { parts.append(turn.explanation.markup) }
    let sort = turn.ended.isEmpty ? " class=open" : ""
    return "<article\(sort)>\n\(parts.joined(separator: "\n"))\n</article>"
  }

  /// What the phrase asks for, each thing for itself.
  private func requests(of turn: Turn) -> [Extraction] {
    (turn.extraction.map { [$0] } ?? []) + turn.further
  }

  private func json(_ turn: Turn) -> JSONValue {
    let requests = requests(of: turn)
    let calls = turn.ended.enumerated().map { place, call -> JSONValue in
      var members: [JSONValue.Member] = [.init("tool", .string(call.tool))]
      if requests.count > 1, place < requests.count, requests[place].entity == call.tool {
        members.append(.init("values", .object(requests[place].values)))
      }
      if let dialog = call.dialog { members.append(.init("dialog", .string(dialog))) }
      if let value = call.value { members.append(.init("value", .string("\(value)"))) }
      if let error = call.error { members.append(.init("error", .string("\(error)"))) }
      return .object(members)
    }
    var members: [JSONValue.Member] = [
      .init("phrase", .string(turn.phrase)), .init("calls", .array(calls)),
      .init("values", .object(turn.extraction?.values ?? [])),
    ]
    if let question = turn.question { members.append(.init("question", .string(question.text))) }
    if settings.explains { members.append(turn.explanation.member) }
    return .object(members)
  }
}
