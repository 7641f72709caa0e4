import AppIntents

/// Tools that phrases call, with the context and the conventions in which they are read.
///
/// Make one for a suite of tests and keep it: it serves all threads.
///
/// ```swift
/// let assistant = try Assistant(
///   tools: [BookRoom.self, CancelBooking.self], extractor: Extractor(), context: context)
/// let turns = try await assistant.respond(to: "two nights in Porto", answers: "yes")
/// turns[0].question?.text      // "Shall I book it?"
/// turns[1].calls.first?.value  // what 'perform()' returned
/// ```
///
/// An assistant tells what a phrase makes of the declarations of the tools. It does not tell what
/// Siri makes of it.
public struct Assistant: Sendable {
  /// When, where and by which conventions phrases are said.
  public var context: ReferenceContext
  let extractor: Extractor
  let tools: [Tool]
  /// What all phrases fill, where there is nothing to choose.
  let entity: Tool?
  /// How long a query is waited for.
  let queryLimit: Duration
  /// How long an intent is waited for until it asks or ends.
  let toolLimit: Duration

  /// Takes up tools.
  ///
  /// - Parameters:
  ///   - tools: The intents, declared with `@AppIntent(.tool)`.
  ///   - extractor: What reads phrases.
  ///   - context: When, where and by which conventions they are said.
  ///   - queryLimit: How long a query is waited for.
  ///   - toolLimit: How long an intent is waited for until it asks or ends.
  /// - Throws: ``AssistantError`` where a declaration is such that no phrase could ever fill it.
  public init(
    tools: [any ToolIntent.Type], extractor: Extractor, context: ReferenceContext,
    queryLimit: Duration = .seconds(30), toolLimit: Duration = .seconds(60)
  ) throws(AssistantError) {
    guard !tools.isEmpty else { throw AssistantError(.noTools) }
    for limit in [queryLimit, toolLimit] where limit <= .zero {
      throw AssistantError(.badLimit(limit))
    }
    self.tools = tools.map { Tool($0) }
    entity = nil
    self.extractor = extractor
    self.context = context
    self.queryLimit = queryLimit
    self.toolLimit = toolLimit
    var names: Set<String> = []
    for tool in self.tools {
      guard names.insert(tool.name).inserted else { throw AssistantError(.sameName(tool.name)) }
      try ToolCheck(tool).check()
    }
  }

  /// Takes up schemas that phrases fill, with nothing to perform.
  ///
  /// - Parameters:
  ///   - schemas: What is filled: one entity, or the tools that each phrase chooses among.
  ///   - choosing: Whether a phrase must call one of them before it fills it.
  ///   - extractor: What reads phrases.
  ///   - context: When, where and by which conventions they are said.
  package init(
    filling schemas: [EntitySchema], choosing: Bool, extractor: Extractor, context: ReferenceContext
  ) {
    tools = schemas.map { Tool($0) }
    entity = choosing ? nil : tools.first
    self.extractor = extractor
    self.context = context
    queryLimit = .seconds(30)
    toolLimit = .seconds(60)
  }

  /// The names of the tools, in the order in which they were given.
  public var toolNames: [String] { tools.map(\.name) }

  /// Begins a conversation, which remembers what was said.
  public func conversation() -> Conversation { Conversation(with: self) }

  /// Says a phrase, and then an answer to each question that comes back.
  ///
  /// - Parameters:
  ///   - phrase: What the person says first.
  ///   - answers: What the person says then.
  /// - Returns: What came of each of them, in order.
  /// - Throws: ``UnsupportedLocale``, or an error that names the context's time zone.
  public func respond(to phrase: String, answers: String...) async throws -> [Turn] {
    let conversation = conversation()
    for said in [phrase] + answers { try await conversation.say(said) }
    return await conversation.turns
  }

  /// Performs the intent that a phrase calls, and gives its result in its own type.
  ///
  /// ```swift
  /// let booked = try await assistant.perform(BookRoom.self, for: "two nights in Porto")
  /// booked.intent.nights   // 2
  /// booked.value           // what 'perform()' returned
  /// ```
  ///
  /// - Parameters:
  ///   - type: The intent that is expected to be called.
  ///   - phrase: What the person says.
  ///   - answers: The answers to what is asked in return.
  /// - Returns: The intent and its result.
  /// - Throws: ``NotPerformed`` where the phrase calls another tool, or none, or where a question is
  ///   left open; what `perform()` throws; and what ``respond(to:answers:)`` throws.
  public func perform<Intent: ToolIntent>(
    _ type: Intent.Type, for phrase: String, answers: String...
  ) async throws -> Performed<Intent> {
    let conversation = conversation()
    for said in [phrase] + answers { try await conversation.say(said) }
    let turns = await conversation.turns
    let ended = turns.flatMap(\.ended)
    if let performed = ended.lazy.compactMap({ $0.performed(type) }).first { return performed }
    if let error = ended.lazy.filter({ $0.intent is Intent }).compactMap(\.error).first {
      throw error
    }
    throw NotPerformed(tool: "\(type)", turns: turns)
  }
}

/// A phrase did not make an assistant perform an intent.
public struct NotPerformed: Error, Sendable, CustomStringConvertible {
  /// The intent that was expected.
  public let tool: String
  /// What came of what was said.
  public let turns: [Turn]

  /// What happened instead.
  public var description: String {
    let calls = turns.flatMap(\.calls).map { "'\($0.tool)'" }
    let phrase = turns.first?.phrase ?? ""
    let instead =
      if let question = turns.last?.question {
        "the assistant asks \"\(question.text)\""
      } else if calls.isEmpty {
        "no tool was called"
      } else {
        "it called \(calls.joined(separator: ", "))"
      }
    let reasons = turns.map { "\n\($0.explanation)" }.joined()
    return "'\(phrase)' did not perform '\(tool)': \(instead)\(reasons)"
  }
}
