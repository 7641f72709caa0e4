/// A property wrapper that knows what was written where it is declared.
protocol DeclaringWrapper {
  associatedtype Value: _IntentValue & Sendable

  var content: DeclaredContent<Value> { get }
}

extension DeclaringWrapper {
  /// What the declaration says.
  var arguments: DeclarationArguments { content.arguments }

  /// The shape of the value.
  var shape: _ValueShape { Value._shape }

  /// The value, or `nil` where it is required and was not set.
  var anyValue: (any Sendable)? { content.current }

  /// Writes into an instance that nobody else holds yet, and tells whether the type fits.
  func fill(_ value: Any) -> Bool {
    guard let value = value as? Value else { return false }
    content.fill(value)
    return true
  }
}
