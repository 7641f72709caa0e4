import Foundation

// No conversation can be held yet: what asks the person a question throws.
extension AppIntent {
  /// Asks the person whether to go on.
  ///
  /// - Throws: `AppIntentError` where no conversation is under way.
  public func requestConfirmation() async throws {
    throw noConversation("requestConfirmation")
  }

  /// Shows the person what would come of the intent and asks whether to go on.
  ///
  /// - Parameters:
  ///   - result: What would come of it.
  ///   - confirmationActionName: The word to agree with.
  ///   - showPrompt: Whether the system adds words of its own.
  /// - Throws: `AppIntentError` where no conversation is under way.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    throw noConversation("requestConfirmation")
  }

  /// Asks the person to choose an answer.
  ///
  /// - Parameters:
  ///   - options: The answers to choose from.
  ///   - dialog: What to ask.
  /// - Returns: The answer the person chose.
  /// - Throws: `AppIntentError` where no conversation is under way.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    throw noConversation("requestChoice")
  }

  private func noConversation(_ request: String) -> AppIntentError {
    AppIntentError(.noConversation(request: request, parameter: Self.persistentIdentifier))
  }
}
