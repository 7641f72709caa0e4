import Foundation

/// A type that can stand as the identity of an entity.
public protocol EntityIdentifierConvertible {
  /// The identity as text.
  var entityIdentifierString: String { get }

  /// Reads the identity back from its text, or gives `nil`.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  /// The description of the value.
  public var entityIdentifierString: String { description }

  /// Reads the description back.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    Self(entityIdentifierString)
  }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension Float: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
  /// The hyphenated form.
  public var entityIdentifierString: String { uuidString }

  /// Reads the hyphenated form back.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}
