import Foundation

/// One case of an enumeration: what it is and what it is called.
package struct EnumCase: Equatable, Sendable {
  /// The raw value as text.
  package let rawValue: String
  /// The declared title, or else the words of the name in code, as far as it can be found.
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
    return allCases.map { value in
      let representation = representations[value]
      return EnumCase(
        rawValue: value.rawValue.description,
        title: representation?.title.text ?? CamelCase(value.codeName).titleWords,
        subtitle: representation?.subtitle?.text,
        synonyms: representation?.synonyms.map(\.text) ?? [])
    }
  }

  /// The case whose raw value reads like this.
  package static func declaredCase(rawValue: String) -> Self? {
    RawValue(rawValue).flatMap(Self.init(rawValue:))
  }

  /// The name in code, or the raw value where a description of the type's own hides it.
  ///
  /// To look into a value takes as long as to fill a phrase: it is done only where nothing else is known.
  private var codeName: String {
    let hidesName = self is any CustomStringConvertible || self is any CustomDebugStringConvertible
    let showsName = !hidesName && Mirror(reflecting: self).displayStyle == .enum
    return showsName ? String(describing: self) : rawValue.description
  }
}
