/// The result that every `.result(…)` makes.
public struct IntentResultContainer<
  Value: _IntentValue & Sendable, OpensAppIntent: AppIntent, Snippet: Sendable, Dialog: Sendable
>: IntentResult, ReturnsValue, OpensIntent {
  /// The value, where one was given.
  public let value: Value?
  /// The intent that opens the app, where one was given.
  package let opensIntent: OpensAppIntent?
  /// The words, where some were given.
  package let dialog: Dialog?

  fileprivate init(
    value: Value? = nil, opensIntent: OpensAppIntent? = nil, dialog: Dialog? = nil
  ) {
    self.value = value
    self.opensIntent = opensIntent
    self.dialog = dialog
  }
}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  /// Nothing to give back.
  public static func result() -> Self { Self() }
}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
  /// Something to say.
  public static func result(dialog: IntentDialog) -> Self { Self(dialog: dialog) }
}

extension IntentResult {
  /// A value to give back.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value)
  }

  /// A value to give back and something to say.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  /// An intent that opens the app.
  public static func result<Intent>(opensIntent: Intent) -> Self
  where Self == IntentResultContainer<Never, Intent, Never, Never> {
    Self(opensIntent: opensIntent)
  }

  /// An intent that opens the app and something to say.
  public static func result<Intent>(opensIntent: Intent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Intent, Never, IntentDialog> {
    Self(opensIntent: opensIntent, dialog: dialog)
  }

  /// A value to give back and an intent that opens the app.
  public static func result<Value, Intent>(value: Value, opensIntent: Intent) -> Self
  where Self == IntentResultContainer<Value, Intent, Never, Never> {
    Self(value: value, opensIntent: opensIntent)
  }

  /// A value to give back, an intent that opens the app and something to say.
  public static func result<Value, Intent>(
    value: Value, opensIntent: Intent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Intent, Never, IntentDialog> {
    Self(value: value, opensIntent: opensIntent, dialog: dialog)
  }
}
