import Foundation

/// Where the moon stands: along the sun's path to about ten seconds of arc, or twenty seconds of time.
///
/// The longest terms of chapter 47 of Jean Meeus, *Astronomical Algorithms*.
struct MoonPosition: Sendable, BitwiseCopyable {
  /// Along the sun's path, in degrees, without nutation.
  let longitude: Double
  /// North of the sun's path, in degrees.
  let latitude: Double
  /// How much lower it stands from the ground than from the earth's middle, at the horizon, in radians.
  let parallax: Double

  /// How far the moon runs ahead of the sun in a day, in degrees.
  static let dailyGain = 360 / 29.530588

  /// How far the moon is ahead of the sun, in degrees from 0 to below 360; 0 at new moon.
  static func elongation(at moment: SkyMoment) -> Double {
    let angle = longitude(Arguments(moment)) - SunPosition.longitudeWithoutNutation(at: moment)
    let turned = angle.truncatingRemainder(dividingBy: 360)
    return turned < 0 ? turned + 360 : turned
  }

  /// When the moon is so far ahead of the sun, in days after 1 January 1970: the time nearest to a day.
  static func time(ofElongation degrees: Double, near start: Double) -> Double {
    var days = start
    for _ in 0..<12 {
      let rest = (degrees - elongation(at: SkyMoment(days: days))).remainder(dividingBy: 360)
      days += rest / dailyGain
      if abs(rest) < 1e-6 { break }
    }
    return days
  }

  /// The place at a moment.
  init(at moment: SkyMoment) {
    let arguments = Arguments(moment)
    longitude = Self.longitude(arguments)
    latitude = Self.latitudes.reduce(0) { $0 + $1.size * sin(arguments.phase(of: $1)) } * 1e-6
    let distance = Self.distances.reduce(385_000.56) { $0 + $1.size * cos(arguments.phase(of: $1)) }
    parallax = asin(6378.14 / distance)
  }

  private static func longitude(_ arguments: Arguments) -> Double {
    let eccentricity = 1 - 0.002516 * arguments.time
    let sum = terms.reduce(arguments.planets) { sum, term in
      let weight =
        term.sun == 0 ? 1 : abs(term.sun) == 1 ? eccentricity : eccentricity * eccentricity
      return sum + term.size * weight * sin(arguments.phase(of: term))
    }
    return arguments.mean + sum * 1e-6
  }

  /// The angles that the terms are made of, in radians.
  private struct Arguments {
    let time: Double
    /// The mean longitude, in degrees.
    let mean: Double
    let moon: Double
    let sun: Double
    let anomaly: Double
    let node: Double

    init(_ moment: SkyMoment) {
      let time = moment.centuries
      func angle(_ start: Double, _ rate: Double, _ second: Double) -> Double {
        (start + time * (rate + time * second)).truncatingRemainder(dividingBy: 360) * .pi / 180
      }
      self.time = time
      mean = 218.3164477 + time * (481_267.88123421 - 0.0015786 * time)
      moon = angle(297.8501921, 445_267.1114034, -0.0018819)
      sun = angle(357.5291092, 35_999.0502909, -0.0001536)
      anomaly = angle(134.9633964, 477_198.8675055, 0.0087414)
      node = angle(93.2720950, 483_202.0175233, -0.0036539)
    }

    func phase(of term: Term) -> Double {
      Double(term.moon) * moon + Double(term.sun) * sun + Double(term.anomaly) * anomaly
        + Double(term.node) * node
    }

    /// What Venus, Jupiter and the shape of the earth do, in millionths of a degree.
    var planets: Double {
      func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
      return 3958 * sine(119.75 + 131.849 * time) + 318 * sine(53.09 + 479_264.290 * time)
        + 1962 * sin(mean * .pi / 180 - node)
    }
  }

  private struct Term {
    let moon: Int8
    let sun: Int8
    let anomaly: Int8
    let node: Int8
    /// In millionths of a degree, or in kilometres.
    let size: Double

