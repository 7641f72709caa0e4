/// What comes of performing an intent.
public protocol IntentResult: Sendable {
  associatedtype Value: _IntentValue = Never
  associatedtype OpensAppIntent: AppIntent = Never
  associatedtype Snippet = Never
  associatedtype Dialog = Never

  /// The value, where the result holds one.
  var value: Value? { get }
}

/// A result that holds a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result that opens the app through another intent.
public protocol OpensIntent: IntentResult {}

/// A result that says something.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}
