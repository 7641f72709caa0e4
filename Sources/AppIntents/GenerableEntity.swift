import Foundation

/// An entity whose properties are written straight from what was said.
///
/// `@AppEntity(.generable)` adds the conformance and checks that every property can be written:
///
/// ```swift
/// @AppEntity(.generable)
/// struct HotelStay: TransientAppEntity {
///   @Property(title: "City", description: "The town to stay in")
///   var city: String
///
///   @Property(title: "Nights", description: "How many nights to stay")
///   var nights: Int?
/// }
/// ```
public protocol GenerableEntity: TransientAppEntity, _GenerableValue {}

extension GenerableEntity {
  /// The words of the type's name: `HotelStay` is called "Hotel Stay".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: CamelCase(persistentIdentifier).titleWords)
  }

  /// What the type is called: a value that was only just made has no name of its own.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
  }

  /// A value with properties of its own.
  public static var _kind: _GenerableKind { _GenerableKind(.entity(Self.self)) }
}
