/// What copies of a wrapper share, whatever the type of the value.
protocol DeclaredStorage: AnyObject, Sendable {
  /// What the declaration says.
  var arguments: DeclarationArguments { get }
  /// The type of the value and what is around it.
  var shape: _ValueShape { get }
  /// The value, or `nil` where it is required and was not set.
  var anyValue: (any Sendable)? { get }

  /// Writes in place, and tells whether the type fits.
  func fill(_ value: Any) -> Bool
}

/// Holds a declaration and a value of one type.
///
/// It is safe to send: after it was shared nobody writes into it, since setting a value replaces it
/// and an `InstanceBuilder` fills it before the instance is handed out.
final class TypedStorage<Value: _IntentValue & Sendable>: DeclaredStorage, @unchecked Sendable {
  let arguments: DeclarationArguments
  var value: Value?

  init(_ arguments: DeclarationArguments, value: Value?) {
    self.arguments = arguments
    self.value = value
  }

  var shape: _ValueShape { Value._shape }

  var anyValue: (any Sendable)? { value }

  func fill(_ value: Any) -> Bool {
    // The cast to the type without its optional is the fast one, and the common one.
    if let value = value as? Value.UnwrappedType {
      self.value = Value._wrap(value)
      return true
    }
    guard let value = value as? Value else { return false }
    self.value = value
    return true
  }
}
