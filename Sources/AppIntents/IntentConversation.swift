/// Whoever puts the questions of an intent to a person.
package protocol IntentAsking: Sendable {
  /// The reply to a question, in the shape that the question asks for.
  ///
  /// - Throws: `AppIntentError` or `CancellationError` where there is no reply.
  func reply(to question: IntentQuestion) async throws -> IntentReply
}

/// The conversation in which an intent is performed.
///
/// It is known to the task that performs the intent and to its child tasks.
package enum IntentConversation {
  /// Who asks the questions; nobody outside of a conversation.
  @TaskLocal package static var current: (any IntentAsking)?
}

/// What an intent asks while it is performed.
package struct IntentQuestion: Sendable {
  /// What the reply has to be.
  package enum Sort: Sendable {
    /// A value for the parameter.
    case value
    /// One of some values of the parameter.
    case choice(among: [SentValue])
    /// Yes or no; the value in question, where there is one.
    case confirmation(of: SentValue?, action: ConfirmationActionName?)
    /// One of some answers.
    case option(among: [IntentChoiceOption])
  }

  /// What the reply has to be.
  package let sort: Sort
  /// The parameter that is asked about, without its name in code.
  package let parameter: PropertyDeclaration?
  /// What to say.
  package let dialog: IntentDialog?
}

/// What a person replies to an intent's question.
package enum IntentReply: Sendable {
  /// A value for a parameter, in the parameter's type.
  case value(SentValue)
  /// The place of what was chosen.
  case choice(Int)
  /// Yes or no.
  case confirmation(Bool)
}

/// A value of a parameter on its way between the task that asks and the one that replies.
///
/// It is safe to send: parameters hold only values that are, but their elements cannot be told to be.
package struct SentValue: @unchecked Sendable {
  /// The value.
  package let value: Any

  package init(_ value: Any) {
    self.value = value
  }
}
