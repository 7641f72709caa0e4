/// Holds what copies of a wrapper share: what was declared and the value.
///
/// It is safe to send: after it was shared nobody writes into it, since setting a value replaces it
/// and an `InstanceBuilder` fills it before the instance is handed out.
class DeclaredStorage: @unchecked Sendable {
  let arguments: DeclarationArguments

  init(_ arguments: DeclarationArguments) {
    self.arguments = arguments
  }

  /// The type of the value and what is around it.
  var shape: _ValueShape { fatalError("'DeclaredStorage' has no value of its own") }

  /// The value, or `nil` where it is required and was not set.
  var anyValue: (any Sendable)? { fatalError("'DeclaredStorage' has no value of its own") }

  /// Writes in place, and tells whether the type fits.
  func fill(_ value: Any) -> Bool { fatalError("'DeclaredStorage' has no value of its own") }
}

/// Holds a value of one type.
final class TypedStorage<Value: _IntentValue & Sendable>: DeclaredStorage, @unchecked Sendable {
  var value: Value?

  init(_ arguments: DeclarationArguments, value: Value?) {
    self.value = value
    super.init(arguments)
  }

  override var shape: _ValueShape { Value._shape }

  override var anyValue: (any Sendable)? { value }

  override func fill(_ value: Any) -> Bool {
    guard let value = value as? Value else { return false }
    self.value = value
    return true
  }
}
