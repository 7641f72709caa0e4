import Foundation

extension IntentParameter {
  /// Asks the person for a value.
  ///
  /// - Parameter dialog: What to ask, instead of the words of the declaration.
  /// - Returns: The value the person gave.
  /// - Throws: `AppIntentError` where no conversation is under way.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    let reply = try await question(.value, dialog).reply(in: "requestValue", of: title.text)
    guard case .value(let sent) = reply, let value = sent.value as? Value.ValueType else {
      throw AppIntentError(.unfitReply(request: "requestValue", parameter: title.text))
    }
    return value
  }

  /// Asks the person which of some values is meant.
  ///
  /// - Parameters:
  ///   - values: The values to choose from.
  ///   - dialog: What to ask, instead of the words of the declaration.
  /// - Returns: The value the person chose.
  /// - Throws: `AppIntentError` where there is nothing to choose from, or where no conversation is
  ///   under way.
  public func requestDisambiguation(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    let request = "requestDisambiguation"
    guard !values.isEmpty else {
      throw AppIntentError(.nothingToChoose(request: request, parameter: title.text))
    }
    let reply = try await question(.choice(among: values.map { SentValue($0) }), dialog)
      .reply(in: request, of: title.text)
    guard case .choice(let place) = reply, values.indices.contains(place) else {
      throw AppIntentError(.unfitReply(request: request, parameter: title.text))
    }
    return values[place]
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
    let request = "requestConfirmation"
    let sort = IntentQuestion.Sort.confirmation(of: SentValue(value), action: nil)
    let reply = try await question(sort, dialog).reply(in: request, of: title.text)
    guard case .confirmation(let isAgreed) = reply else {
      throw AppIntentError(.unfitReply(request: request, parameter: title.text))
    }
    return isAgreed
  }

  /// The error by which an intent says that it cannot go on without a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(
      .needsValue(parameter: title.text, dialog: dialog?.full.text),
      question: question(.value, dialog))
  }

  /// The error by which an intent says that it cannot tell which of some values is meant.
  public func needsDisambiguationError(
    among values: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(
      .needsDisambiguation(
        parameter: title.text, choices: values.map { DisplayedName.of($0) },
        dialog: dialog?.full.text),
      question: question(.choice(among: values.map { SentValue($0) }), dialog))
  }

  private func question(_ sort: IntentQuestion.Sort, _ dialog: IntentDialog?) -> IntentQuestion {
    IntentQuestion(
      sort: sort, parameter: PropertyDeclaration(name: "", storage: storage), dialog: dialog)
  }
}

/// What a value is called where people read it.
package enum DisplayedName {
  /// The title of a value with one, or else its description in code.
  package static func of(_ value: Any) -> String {
    (value as? any CustomLocalizedStringResourceConvertible)?.localizedStringResource.text
      ?? String(describing: value)
  }
}
