import Foundation

/// One case of an enumeration: what it is and what it is called.
package struct EnumCase: Equatable, Sendable {
  /// The raw value as text.
  package let rawValue: String
  /// The name in code, as far as it can be found.
  package let name: String
  /// The declared title, or else the words of the name.
  package let title: String
  /// The second line.
  package let subtitle: String?
  /// Other names.
  package let synonyms: [String]
}

extension AppEnum {
  /// The cases in the order of `allCases`.
  package static var declaredCases: [EnumCase] {
    let representations = caseDisplayRepresentations
    let showsNames = showsNames
    return allCases.map { value in
      let representation = representations[value]
      let name = showsNames ? String(describing: value) : value.rawValue.description
      return EnumCase(
        rawValue: value.rawValue.description, name: name,
        title: representation?.title.text ?? CamelCase(name).titleWords,
        subtitle: representation?.subtitle?.text,
        synonyms: representation?.synonyms.map(\.text) ?? [])
    }
  }

  /// The case whose raw value reads like this.
  package static func declaredCase(rawValue: String) -> Self? {
    RawValue(rawValue).flatMap(Self.init(rawValue:))
  }

  /// Whether a value is described by its name in code, and no description of the type's own hides it.
  private static var showsNames: Bool {
    guard let value = allCases.first else { return false }
    return !(value is any CustomStringConvertible || value is any CustomDebugStringConvertible)
      && Mirror(reflecting: value).displayStyle == .enum
  }
}
