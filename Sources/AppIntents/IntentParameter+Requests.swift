import Foundation

// No conversation can be held yet: what asks the person a question throws.
extension IntentParameter {
  /// Asks the person for a value.
  ///
  /// - Parameter dialog: What to ask, instead of the words of the declaration.
  /// - Returns: The value the person gave.
  /// - Throws: `AppIntentError` where no conversation is under way.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    throw noConversation("requestValue")
  }

  /// Asks the person which of some values is meant.
  ///
  /// - Parameters:
  ///   - values: The values to choose from.
  ///   - dialog: What to ask, instead of the words of the declaration.
  /// - Returns: The value the person chose.
  /// - Throws: `AppIntentError` where no conversation is under way.
  public func requestDisambiguation(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    throw noConversation("requestDisambiguation")
  }

  /// Asks the person whether a value is right.
  ///
  /// - Parameters:
  ///   - value: The value in question.
  ///   - dialog: What to ask.
  /// - Returns: Whether the person agreed.
  /// - Throws: `AppIntentError` where no conversation is under way.
  public func requestConfirmation(
    for value: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    throw noConversation("requestConfirmation")
  }

  /// The error by which an intent says that it cannot go on without a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(.needsValue(parameter: title.text, dialog: dialog?.full.text))
  }

  /// The error by which an intent says that it cannot tell which of some values is meant.
  public func needsDisambiguationError(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(
      .needsDisambiguation(
        parameter: title.text, choices: values.map(Self.name), dialog: dialog?.full.text))
  }

  private func noConversation(_ request: String) -> AppIntentError {
    AppIntentError(.noConversation(request: request, parameter: title.text))
  }

  private static func name(of value: Value.ValueType) -> String {
    (value as? any CustomLocalizedStringResourceConvertible)?.localizedStringResource.text
      ?? String(describing: value)
  }
}
