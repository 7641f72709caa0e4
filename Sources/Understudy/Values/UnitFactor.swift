/// Common units and how they convert; they have the first places among the keys of every locale.
struct UnitFactor: Sendable {
  /// What a unit measures.
  enum Quantity: Sendable {
    case length, mass, volume, temperature, speed, angle, information
  }

  /// The unit, in CLDR's words.
  let key: String
  /// What it measures.
  let dimension: Quantity
  /// How many meters, grams, liters, meters a second or bits it is.
  let factor: ExactNumber

  private init(_ key: String, _ dimension: Quantity, _ mantissa: Int128, _ exponent: Int16 = 0) {
    self.key = key
    self.dimension = dimension
    factor = ExactNumber(mantissa: mantissa, exponent: exponent)
  }

  /// The place of the foot.
  static let foot: NameKey = 0
  /// The place of the inch.
  static let inch: NameKey = 1

  /// The place of the degree Celsius.
  static let celsius: NameKey = 2
  /// The place of the degree Fahrenheit.
  static let fahrenheit: NameKey = 3

  /// The units, each at its place.
  static let all = [
    UnitFactor("foot", .length, 3048, -4), UnitFactor("inch", .length, 254, -4),
    UnitFactor("celsius", .temperature, 1), UnitFactor("fahrenheit", .temperature, 1),
    UnitFactor("meter", .length, 1), UnitFactor("kilometer", .length, 1, 3),
    UnitFactor("centimeter", .length, 1, -2), UnitFactor("millimeter", .length, 1, -3),
    UnitFactor("mile", .length, 1_609_344, -3), UnitFactor("yard", .length, 9144, -4),
    UnitFactor("gram", .mass, 1), UnitFactor("kilogram", .mass, 1, 3),
    UnitFactor("milligram", .mass, 1, -3), UnitFactor("pound", .mass, 45_359_237, -5),
    UnitFactor("ounce", .mass, 28_349_523_125, -9), UnitFactor("stone", .mass, 635_029_318, -5),
    UnitFactor("liter", .volume, 1), UnitFactor("milliliter", .volume, 1, -3),
    UnitFactor("centiliter", .volume, 1, -2), UnitFactor("gallon", .volume, 3_785_411_784, -9),
    UnitFactor("quart", .volume, 946_352_946, -9), UnitFactor("pint", .volume, 473_176_473, -9),
    UnitFactor("cup", .volume, 2_365_882_365, -10),
    UnitFactor("meter-per-second", .speed, 1),
    UnitFactor("kilometer-per-hour", .speed, 277_777_777_777_777_778, -18),
    UnitFactor("mile-per-hour", .speed, 44704, -5), UnitFactor("kelvin", .temperature, 1),
    UnitFactor("degree", .angle, 1), UnitFactor("attometer", .length, 1, -18),
    UnitFactor("bit", .information, 1), UnitFactor("byte", .information, 8),
  ]

  /// The place of a unit; nothing where it is not among these.
  static func key(of unit: String) -> NameKey? {
    all.firstIndex { $0.key == unit }.map { NameKey($0) }
  }

  /// How many of another unit one unit is; nothing where they do not measure the same thing.
  static func factor(of first: NameKey, in second: NameKey) -> ExactNumber? {
    guard all.indices.contains(Int(first)), all.indices.contains(Int(second)),
      all[Int(first)].dimension == all[Int(second)].dimension
    else { return nil }
    return all[Int(first)].factor.divided(by: all[Int(second)].factor)
  }
}
