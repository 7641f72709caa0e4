import Foundation

/// What one value is called: its title and what helps to tell it from others.
///
/// ```swift
/// DisplayRepresentation(title: "Suite", subtitle: "Two rooms", synonyms: ["Apartment"])
/// ```
public struct DisplayRepresentation: Equatable, Sendable {
  /// The name of the value.
  public let title: LocalizedStringResource
  /// A second line.
  public let subtitle: LocalizedStringResource?
  /// A picture.
  public let image: Image?
  /// Other names, which App Shortcuts use and assistants that read descriptions do not.
  public let synonyms: [LocalizedStringResource]

  /// Describes a value by its title.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) {
    self.init(title: title, subtitle: subtitle, image: image, synonyms: [])
  }

  /// Describes a value by its title and by other names.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
  /// Takes a literal as the title.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Takes an interpolated literal as the title.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

extension DisplayRepresentation {
  /// A picture by name, data or location, which is kept but never drawn.
  public struct Image: Equatable, Sendable {
    /// The shape a picture is cut to.
    public enum DisplayStyle: Equatable, Sendable {
      case `default`, circular
    }

    private enum Source: Equatable, Sendable {
      case named(String)
      case system(String)
      case data(Data)
      case url(URL, width: Double?, height: Double?)
    }

    private let source: Source
    private let isTemplate: Bool?
    private let displayStyle: DisplayStyle

    /// Takes a picture of the app's catalogue.
    public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.named(named), isTemplate, displayStyle)
    }

    /// Takes a symbol of the system.
    public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default)
    {
      self.init(.system(systemName), isTemplate, displayStyle)
    }

    /// Takes the bytes of a picture.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.data(data), isTemplate, displayStyle)
    }

    /// Takes the location of a picture.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      self.init(.url(url, width: nil, height: nil), isTemplate, displayStyle)
    }

    /// Takes the location of a picture of known size.
    public init(
      url: URL, width: Double, height: Double, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {
      self.init(.url(url, width: width, height: height), isTemplate, displayStyle)
    }

    private init(_ source: Source, _ isTemplate: Bool?, _ displayStyle: DisplayStyle) {
      self.source = source
      self.isTemplate = isTemplate
      self.displayStyle = displayStyle
    }
  }
}
