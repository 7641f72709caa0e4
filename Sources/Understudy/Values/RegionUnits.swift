/// The currency and the units that a bare number is taken in where it was said.
struct RegionUnits: Hashable, Sendable {
  /// The currency, by its ISO 4217 code.
  var currency: String?
  /// The region, by its ISO 3166 code.
  var region = ""

  /// The regions that measure in miles and pounds.
  private static let imperial: Set<String> = ["US", "LR", "MM"]
  /// The regions that tell temperatures in degrees Fahrenheit.
  private static let fahrenheit: Set<String> = ["US", "BS", "BZ", "KY", "LR", "PR", "PW"]

  /// The unit in which something is measured, in CLDR's words.
  func unit(of dimension: String) -> String? {
    let isImperial = Self.imperial.contains(region)
    return switch dimension {
    case "temperature": Self.fahrenheit.contains(region) ? "fahrenheit" : "celsius"
    case "length": isImperial || region == "GB" ? "mile" : "kilometer"
    case "mass": isImperial ? "pound" : "kilogram"
    case "volume": isImperial ? "gallon" : "liter"
    case "speed": isImperial || region == "GB" ? "mile-per-hour" : "kilometer-per-hour"
    default: nil
    }
  }
}
