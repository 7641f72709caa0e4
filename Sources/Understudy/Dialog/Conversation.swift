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
  enum Open {
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

  /// The tools and the context.
  private(set) var assistant: Assistant
  /// What is being listened to.
  private var speech: Task<Void, Never>?
  /// What is expected to be said next.
  var open = Open.nothing
  /// The request that is being spoken of.
  var draft: Draft?
  /// The requests of the same phrase that come after it.
  var waiting: [Draft] = []
  /// The request that was performed last, which may still be changed.
  var last: Draft?
  /// The intent that waits for a reply.
  var running: (call: ToolCall, performance: Performance)?
  /// What was said so far, and what came of it.
  public private(set) var turns: [Turn] = []

  init(with assistant: Assistant) {
    self.assistant = assistant
  }

  /// Goes on at another moment, in another place or by other conventions.
  package func move(to context: ReferenceContext) { assistant.context = context }

  /// Forgets all that was said.
  package func forget() {
    (open, draft, last, running, waiting, turns) = (.nothing, nil, nil, nil, [], [])
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
}
