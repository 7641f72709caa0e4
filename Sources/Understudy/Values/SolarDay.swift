import Foundation

/// When the sun rises and sets on a day at a place, to about a minute.
struct SolarDay: Sendable, BitwiseCopyable {
  /// When the sun is highest, in days after 1 January 1970 in universal time.
  let noon: Double
  /// From sunrise to noon, and from noon to sunset, in days.
  let halfLength: Double

  /// The day of a number at a place, in degrees north and east.
  init(_ dayNumber: Int64, latitude: Double, longitude: Double) {
    let middle = Double(dayNumber) + 0.5 - longitude / 360
    let sun = SunPosition.longitude(at: SkyMoment(days: middle)) * .pi / 180
    let tilt = SkyMoment.tilt
    let declination = asin(sin(tilt) * sin(sun))
    let north = latitude * .pi / 180
    // At sunrise the sun's middle is 0.833° below the horizon.
    let rising =
      (sin(-0.833 * .pi / 180) - sin(north) * sin(declination)) / (cos(north) * cos(declination))
    noon = middle - Self.equationOfTime(sun)
    halfLength = acos(min(max(rising, -1), 1)) / (2 * .pi)
  }

  var sunrise: Double { noon - halfLength }
  var sunset: Double { noon + halfLength }

  /// How much sundials are ahead of clocks, in days, for a longitude of the sun in radians.
  private static func equationOfTime(_ sun: Double) -> Double {
    let perihelion = 283.0 * Double.pi / 180
    return (9.86 * sin(2 * sun) - 7.66 * sin(sun - perihelion)) / 1440
  }
}
