#if !canImport(Darwin)
  import Foundation

  extension String.LocalizationValue.StringInterpolation {
    /// Appends a whole number as a format specifier such as `%05d` writes it.
    public mutating func appendInterpolation<Value: FixedWidthInteger & CVarArg>(
      _ value: Value, specifier: String
    ) {
      let isSafe = specifier.wholeMatch(of: /%[-+ #0]*[0-9]*(\.[0-9]+)?(ll?|q|z|t)?[diouxX]/) != nil
      append(
        isSafe ? String(format: specifier, Int64(truncatingIfNeeded: value)) : "\(value)",
        as: specifier)
    }

    /// Appends a number as a format specifier such as `%.2f` writes it.
    public mutating func appendInterpolation(_ value: Double, specifier: String) {
      let isSafe = specifier.wholeMatch(of: /%[-+ #0]*[0-9]*(\.[0-9]+)?l?[aAeEfFgG]/) != nil
      append(isSafe ? String(format: specifier, value) : "\(value)", as: specifier)
    }
  }
#endif