    init(_ moon: Int8, _ sun: Int8, _ anomaly: Int8, _ node: Int8, _ size: Double) {
      self.moon = moon
      self.sun = sun
      self.anomaly = anomaly
      self.node = node
      self.size = size
    }
  }

  private static let terms: [Term] = [
    Term(0, 0, 1, 0, 6_288_774), Term(2, 0, -1, 0, 1_274_027), Term(2, 0, 0, 0, 658_314),
    Term(0, 0, 2, 0, 213_618), Term(0, 1, 0, 0, -185_116), Term(0, 0, 0, 2, -114_332),
    Term(2, 0, -2, 0, 58_793), Term(2, -1, -1, 0, 57_066), Term(2, 0, 1, 0, 53_322),
    Term(2, -1, 0, 0, 45_758), Term(0, 1, -1, 0, -40_923), Term(1, 0, 0, 0, -34_720),
    Term(0, 1, 1, 0, -30_383), Term(2, 0, 0, -2, 15_327), Term(0, 0, 1, 2, -12_528),
    Term(0, 0, 1, -2, 10_980), Term(4, 0, -1, 0, 10_675), Term(0, 0, 3, 0, 10_034),
    Term(4, 0, -2, 0, 8548), Term(2, 1, -1, 0, -7888), Term(2, 1, 0, 0, -6766),
    Term(1, 0, -1, 0, -5163), Term(1, 1, 0, 0, 4987), Term(2, -1, 1, 0, 4036),
    Term(2, 0, 2, 0, 3994), Term(4, 0, 0, 0, 3861), Term(2, 0, -3, 0, 3665),
    Term(0, 1, -2, 0, -2689), Term(2, 0, -1, 2, -2602), Term(2, -1, -2, 0, 2390),
    Term(1, 0, 1, 0, -2348), Term(2, -2, 0, 0, 2236), Term(0, 1, 2, 0, -2120),
    Term(0, 2, 0, 0, -2069), Term(2, -2, -1, 0, 2048), Term(2, 0, 1, -2, -1773),
    Term(2, 0, 0, 2, -1595), Term(4, -1, -1, 0, 1215), Term(0, 0, 2, 2, -1110),
    Term(3, 0, -1, 0, -892), Term(2, 1, 1, 0, -810), Term(4, -1, -2, 0, 759),
    Term(0, 2, -1, 0, -713), Term(2, 2, -1, 0, -700), Term(2, 1, -2, 0, 691),
    Term(2, -1, 0, -2, 596), Term(4, 0, 1, 0, 549), Term(0, 0, 4, 0, 537),
    Term(4, -1, 0, 0, 520), Term(1, 0, -2, 0, -487),
  ]

  private static let latitudes: [Term] = [
    Term(0, 0, 0, 1, 5_128_122), Term(0, 0, 1, 1, 280_602), Term(0, 0, 1, -1, 277_693),
    Term(2, 0, 0, -1, 173_237), Term(2, 0, -1, 1, 55_413), Term(2, 0, -1, -1, 46_271),
    Term(2, 0, 0, 1, 32_573), Term(0, 0, 2, 1, 17_198), Term(2, 0, 1, -1, 9266),
    Term(0, 0, 2, -1, 8822), Term(2, -1, 0, -1, 8216), Term(2, 0, -2, -1, 4324),
    Term(2, 0, 1, 1, 4200),
  ]

  private static let distances: [Term] = [
    Term(0, 0, 1, 0, -20_905.355), Term(2, 0, -1, 0, -3699.111), Term(2, 0, 0, 0, -2955.968),
    Term(0, 0, 2, 0, -569.925), Term(2, 0, -2, 0, 246.158), Term(2, -1, 0, 0, -204.586),
    Term(2, 0, 1, 0, -170.733), Term(2, -1, -1, 0, -152.138), Term(0, 1, -1, 0, -129.620),
  ]
}
