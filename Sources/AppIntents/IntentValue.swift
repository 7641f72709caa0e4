/// A type that a parameter, a property or a result may hold.
///
/// `ValueType` looks through optionals and collections, so that one constraint such as
/// `Value.ValueType == Int` speaks of `Int`, `Int?` and `[Int]` alike.
public protocol _IntentValue: SendableMetatype {
  /// The value itself, without optional or collection around it.
  associatedtype ValueType: _IntentValue = Self
  /// The value without an optional around it.
  associatedtype UnwrappedType: _IntentValue = Self
  /// How other values are turned into this one.
  associatedtype Specification: ResolverSpecification = EmptyResolverSpecification<Self>

  /// The resolvers that apply where a parameter names none.
  static var defaultResolverSpecification: Specification { get }
  /// What is around the value.
  static var _shape: _ValueShape { get }
  /// What a property of this type reads as before it was set, if it may be read at all.
  static var _unset: Self? { get }

  /// Puts back the optional that `UnwrappedType` leaves out.
  static func _wrap(_ value: UnwrappedType) -> Self
}

extension _IntentValue {
  /// A value with nothing around it.
  public static var _shape: _ValueShape { _ValueShape(element: Self.self) }

  /// Nothing: the value is required.
  public static var _unset: Self? { nil }
}

extension _IntentValue where UnwrappedType == Self {
  /// The value as it is.
  public static func _wrap(_ value: Self) -> Self { value }
}

extension _IntentValue where Specification == EmptyResolverSpecification<Self> {
  /// No resolvers.
  public static var defaultResolverSpecification: EmptyResolverSpecification<Self> {
    EmptyResolverSpecification()
  }
}

/// Tells a value that stands alone from an optional one and from an array.
public struct _ValueShape: Sendable {
  package let element: any _IntentValue.Type
  package var isOptional = false
  package var isArray = false

  /// Whether nothing is around the element.
  var isPlain: Bool { !isOptional && !isArray }
}
