/// Why an intent cannot go on.
public struct AppIntentError: Error, Equatable, Sendable {
  /// The facts of the failure.
  package enum Reason: Equatable, Sendable {
    case noConversation(request: String, parameter: String)
    case needsValue(parameter: String, dialog: String?)
    case needsDisambiguation(parameter: String, choices: [String], dialog: String?)
    case noValue(intent: String)
  }

  package let reason: Reason

  package init(_ reason: Reason) {
    self.reason = reason
  }
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
    }
  }

  private static func spoken(_ dialog: String?) -> String {
    dialog.map { ": \"\($0)\"" } ?? ""
  }
}
