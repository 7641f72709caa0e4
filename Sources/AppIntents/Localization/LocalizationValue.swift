#if !canImport(Darwin)
  import Foundation

  extension String {
    /// A text that a table of translations can look up, written as a string literal.
    ///
    /// Interpolated values stand in the `key` as format specifiers:
    ///
    /// ```swift
    /// let value: String.LocalizationValue = "\(3) nights"
    /// String(localized: value)   // "3 nights", looked up as "%lld nights"
    /// ```
    public struct LocalizationValue: Codable, Equatable, Sendable {
      package let key: String
      package let text: String
    }
  }

  extension String.LocalizationValue: ExpressibleByStringInterpolation {
    /// Takes a plain text, which is its own key.
    public init(_ value: String) {
      self.init(key: value, text: value)
    }

    /// Takes a literal without interpolation.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// Takes what a literal with interpolation gathered.
    public init(stringInterpolation: StringInterpolation) {
      self.init(key: stringInterpolation.key, text: stringInterpolation.text)
    }
  }

  extension String.LocalizationValue {
    /// The kind of value that a `placeholder:` leaves room for.
    public enum Placeholder: Codable, Equatable, Sendable {
      case int, uint, float, double, object

      fileprivate var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }
    }

    /// Gathers the pieces of an interpolated literal, once as text and once as key.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var text = ""

      /// Starts empty.
      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + 4 * interpolationCount)
        text.reserveCapacity(literalCapacity + 8 * interpolationCount)
      }

      /// Appends the words between two interpolations.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
        text += literal
      }

      /// Appends a string.
      public mutating func appendInterpolation(_ string: String) {
        append(string, as: "%@")
      }

      /// Appends the text of another resource.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(String(localized: resource), as: "%@")
      }

      /// Appends a signed whole number.
      public mutating func appendInterpolation<Value: SignedInteger>(_ value: Value) {
        append(String(value), as: "%lld")
      }

      /// Appends an unsigned whole number.
      public mutating func appendInterpolation<Value: UnsignedInteger>(_ value: Value) {
        append(String(value), as: "%llu")
      }

      /// Appends a number with a fraction.
      public mutating func appendInterpolation(_ value: Double) {
        append("\(value)", as: "%lf")
      }

      /// Appends a number with a fraction.
      public mutating func appendInterpolation(_ value: Float) {
        append("\(value)", as: "%f")
      }

      /// Appends a value as a format style writes it.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        append(format.format(value), as: "%@")
      }

      /// Appends a value through its description.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        append(String(describing: value), as: "%@")
      }

      /// Leaves room for a value that is not known yet, such as the count in a numeric format.
      public mutating func appendInterpolation(placeholder: Placeholder) {
        append(placeholder.specifier, as: placeholder.specifier)
      }

      /// Appends a text, and to the key what stands for it.
      mutating func append(_ value: String, as specifier: String) {
        key += specifier
        text += value
      }
    }
  }

  extension String {
    /// The text of a resource in the language it was written in.
    ///
    /// Tables of translations are not read off Apple platforms, so that the text is the same on
    /// every machine.
    public init(localized resource: LocalizedStringResource) {
      self = resource.defaultValue.text
    }

    /// The text of a localization value in the language it was written in.
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = keyAndValue.text
    }
  }
#endif
