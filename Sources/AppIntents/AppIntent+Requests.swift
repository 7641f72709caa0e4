import Foundation

extension AppIntent {
  /// Asks the person whether to go on.
  ///
  /// - Throws: `AppIntentError` where the person declines, or where no conversation is under way.
  public func requestConfirmation() async throws {
    try await confirm(nil, action: nil)
  }

  /// Shows the person what would come of the intent and asks whether to go on.
  ///
  /// - Parameters:
  ///   - result: What would come of it.
  ///   - confirmationActionName: The word to agree with.
  ///   - showPrompt: Whether the system adds words of its own.
  /// - Throws: `AppIntentError` where the person declines, or where no conversation is under way.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    try await confirm(result.spokenDialog, action: confirmationActionName)
  }

  /// Asks the person to choose an answer.
  ///
  /// - Parameters:
  ///   - options: The answers to choose from.
  ///   - dialog: What to ask.
  /// - Returns: The answer the person chose.
  /// - Throws: `AppIntentError` where there is nothing to choose from, or where no conversation is
  ///   under way.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    let name = Self.persistentIdentifier
    guard !options.isEmpty else {
      throw AppIntentError(.nothingToChoose(request: "requestChoice", parameter: name))
    }
    let question = IntentQuestion(
      sort: .option(among: options), parameter: nil, dialog: dialog)
    let reply = try await question.reply(in: "requestChoice", of: name)
    guard case .choice(let place) = reply, options.indices.contains(place) else {
      throw AppIntentError(.unfitReply(request: "requestChoice", parameter: name))
    }
    return options[place]
  }

  private func confirm(_ dialog: IntentDialog?, action: ConfirmationActionName?) async throws {
    let name = Self.persistentIdentifier
    let question = IntentQuestion(
      sort: .confirmation(of: nil, action: action), parameter: nil, dialog: dialog)
    guard
      case .confirmation(let isAgreed) = try await question.reply(
        in: "requestConfirmation", of: name)
    else {
      throw AppIntentError(.unfitReply(request: "requestConfirmation", parameter: name))
    }
    guard isAgreed else { throw AppIntentError(.declined(intent: name)) }
  }
}

extension IntentQuestion {
  /// The reply that the conversation at hand gives; the error where there is none names the call that
  /// asks, and what it asks about.
  func reply(in request: String, of subject: String) async throws -> IntentReply {
    guard let conversation = IntentConversation.current else {
      throw AppIntentError(.noConversation(request: request, parameter: subject))
    }
    return try await conversation.reply(to: self)
  }
}
