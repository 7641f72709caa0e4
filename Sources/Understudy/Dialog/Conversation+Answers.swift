import AppIntents

// What answers a question.
extension Conversation {
  /// Takes a phrase for the answer to what was asked, and tells whether it was one.
  func answer(_ phrase: String, _ scene: Scene, _ turn: inout Turn) async throws -> Bool {
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
      if case .value = question.sort {} else { turn.note("answers what the intent asks") }
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
}
