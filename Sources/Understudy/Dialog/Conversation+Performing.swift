import AppIntents

// How an intent is performed.
extension Conversation {
  /// Performs a request that is complete.
  func perform(_ draft: Draft, _ scene: Scene, _ turn: inout Turn) async throws {
    guard let intent = try assistant.builder(for: draft).intent(of: draft) else {
      return try await finish(scene, &turn)
    }
    let call = ToolCall(tool: draft.tool.name, intent: intent, outcome: .waiting)
    turn.calls.append(call)
    running = (call, Performance(intent))
    try await listen(scene, &turn)
  }

  /// Waits until the intent asks or ends.
  func listen(_ scene: Scene, _ turn: inout Turn) async throws {
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
    try await finish(scene, &turn)
  }

  /// Keeps what was done, and goes on to what the same phrase asks for besides.
  private func finish(_ scene: Scene, _ turn: inout Turn) async throws {
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
