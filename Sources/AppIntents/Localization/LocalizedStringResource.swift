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

    /// Most resources are plain literals, which are kept small: every property declares two.
    private enum Form: Sendable {
      case literal(String)
      indirect case full(Details)
    }

    private struct Details: Sendable {
      let key: String
      let value: String.LocalizationValue
      var table: String?
      var locale: Locale?
      var bundle = BundleDescription.main
    }

    private let form: Form

    private init(_ details: Details) {
      form = .full(details)
    }

    private var details: Details {
      switch form {
      case .literal(let text): Details(key: text, value: String.LocalizationValue(text))
      case .full(let details): details
      }
    }

    /// The name to look up.
    public var key: String { details.key }
    /// The text where no table has the key.
    public var defaultValue: String.LocalizationValue { details.value }
    /// The name of the table, or `nil` for the default one.
    public var table: String? { details.table }
    /// The language and region to look the text up in.
    public var locale: Locale { details.locale ?? .current }
    /// The place of the tables.
    public var bundle: BundleDescription { details.bundle }

    /// Takes a text that is also the key.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        Details(
          key: keyAndValue.key, value: keyAndValue, table: table, locale: locale, bundle: bundle))
    }

    /// Takes a key and the text that stands for it.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        Details(
          key: "\(key)", value: defaultValue, table: table, locale: locale, bundle: bundle))
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
      form = .literal(value)
    }

    /// Takes a literal with interpolation.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      let value = String.LocalizationValue(stringInterpolation: stringInterpolation)
      self.init(Details(key: value.key, value: value))
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
        Details(
          key: try container.decode(String.self, forKey: .key),
          value: try container.decode(String.LocalizationValue.self, forKey: .defaultValue),
          table: try container.decodeIfPresent(String.self, forKey: .table),
          locale: try container.decodeIfPresent(Locale.self, forKey: .locale),
          bundle: bundleURL.map(BundleDescription.atURL) ?? .main))
    }

    /// Writes the key, the text and their place; a class is written as the URL of its bundle.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(key, forKey: .key)
      try container.encode(defaultValue, forKey: .defaultValue)
      try container.encodeIfPresent(table, forKey: .table)
      try container.encodeIfPresent(details.locale, forKey: .locale)
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
