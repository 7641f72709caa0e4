import AppIntents

// What is done next, and what is asked before.
extension Conversation {
  /// Performs what is complete, and asks for what is not.
  func goOn(_ scene: Scene, _ turn: inout Turn) async throws {
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

  /// Asks what was asked before.
  func askAgain(_ turn: inout Turn) {
    turn.note("is no answer to what was asked")
    switch open {
    case .nothing: break
    case .value(_, let question), .choice(_, let question), .tool(_, let question),
      .intent(_, let question):
      turn.question = question
    }
  }

  /// Forgets what was asked and what was to be done.
  func drop(_ turn: inout Turn) {
    turn.note("drops what was asked")
    if var call = running?.call {
      call.outcome = .dropped
      turn.ended.append(call)
    }
    (open, draft, running, waiting) = (.nothing, nil, nil, [])
  }
}
