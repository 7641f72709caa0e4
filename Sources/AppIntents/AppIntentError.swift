/// Why an intent cannot go on.
public struct AppIntentError: Error, Sendable {
  /// The facts of the failure.
  package enum Reason: Equatable, Sendable {
    case noConversation(request: String, parameter: String)
    case needsValue(parameter: String, dialog: String?)
    case needsDisambiguation(parameter: String, choices: [String], dialog: String?)
    case noValue(intent: String)
    case nothingToChoose(request: String, parameter: String)
    case unfitReply(request: String, parameter: String)
    case declined(intent: String)
    case unanswered(question: String)
  }

  package let reason: Reason
  /// What to ask, where the intent can go on once that is answered.
  package let question: IntentQuestion?

  package init(_ reason: Reason, question: IntentQuestion? = nil) {
    self.reason = reason
    self.question = question
  }
}

extension AppIntentError: Equatable {
  /// Whether both tell the same failure.
  public static func == (first: Self, second: Self) -> Bool { first.reason == second.reason }
}

extension AppIntentError: CustomStringConvertible {
  /// The failure in words.
  public var description: String {
    switch reason {
    case .noConversation(let request, let parameter):
      "No conversation is under way in which '\(request)' could ask about '\(parameter)'"
    case .needsValue(let parameter, let dialog):
      "'\(parameter)' needs a value" + Self.spoken(dialog)
    case .needsDisambiguation(let parameter, let choices, let dialog):
      "'\(parameter)' may be any of "
        + choices.map { "'\($0)'" }.joined(separator: ", ") + Self.spoken(dialog)
    case .noValue(let intent):
      "The result of '\(intent)' holds no value"
    case .nothingToChoose(let request, let parameter):
      "'\(request)' offers nothing to choose from for '\(parameter)'"
    case .unfitReply(let request, let parameter):
      "The reply to '\(request)' is no value of '\(parameter)'"
    case .declined(let intent):
      "'\(intent)' was not confirmed"
    case .unanswered(let question):
      "Nobody answered the question \"\(question)\""
    }
  }

  private static func spoken(_ dialog: String?) -> String {
    dialog.map { ": \"\($0)\"" } ?? ""
  }
}
