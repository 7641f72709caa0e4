import Foundation

/// A moment as the theories of the sun and the moon count it: in days of even length.
struct SkyMoment: Sendable, BitwiseCopyable {
  /// Julian centuries after noon of 1 January 2000, in dynamical time.
  let centuries: Double

  /// The moment so many days of universal time after midnight of 1 January 1970.
  init(days: Double) {
    let universal = days - 10_957.5
    centuries = (universal + Self.delay(years: universal / 365.25) / 86_400) / 36_525
  }

  /// Dynamical minus universal time in seconds, so many years after 2000.
  ///
  /// Measured values each 20 years from 1900 on; from 2020 on as it is foreseen.
  private static func delay(years: Double) -> Double {
    let place = min(max((years + 100) / 20, 0), 9.999)
    let step = Int(place)
    return measured[step] + (measured[step + 1] - measured[step]) * (place - Double(step))
  }

  private static let measured: [Double] = [
    -2.8, 21.2, 24.3, 33.1, 50.5, 63.8, 69.4, 78, 94, 112, 132,
  ]

  /// How far the earth's axis leans, in radians.
  static let tilt = 23.437 * .pi / 180

  /// The sidereal time in Greenwich in degrees, so many days after 1 January 1970.
  static func siderealTime(days: Double) -> Double {
    let days = days - 10_957.5
    return 280.46061837 + (360.98564736629 * days).truncatingRemainder(dividingBy: 360)
  }

  /// The day that begins at a moment in a zone, so many minutes east of Greenwich.
  static func dayNumber(_ days: Double, minutesEast: Int) -> Int64 {
    Int64((days + Double(minutesEast) / 1440).rounded(.down))
  }
}
