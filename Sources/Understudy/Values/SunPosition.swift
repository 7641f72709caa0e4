import Foundation

/// Where the sun stands, to about two seconds of arc, or a minute of time.
///
/// The longest terms of the planetary theory VSOP87 with the corrections for nutation and aberration, as
/// in chapters 25 and 32 of Jean Meeus, *Astronomical Algorithms*.
enum SunPosition {
  /// How far the sun goes in a day, in degrees.
  static let dailyMotion = 360 / 365.2422

  /// The apparent longitude in degrees, counted from the equinox of date.
  static func longitude(at moment: SkyMoment) -> Double {
    geometric(moment) + nutation(moment) - 20.4898 / 3600
  }

  /// The longitude with aberration and without nutation, which the moon's is set against.
  static func longitudeWithoutNutation(at moment: SkyMoment) -> Double {
    geometric(moment) - 20.4898 / 3600
  }

  /// The longitude counted from the stars.
  static func siderealLongitude(at moment: SkyMoment) -> Double {
    longitudeWithoutNutation(at: moment) - precession(at: moment)
  }

  /// How far the equinox is from where the stars' zodiac begins, by Lahiri's measure, in degrees.
  static func precession(at moment: SkyMoment) -> Double {
    23.8532 + 1.39697 * moment.centuries
  }

  /// When the angle next turns to a value, in days after 1 January 1970; the search starts at a day.
  static func crossing(
    of degrees: Double, near start: Double, _ longitude: (SkyMoment) -> Double
  ) -> Double {
    var days = start
    for _ in 0..<8 {
      let rest = (degrees - longitude(SkyMoment(days: days))).remainder(dividingBy: 360)
      days += rest / dailyMotion
      if abs(rest) < 1e-7 { break }
    }
    return days
  }

  private static func geometric(_ moment: SkyMoment) -> Double {
    let millennia = moment.centuries / 10
    let sums = series.map { terms in
      terms.reduce(0) { $0 + $1.0 * cos($1.1 + $1.2 * millennia) }
    }
    let earth = sums[0] + millennia * (sums[1] + millennia * sums[2])
    return earth * 1e-8 * 180 / .pi + 180 - 0.09033 / 3600
  }

  private static func nutation(_ moment: SkyMoment) -> Double {
    let time = moment.centuries
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let node = radians(125.04452 - 1934.136261 * time)
    let sun = radians(280.4665 + 36_000.7698 * time)
    let moon = radians(218.3165 + 481_267.8813 * time)
    return (-17.20 * sin(node) - 1.32 * sin(2 * sun) - 0.23 * sin(2 * moon) + 0.21 * sin(2 * node))
      / 3600
  }

  /// Amplitude in 1e-8 radians, phase, and frequency by the millennium, for each power of time.
  private static let series: [[(Double, Double, Double)]] = [
    [
      (175_347_046, 0, 0), (3_341_656, 4.6692568, 6283.0758500), (34_894, 4.62610, 12_566.15170),
      (3497, 2.7441, 5753.3849), (3418, 2.8289, 3.5231), (3136, 3.6277, 77_713.7715),
      (2676, 4.4181, 7860.4194), (2343, 6.1352, 3930.2097), (1324, 0.7425, 11_506.7698),
      (1273, 2.0371, 529.6910), (1199, 1.1096, 1577.3435), (990, 5.233, 5884.927),
      (902, 2.045, 26.298), (857, 3.508, 398.149), (780, 1.179, 5223.694), (753, 2.533, 5507.553),
      (505, 4.583, 18_849.228), (492, 4.205, 775.523), (357, 2.920, 0.067),
      (317, 5.849, 11_790.629),
      (284, 1.899, 796.298), (271, 0.315, 10_977.079), (243, 0.345, 5486.778),
      (206, 4.806, 2544.314),
      (205, 1.869, 5573.143), (202, 2.458, 6069.777), (156, 0.833, 213.299), (132, 3.411, 2942.463),
      (126, 1.083, 20.775), (115, 0.645, 0.980),
    ],
    [
      (628_331_966_747, 0, 0), (206_059, 2.678235, 6283.075850), (4303, 2.6351, 12_566.1517),
      (425, 1.590, 3.523), (119, 5.796, 26.298), (109, 2.966, 1577.344),
    ],
    [(52_919, 0, 0), (8720, 1.0721, 6283.0758), (309, 0.867, 12_566.152)],
  ]
}
