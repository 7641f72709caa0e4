/// What units measure.
enum MeasureDimension {
  private static let units: [String: String] = [
    "length":
      "meter kilometer decimeter centimeter millimeter micrometer nanometer picometer mile yard foot inch nautical-mile furlong fathom light-year astronomical-unit parsec point mile-scandinavian solar-radius earth-radius",
    "mass":
      "gram kilogram milligram microgram pound ounce ton tonne metric-ton stone carat grain ounce-troy dalton earth-mass solar-mass",
    "volume":
      "liter milliliter centiliter deciliter hectoliter megaliter cubic-meter cubic-kilometer cubic-centimeter cubic-mile cubic-yard cubic-foot cubic-inch gallon gallon-imperial quart quart-imperial pint pint-metric cup cup-metric fluid-ounce fluid-ounce-imperial tablespoon teaspoon barrel bushel acre-foot dessert-spoon dessert-spoon-imperial drop dram jigger pinch",
    "area":
      "square-meter square-kilometer square-centimeter square-mile square-yard square-foot square-inch acre hectare dunam",
    "temperature": "celsius fahrenheit kelvin",
    "angle": "degree arc-minute arc-second radian revolution",
    "speed": "kilometer-per-hour mile-per-hour meter-per-second knot",
    "information":
      "bit byte kilobit kilobyte megabit megabyte gigabit gigabyte terabit terabyte petabyte",
    "energy":
      "joule kilojoule calorie kilocalorie foodcalorie kilowatt-hour electronvolt therm-us british-thermal-unit",
    "power": "watt kilowatt megawatt gigawatt milliwatt horsepower",
    "pressure":
      "pascal hectopascal kilopascal megapascal bar millibar atmosphere inch-ofhg millimeter-ofhg pound-force-per-square-inch",
    "frequency": "hertz kilohertz megahertz gigahertz",
    "duration": "millisecond microsecond nanosecond",
    "acceleration": "g-force meter-per-square-second", "current": "ampere milliampere",
    "voltage": "volt", "resistance": "ohm", "illuminance": "lux",
  ]

  private static let byUnit: [String: String] = Dictionary(
    uniqueKeysWithValues: units.flatMap { dimension, units in
      units.split(separator: " ").map { (String($0), dimension) }
    })

  /// What a unit measures, where that has a name.
  static func dimension(of unit: String) -> String? { byUnit[unit] }
}
