import Foundation

/// What a type is called: in the singular, counted, and by other names.
///
/// ```swift
/// TypeDisplayRepresentation(
///   name: "Hotel stay", numericFormat: "\(placeholder: .int) hotel stays", synonyms: ["Booking"])
/// ```
public struct TypeDisplayRepresentation: Equatable, Sendable {
  /// The name in the singular.
  public let name: LocalizedStringResource
  /// The name with a count before it.
  public let numericFormat: LocalizedStringResource?
  /// Other names, which App Shortcuts use and assistants that read descriptions do not.
  public let synonyms: [LocalizedStringResource]

  /// Describes a type by its name and, where wanted, a counted form.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.init(name: name, numericFormat: numericFormat, synonyms: [])
  }

  /// Describes a type by its name, a counted form and other names.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource]
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }
}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
  /// Takes a literal as the name.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  /// Takes an interpolated literal as the name.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
