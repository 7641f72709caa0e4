import Foundation

/// A type with a name of its own.
public protocol TypeDisplayRepresentable {
  /// What the type is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A type whose values each have a name.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// What the value is called.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The title of the display representation.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type that has a name and whose values have names.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}
