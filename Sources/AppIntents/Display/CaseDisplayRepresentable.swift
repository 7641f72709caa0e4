import Foundation

/// A type with a fixed set of values, each of which has a name.
public protocol CaseDisplayRepresentable:
  CustomLocalizedStringResourceConvertible, CaseIterable, Hashable
{
  /// What each value is called.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The title of the case, or its name in code where none is given.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title ?? "\(String(describing: self))"
  }
}

/// A type with a name and a fixed set of named values.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
