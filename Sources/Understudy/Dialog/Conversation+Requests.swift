import AppIntents

// What begins a request.
extension Conversation {
  /// Takes a phrase for a request, or for a change of the one before.
  func begin(_ phrase: String, _ scene: Scene, _ turn: inout Turn) async throws {
    if let entity = assistant.entity { return try await fill(entity, phrase, scene, &turn) }
    let choices = try scene.reader.choices(for: phrase)
    let choice = choices[0]
    if choices.count == 1, let last,
      let addition = try addition(phrase, to: last, beside: choice, scene)
    {
      turn.tell("changes '\(last.tool.name)'", addition)
      draft = last
      draft?.merge(addition, adding: scene.replies.isAddition(phrase))
    } else {
      turn.tell(choices)
      waiting = choices.dropFirst().compactMap { $0.chosen.flatMap { draft(of: $0) } }
      if choice.ambiguous.count > 1 { return ask(choice.ambiguous, scene, &turn) }
      guard let chosen = choice.chosen else { return }
      begin(chosen, &turn)
      turn.further = choices.dropFirst().compactMap { $0.chosen?.extraction }
    }
    try await goOn(scene, &turn)
  }

  /// Begins what a call asks for.
  func begin(_ call: ToolChoice.Call, _ turn: inout Turn) {
    turn.extraction = call.extraction
    draft = draft(of: call)
  }

  private func draft(of call: ToolChoice.Call) -> Draft? {
    guard let tool = assistant.tool(named: call.tool) else { return nil }
    var draft = Draft(tool)
    draft.merge(call.extraction)
    return draft
  }

  /// Asks which of several tools is meant.
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
      let isWhole = chosen.extraction.isWhole || chosen.tool != last.tool.name
      guard isChange || isShort && !isWhole else { return nil }
    } else {
      guard isChange || isShort else { return nil }
    }
    return try addition(phrase, to: last, scene)
  }

  /// The most words that need no other one to change what was said: "five, please".
  private static let fewWords = 2

  /// What a phrase says anew of a request; nothing where it says nothing.
  func addition(_ phrase: String, to last: Draft, _ scene: Scene) throws -> Extraction? {
    let addition = try scene.reader.addition(to: last.tool, from: phrase)
    guard scene.replies.isChange(phrase) || scene.replies.wordCount(of: phrase) <= Self.fewWords
    else { return addition.saysSomething ? addition : nil }
    // "Make it five" speaks of what has a value rather than of what has none.
    let again = try scene.reader.repetition(of: last, in: phrase)
    let saysAll = addition.fills.allSatisfy { fill in
      again.fills.contains {
        $0.span == fill.span && ($0.property == fill.property || fill.cue == nil)
      }
    }
    let best = again.saysSomething && saysAll ? again : addition
    return best.saysSomething ? best : nil
  }

  /// Whether a phrase that answers no question is a request of its own.
  func isRequest(_ phrase: String, _ scene: Scene) throws -> Bool {
    if let entity = assistant.entity {
      return try scene.reader.filling(of: entity, from: phrase).saysSomething
    }
    return try scene.reader.choice(for: phrase).chosen != nil
  }
}
