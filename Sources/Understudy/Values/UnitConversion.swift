/// Turns an amount of one unit into the same amount of another.
enum UnitConversion {
  /// How many of the first unit of its row each unit is.
  private static let rows: [[String: Double]] = [
    [
      // Months and years as long as durations count them.
      "second": 1, "millisecond": 0.001, "minute": 60, "hour": 3_600, "day": 86_400,
      "week": 604_800, "month": 2_592_000, "year": 31_536_000,
    ],
    [
      "meter": 1, "kilometer": 1_000, "decimeter": 0.1, "centimeter": 0.01, "millimeter": 0.001,
      "micrometer": 1e-6, "nanometer": 1e-9, "mile": 1_609.344, "yard": 0.9144, "foot": 0.3048,
      "inch": 0.0254, "nautical-mile": 1_852,
    ],
    [
      "gram": 1, "kilogram": 1_000, "milligram": 0.001, "tonne": 1e6, "metric-ton": 1e6,
      "pound": 453.592_37, "ounce": 28.349_523_125, "stone": 6_350.293_18, "ton": 907_184.74,
    ],
    [
      "liter": 1, "milliliter": 0.001, "centiliter": 0.01, "deciliter": 0.1, "cubic-meter": 1_000,
      "gallon": 3.785_411_784, "quart": 0.946_352_946, "pint": 0.473_176_473,
      "cup": 0.236_588_236_5,
    ],
    [
      "meter-per-second": 1, "kilometer-per-hour": 1 / 3.6, "mile-per-hour": 0.447_04,
      "knot": 1_852 / 3_600.0,
    ],
    ["kilocalorie": 1, "foodcalorie": 1, "calorie": 0.001, "kilojoule": 1 / 4.184],
  ]

  /// The amount in another unit; nothing where the two do not measure the same thing.
  static func converted(_ value: Double, from unit: String, to other: String) -> Double? {
    if unit == other { return value }
    if let degrees = degrees(value, from: unit, to: other) { return rounded(degrees) }
    for row in rows {
      if let own = row[unit], let wanted = row[other] { return rounded(value * own / wanted) }
    }
    return nil
  }

  private static func degrees(_ value: Double, from unit: String, to other: String) -> Double? {
    let celsius: Double
    switch unit {
    case "celsius": celsius = value
    case "fahrenheit": celsius = (value - 32) / 1.8
    case "kelvin": celsius = value - 273.15
    default: return nil
    }
    switch other {
    case "celsius": return celsius
    case "fahrenheit": return celsius * 1.8 + 32
    case "kelvin": return celsius + 273.15
    default: return nil
    }
  }

  /// Without the last digits, which the arithmetic of a machine makes up.
  private static func rounded(_ value: Double) -> Double {
    (value * 1e9).rounded() / 1e9
  }
}
