#if !canImport(Darwin)
  import Foundation

  /// A text, together with where its translations are to be looked up.
  ///
  /// ```swift
  /// let title: LocalizedStringResource = "Check-in"
  /// let style = LocalizedStringResource("Room kind", table: "AppIntents")
  /// String(localized: style)   // "Room kind"
  /// ```
  public struct LocalizedStringResource: Sendable {
    /// The place of the tables.
    public enum BundleDescription: Sendable {
      /// The main bundle of the running program.
      case main
      /// The bundle that holds a class.
      case forClass(AnyClass)
      /// The bundle at a location.
      case atURL(URL)
    }

    /// The name to look up.
    public let key: String
    /// The text where no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The name of the table, or `nil` for the default one.
    public let table: String?
    /// The place of the tables.
    public let bundle: BundleDescription
    private let givenLocale: Locale?

    /// The language and region to look the text up in.
    public var locale: Locale { givenLocale ?? .current }

    private init(
      key: String, value: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
      bundle: BundleDescription = .main
    ) {
      self.key = key
      self.defaultValue = value
      self.table = table
      self.bundle = bundle
      self.givenLocale = locale
    }

    /// Takes a text that is also the key.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        key: keyAndValue.key, value: keyAndValue, table: table, locale: locale, bundle: bundle)
    }

    /// Takes a key and the text that stands for it.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        key: "\(key)", value: defaultValue, table: table, locale: locale, bundle: bundle)
    }

    /// Takes a text that is also the key, to be looked up in a bundle at hand.
    @_disfavoredOverload
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: Bundle, comment: StaticString? = nil
    ) {
      self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
    }

    /// Takes a key and the text that stands for it, to be looked up in a bundle at hand.
    @_disfavoredOverload
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
    ) {
      self.init(
        key, defaultValue: defaultValue, table: table, locale: locale,
        bundle: .atURL(bundle.bundleURL))
    }
  }

  extension LocalizedStringResource: ExpressibleByStringInterpolation {
    /// Takes a literal without interpolation.
    public init(stringLiteral value: String) {
      self.init(key: value, value: String.LocalizationValue(value))
    }

    /// Takes a literal with interpolation.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      let value = String.LocalizationValue(stringInterpolation: stringInterpolation)
      self.init(key: value.key, value: value)
    }
  }

  extension LocalizedStringResource: Equatable {
    /// Whether both look up the same key in the same place and fall back on the same text.
    public static func == (left: Self, right: Self) -> Bool {
      left.key == right.key && left.defaultValue == right.defaultValue && left.table == right.table
        && left.bundle.url == right.bundle.url && left.locale == right.locale
    }
  }

  extension LocalizedStringResource: Codable {
    private enum CodingKeys: CodingKey {
      case key, defaultValue, table, locale, bundleURL
    }

    /// Reads what `encode(to:)` wrote.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let bundleURL = try container.decodeIfPresent(URL.self, forKey: .bundleURL)
      self.init(
        key: try container.decode(String.self, forKey: .key),
        value: try container.decode(String.LocalizationValue.self, forKey: .defaultValue),
        table: try container.decodeIfPresent(String.self, forKey: .table),
        locale: try container.decodeIfPresent(Locale.self, forKey: .locale),
        bundle: bundleURL.map(BundleDescription.atURL) ?? .main)
    }

    /// Writes the key, the text and their place; a class is written as the URL of its bundle.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(key, forKey: .key)
      try container.encode(defaultValue, forKey: .defaultValue)
      try container.encodeIfPresent(table, forKey: .table)
      try container.encodeIfPresent(givenLocale, forKey: .locale)
      try container.encodeIfPresent(bundle.url, forKey: .bundleURL)
    }
  }

  extension LocalizedStringResource.BundleDescription {
    /// The location, where it is not the main bundle.
    fileprivate var url: URL? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type).bundleURL
      case .atURL(let url): url
      }
    }
  }
#endif
