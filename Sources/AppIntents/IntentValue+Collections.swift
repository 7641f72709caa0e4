/// A collection that a parameter or a property may hold.
public protocol _SequenceIntentValue: _IntentValue, Sequence {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// What the wrapped value holds.
  public typealias ValueType = Wrapped.ValueType
  /// The value without any optional.
  public typealias UnwrappedType = Wrapped.UnwrappedType

  /// The shape of the wrapped value, made optional.
  public static var _shape: _ValueShape {
    var shape = Wrapped._shape
    shape.isOptional = true
    return shape
  }

  /// An optional that was never set reads as `nil`.
  public static var _unset: Self? { .some(nil) }

  /// Wraps the value.
  public static func _wrap(_ value: Wrapped.UnwrappedType) -> Self { Wrapped._wrap(value) }
}

extension Array: _IntentValue, _SequenceIntentValue where Element: _IntentValue {
  /// One element.
  public typealias ValueType = Element
  /// The collection.
  public typealias UnwrappedType = Self

  /// An array of the elements, which keep what is around them.
  public static var _shape: _ValueShape { _ValueShape(arrayOf: Element.self) }
}

extension Set: _IntentValue, _SequenceIntentValue where Element: _IntentValue {
  /// One element.
  public typealias ValueType = Element
  /// The collection.
  public typealias UnwrappedType = Self
}

extension Never: _IntentValue {}

extension _ValueShape {
  fileprivate init<Element: _IntentValue>(arrayOf element: Element.Type) {
    let inner = Element._shape
    self.init(element: inner.isPlain ? inner.element : Element.self, isArray: true)
  }
}
