import AppIntents

/// Phrases that follow each other: a question is answered by the next one, and what was filled is kept.
///
/// ```swift
/// let conversation = assistant.conversation()
/// try await conversation.say("flights to Rome on Friday").question?.text   // "What is the origin?"
/// try await conversation.say("from Paris").calls.map(\.tool)               // ["SearchFlights"]
/// try await conversation.say("make it Saturday").calls.map(\.tool)         // ["SearchFlights"]
/// ```
public actor Conversation {
  /// What is expected to be said next.
  private enum Open {
    /// A request.
    case nothing
    /// A value for a parameter.
    case value(path: String, Question)
    /// One of several values.
    case choice(Draft.Choice, Question)
    /// One of several tools that the phrase calls equally well.
    case tool([ToolChoice.Call], Question)
    /// What the intent asks that is being performed.
    case intent(IntentQuestion, Question)
  }

  private let assistant: Assistant
  /// What is being listened to.
  private var speech: Task<Void, Never>?
  private var open = Open.nothing
  /// The request that is being spoken of.
  private var draft: Draft?
  /// The requests of the same phrase that come after it.
  private var waiting: [Draft] = []
  /// The request that was performed last, which may still be changed.
  private var last: Draft?
  private var running: (call: ToolCall, performance: Performance)?
  /// What was said so far, and what came of it.
  public private(set) var turns: [Turn] = []

  init(with assistant: Assistant) {
    self.assistant = assistant
  }

  /// Says something.
  ///
  /// - Parameter phrase: A request, the answer to the question that was asked last, or a change of
  ///   what was said before.
  /// - Returns: What came of it. Not understanding it is no error: nothing is called then.
  /// - Throws: ``UnsupportedLocale``, or an error that names the context's time zone.
  @discardableResult
  public func say(_ phrase: String) async throws -> Turn {
    // Whoever speaks meanwhile is heard afterwards.
    let before = speech
    let task = Task {
      await before?.value
      return try await hear(phrase)
    }
    speech = Task { _ = try? await task.value }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func hear(_ phrase: String) async throws -> Turn {
    var turn = Turn(phrase)
    let scene = try await Scene(assistant)
    if case .nothing = open {
      try await begin(phrase, scene, &turn)
    } else if scene.replies.isCancellation(phrase) {
      drop(&turn)
    } else if try await !answer(phrase, scene, &turn) {
      if try !isRequest(phrase, scene) {
        askAgain(&turn)
      } else {
        drop(&turn)
        try await begin(phrase, scene, &turn)
      }
    }
    turns.append(turn)
    return turn
  }

  // MARK: - A request

  private func begin(_ phrase: String, _ scene: Scene, _ turn: inout Turn) async throws {
    let choices = try scene.reader.choices(for: phrase)
    let choice = choices[0]
    if choices.count == 1, let last,
      let addition = try addition(phrase, to: last, beside: choice, scene)
    {
      turn.tell("changes '\(last.tool.name)'", addition)
      draft = last
      draft?.merge(addition)
    } else {
      turn.tell(choices)
      waiting = choices.dropFirst().compactMap { $0.chosen.flatMap { draft(of: $0) } }
      if choice.ambiguous.count > 1 { return ask(choice.ambiguous, scene, &turn) }
      guard let chosen = choice.chosen else { return }
      begin(chosen, &turn)
    }
    try await goOn(scene, &turn)
  }

  private func begin(_ call: ToolChoice.Call, _ turn: inout Turn) {
    turn.extraction = call.extraction
    draft = draft(of: call)
  }

  private func draft(of call: ToolChoice.Call) -> Draft? {
    guard let tool = assistant.tool(named: call.tool) else { return nil }
    var draft = Draft(tool)
    draft.merge(call.extraction)
    return draft
  }

  private func ask(_ calls: [ToolChoice.Call], _ scene: Scene, _ turn: inout Turn) {
    let titles = calls.map { assistant.tool(named: $0.tool)?.schema.title ?? $0.tool }
    let question = Question(
      scene.writer.sentence("tools", ["choices": titles.joined(separator: ", ")]), sort: .choice,
      choices: titles)
    open = .tool(calls, question)
    turn.question = question
  }

  /// What a phrase changes about the request that was performed last; nothing where it is a new one.
  private func addition(
    _ phrase: String, to last: Draft, beside choice: ToolChoice, _ scene: Scene
  ) throws -> Extraction? {
    let isChange = scene.replies.isChange(phrase)
    let isShort = scene.replies.wordCount(of: phrase) <= 5
    if let chosen = choice.chosen {
      let isWhole = chosen.extraction.status == .filled || chosen.tool != last.tool.name
      guard isChange || isShort && !isWhole else { return nil }
    } else {
      guard isChange || isShort else { return nil }
    }
    let addition = try scene.reader.addition(to: last.tool, from: phrase)
    return addition.saysSomething ? addition : nil
  }

  /// Whether a phrase that answers no question is a request of its own.
  private func isRequest(_ phrase: String, _ scene: Scene) throws -> Bool {
    try scene.reader.choice(for: phrase).chosen != nil
  }

  // MARK: - An answer

  /// Takes a phrase for the answer to what was asked, and tells whether it was one.
  private func answer(_ phrase: String, _ scene: Scene, _ turn: inout Turn) async throws -> Bool {
    switch open {
    case .nothing: return false
    case .value(let path, _):
      guard let extraction = try value(phrase, for: path, scene) else { return false }
      turn.tell("answers for '\(path)'", extraction)
      draft?.merge(extraction)
    case .choice(let choice, _):
      let entries = choice.options.map(\.entry)
      if let place = try scene.replies.choice(in: phrase, among: entries) {
        turn.note("answers for '\(choice.path)': '\(entries[place].title)'")
        draft?.set(choice.options[place].value, at: choice.path)
      } else if let change = try change(phrase, scene) {
        turn.tell("changes what was said", change)
        draft?.merge(change)
      } else {
        return false
      }
    case .tool(let calls, let question):
      let entries = zip(calls, question.choices).map { CatalogueEntry(id: $0.tool, title: $1) }
      guard let place = try scene.replies.choice(in: phrase, among: entries) else { return false }
      turn.note("answers which tool: '\(calls[place].tool)'")
      begin(calls[place], &turn)
    case .intent(let question, _):
      guard let reply = try await reply(phrase, to: question, scene, &turn) else { return false }
      running?.performance.reply(reply)
      try await listen(scene, &turn)
      return true
    }
    try await goOn(scene, &turn)
    return true
  }

  /// What a phrase says where a parameter is asked for; nothing where it does not answer.
  private func value(
    _ phrase: String, for path: String, _ scene: Scene
  ) throws -> Extraction? {
    guard let tool = draft?.tool, let leaf = tool.leaf(at: path) else { return nil }
    let choice = try scene.reader.choice(for: phrase).chosen
    if let choice, choice.tool != tool.name, choice.score >= 0.5, !leaf.slot.shape.isFreeText,
      scene.replies.wordCount(of: phrase) > 2
    {
      return nil
    }
    let addition = try scene.reader.addition(to: tool, from: phrase)
    if addition.speaks(of: path) { return addition }
    let answer = try scene.reader.answer(for: path, of: tool, from: phrase)
    if answer.speaks(of: path) { return answer }
    if leaf.slot.type == .text, choice == nil || leaf.slot.shape.entity != nil {
      return addition.saying(phrase, for: leaf)
    }
    return addition.saysSomething ? addition : nil
  }

  /// What a phrase changes where a choice is open; nothing where it is a request or says nothing.
  private func change(_ phrase: String, _ scene: Scene) throws -> Extraction? {
    guard let tool = draft?.tool else { return nil }
    if let called = try scene.reader.choice(for: phrase).chosen, called.tool != tool.name {
      return nil
    }
    let addition = try scene.reader.addition(to: tool, from: phrase)
    return addition.saysSomething ? addition : nil
  }

  /// The reply to what an intent asks; nothing where the phrase is none.
  private func reply(
    _ phrase: String, to question: IntentQuestion, _ scene: Scene, _ turn: inout Turn
  ) async throws -> IntentReply? {
    switch question.sort {
    case .value:
      return try await native(phrase, for: question, scene, &turn).map(IntentReply.value)
    case .choice(let values):
      return try scene.replies.choice(
        in: phrase, among: values.map { EntityOption($0.value).entry }
      )
      .map(IntentReply.choice)
    case .confirmation(_, let action):
      return try scene.replies.confirmation(
        in: phrase, accepting: action?.accepting.map { String(localized: $0) } ?? [],
        denying: action?.denying.map { String(localized: $0) } ?? []
      ).map(IntentReply.confirmation)
    case .option(let options):
      let entries = options.map { CatalogueEntry(id: "", title: String(localized: $0.title)) }
      return try scene.replies.choice(in: phrase, among: entries).map(IntentReply.choice)
    }
  }

  /// A value in the type of the parameter that an intent asks for.
  private func native(
    _ phrase: String, for question: IntentQuestion, _ scene: Scene, _ turn: inout Turn
  ) async throws -> SentValue? {
    guard let draft, let parameter = draft.tool.parameter(asking: question) else { return nil }
    let extraction = try scene.reader.answer(for: parameter.name, of: draft.tool, from: phrase)
    var answer = Draft(draft.tool)
    if let leaf = draft.tool.leaf(at: parameter.name), leaf.slot.type == .text,
      !extraction.speaks(of: leaf.path)
    {
      answer.merge(extraction.saying(phrase, for: leaf))
    } else {
      answer.merge(extraction)
    }
    await scene.resolver.resolve(&answer, in: &turn)
    guard let value = try answer.native(of: parameter, built: assistant.builder(for: answer)) else {
      return nil
    }
    turn.tell("answers for '\(parameter.name)'", extraction)
    return SentValue(value)
  }

  // MARK: - Going on

  /// Performs what is complete, and asks for what is not.
  private func goOn(_ scene: Scene, _ turn: inout Turn) async throws {
    open = .nothing
    guard var current = draft else { return }
    await scene.resolver.resolve(&current, in: &turn)
    draft = current
    if let question = scene.writer.question(for: current) {
      ask(question, about: current, &turn)
    } else {
      try await perform(current, scene, &turn)
    }
  }

  private func ask(_ question: Question, about draft: Draft, _ turn: inout Turn) {
    let path = question.parameter ?? ""
    if let choice = draft.choices.first(where: { $0.path == path }) {
      open = .choice(choice, question)
    } else {
      open = .value(path: path, question)
    }
    turn.question = question
  }

  private func askAgain(_ turn: inout Turn) {
    turn.note("is no answer to what was asked")
    switch open {
    case .nothing: break
    case .value(_, let question), .choice(_, let question), .tool(_, let question),
      .intent(_, let question):
      turn.question = question
    }
  }

  /// Forgets what was asked and what was to be done.
  private func drop(_ turn: inout Turn) {
    turn.note("drops what was asked")
    if var call = running?.call {
      call.outcome = .dropped
      turn.ended.append(call)
    }
    (open, draft, running, waiting) = (.nothing, nil, nil, [])
  }

  private func perform(_ draft: Draft, _ scene: Scene, _ turn: inout Turn) async throws {
    let intent = try assistant.builder(for: draft).intent(of: draft)
    let call = ToolCall(tool: draft.tool.name, intent: intent, outcome: .waiting)
    turn.calls.append(call)
    running = (call, Performance(intent))
    try await listen(scene, &turn)
  }

  /// Waits until the intent asks or ends.
  private func listen(_ scene: Scene, _ turn: inout Turn) async throws {
    guard let (call, performance) = running else { return }
    let deadline = Deadline(assistant.toolLimit)
    let event =
      (try? await deadline.value { await performance.next() })
      ?? .ended(.failure(ToolTimeout(tool: call.tool, limit: assistant.toolLimit)))
    switch event {
    case .asked(let question):
      let parameter = draft?.tool.parameter(asking: question)
      guard let tool = draft?.tool else { return }
      let words = scene.writer.question(question, about: parameter, of: tool)
      open = .intent(question, words)
      turn.question = words
    case .ended(let result):
      running = nil
      try await end(call, result, scene, &turn)
    }
  }

  private func end(
    _ call: ToolCall, _ result: Result<any IntentResult, any Error>, _ scene: Scene,
    _ turn: inout Turn
  ) async throws {
    open = .nothing
    if case .failure(let error as AppIntentError) = result, let question = error.question,
      let parameter = draft?.tool.parameter(asking: question)
    {
      // Without the value the intent did not come to be performed; it begins anew with it.
      turn.calls.removeAll { $0.isSame(as: call) }
      demand(question, parameter, scene, &turn)
      return
    }
    var ended = call
    ended.outcome =
      switch result {
      case .success(let result): .performed(result)
      case .failure(let error): .failed(error)
      }
    if let place = turn.calls.lastIndex(where: { $0.isSame(as: call) }) {
      turn.calls[place] = ended
    }
    turn.ended.append(ended)
    last = draft
    draft = waiting.isEmpty ? nil : waiting.removeFirst()
    try await goOn(scene, &turn)
  }

  /// Asks for what an intent cannot go on without.
  private func demand(
    _ question: IntentQuestion, _ parameter: PropertyDeclaration, _ scene: Scene,
    _ turn: inout Turn
  ) {
    guard let current = draft else { return }
    let words = scene.writer.question(question, about: parameter, of: current.tool)
    turn.question = words
    guard case .choice(let values) = question.sort else {
      open = .value(path: parameter.name, words)
      return
    }
    let options = values.map { value in
      Draft.Option(
        entry: EntityOption(value.value).entry,
        value: .native(parameter.isArray ? SentValue([value.value]) : value))
    }
    open = .choice(Draft.Choice(path: parameter.name, options: options), words)
  }
}
