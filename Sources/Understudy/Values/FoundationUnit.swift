import Foundation

/// The units of Foundation by the names that CLDR gives them.
enum FoundationUnit {
  /// The unit, where Foundation has it and it measures in this dimension.
  static func unit(named name: String, in dimension: Dimension.Type) -> Dimension? {
    guard let unit = units[name], type(of: unit) == dimension else { return nil }
    return unit
  }

  /// CLDR's name of a unit.
  static func name(of unit: Dimension) -> String? {
    units.filter { $0.value == unit }.map(\.key).min()
  }

  /// What a dimension is called where mentions say what they measure.
  static func dimension(of type: Dimension.Type) -> String? {
    units.first { Swift.type(of: $0.value) == type }.flatMap {
      MeasureDimension.dimension(of: $0.key)
    }
  }

  private static let units: [String: Dimension] = [
    "meter": UnitLength.meters, "kilometer": UnitLength.kilometers,
    "decimeter": UnitLength.decimeters, "centimeter": UnitLength.centimeters,
    "millimeter": UnitLength.millimeters, "micrometer": UnitLength.micrometers,
    "nanometer": UnitLength.nanometers, "picometer": UnitLength.picometers,
    "mile": UnitLength.miles, "yard": UnitLength.yards, "foot": UnitLength.feet,
    "inch": UnitLength.inches, "nautical-mile": UnitLength.nauticalMiles,
    "furlong": UnitLength.furlongs, "fathom": UnitLength.fathoms,
    "light-year": UnitLength.lightyears, "astronomical-unit": UnitLength.astronomicalUnits,
    "parsec": UnitLength.parsecs, "mile-scandinavian": UnitLength.scandinavianMiles,
    "gram": UnitMass.grams, "kilogram": UnitMass.kilograms, "milligram": UnitMass.milligrams,
    "microgram": UnitMass.micrograms, "pound": UnitMass.pounds, "ounce": UnitMass.ounces,
    "ton": UnitMass.shortTons, "tonne": UnitMass.metricTons, "metric-ton": UnitMass.metricTons,
    "stone": UnitMass.stones, "carat": UnitMass.carats, "ounce-troy": UnitMass.ouncesTroy,
    "liter": UnitVolume.liters, "milliliter": UnitVolume.milliliters,
    "deciliter": UnitVolume.deciliters, "centiliter": UnitVolume.centiliters,
    "megaliter": UnitVolume.megaliters, "cubic-meter": UnitVolume.cubicMeters,
    "cubic-centimeter": UnitVolume.cubicCentimeters, "cubic-foot": UnitVolume.cubicFeet,
    "cubic-inch": UnitVolume.cubicInches, "gallon": UnitVolume.gallons,
    "gallon-imperial": UnitVolume.imperialGallons, "quart": UnitVolume.quarts,
    "pint": UnitVolume.pints, "cup": UnitVolume.cups, "fluid-ounce": UnitVolume.fluidOunces,
    "tablespoon": UnitVolume.tablespoons, "teaspoon": UnitVolume.teaspoons,
    "bushel": UnitVolume.bushels, "acre-foot": UnitVolume.acreFeet,
    "square-meter": UnitArea.squareMeters, "square-kilometer": UnitArea.squareKilometers,
    "square-centimeter": UnitArea.squareCentimeters, "square-mile": UnitArea.squareMiles,
    "square-yard": UnitArea.squareYards, "square-foot": UnitArea.squareFeet,
    "square-inch": UnitArea.squareInches, "acre": UnitArea.acres, "hectare": UnitArea.hectares,
    "celsius": UnitTemperature.celsius, "fahrenheit": UnitTemperature.fahrenheit,
    "kelvin": UnitTemperature.kelvin, "degree": UnitAngle.degrees, "radian": UnitAngle.radians,
    "arc-minute": UnitAngle.arcMinutes, "arc-second": UnitAngle.arcSeconds,
    "revolution": UnitAngle.revolutions, "kilometer-per-hour": UnitSpeed.kilometersPerHour,
    "mile-per-hour": UnitSpeed.milesPerHour, "meter-per-second": UnitSpeed.metersPerSecond,
    "knot": UnitSpeed.knots, "bit": UnitInformationStorage.bits,
    "byte": UnitInformationStorage.bytes, "kilobyte": UnitInformationStorage.kilobytes,
    "megabit": UnitInformationStorage.megabits, "megabyte": UnitInformationStorage.megabytes,
    "gigabit": UnitInformationStorage.gigabits, "gigabyte": UnitInformationStorage.gigabytes,
    "terabyte": UnitInformationStorage.terabytes, "joule": UnitEnergy.joules,
    "kilojoule": UnitEnergy.kilojoules, "calorie": UnitEnergy.calories,
    "kilocalorie": UnitEnergy.kilocalories, "foodcalorie": UnitEnergy.kilocalories,
    "kilowatt-hour": UnitEnergy.kilowattHours, "watt": UnitPower.watts,
    "kilowatt": UnitPower.kilowatts, "megawatt": UnitPower.megawatts,
    "horsepower": UnitPower.horsepower, "pascal": UnitPressure.newtonsPerMetersSquared,
    "hectopascal": UnitPressure.hectopascals, "kilopascal": UnitPressure.kilopascals,
    "bar": UnitPressure.bars, "millibar": UnitPressure.millibars,
    "inch-ofhg": UnitPressure.inchesOfMercury, "hertz": UnitFrequency.hertz,
    "kilohertz": UnitFrequency.kilohertz, "megahertz": UnitFrequency.megahertz,
    "gigahertz": UnitFrequency.gigahertz, "hour": UnitDuration.hours,
    "minute": UnitDuration.minutes, "second": UnitDuration.seconds,
    "volt": UnitElectricPotentialDifference.volts, "ampere": UnitElectricCurrent.amperes,
    "milliampere": UnitElectricCurrent.milliamperes, "ohm": UnitElectricResistance.ohms,
    "lux": UnitIlluminance.lux,
    "meter-per-square-second": UnitAcceleration.metersPerSecondSquared,
    "g-force": UnitAcceleration.gravity,
  ]
}
