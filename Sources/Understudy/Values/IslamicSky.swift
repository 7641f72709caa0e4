import Foundation

/// When months of the Islamic calendar begin, as Saudi Arabia has reckoned since 2002: on the evening of
/// the first sunset in Mecca after new moon at which the moon is still up.
///
/// Elsewhere, and in earlier years, a month that waits for the moon to be seen may begin a day later.
enum IslamicSky {
  private static let latitude = 21.4225
  private static let longitude = 39.8262
  /// Mecca's clocks, before Greenwich.
  private static let minutesEast = 180
  /// The first new moon of 2000, after which the tenth month of 1420 began, in days after 1 January 1970.
  private static let epoch = 10_962.76

  /// The months that begin from December of the year before to November.
  static func months(ofYear year: Int64) -> [LunarCalendar.Month] {
    let first = CivilDate(year: year - 1, month: 12, day: 1).dayNumber
    let end = CivilDate(year: year, month: 12, day: 1).dayNumber
    let lunation = Int64(((Double(first) - epoch) / 29.530588).rounded(.down)) - 1
    let starts = (lunation...lunation + 15).map { (lunation: $0, day: firstDay(ofLunation: $0)) }
    return zip(starts, starts.dropFirst()).compactMap { this, next in
      guard first..<end ~= this.day else { return nil }
      let number = ((this.lunation + 9) % 12 + 12) % 12 + 1
      return LunarCalendar.Month(
        number: Int8(number), isLeap: false, firstDay: this.day, length: next.day - this.day)
    }
  }

  private static func firstDay(ofLunation count: Int64) -> Int64 {
    let newMoon = MoonPosition.time(
      ofElongation: 0, near: epoch + Double(count) * 29.530588)
    let day = SkyMoment.dayNumber(newMoon, minutesEast: minutesEast)
    let evening = (day...day + 2).first { evening in
      let sunset = SolarDay(evening, latitude: latitude, longitude: longitude).sunset
      return newMoon < sunset && isMoonUp(at: sunset)
    }
    return (evening ?? day + 2) + 1
  }

  /// Whether the upper edge of the moon is over Mecca's horizon.
  private static func isMoonUp(at days: Double) -> Bool {
    let moment = SkyMoment(days: days)
    let moon = MoonPosition(at: moment)
    let along = moon.longitude * .pi / 180
    let across = moon.latitude * .pi / 180
    let tilt = SkyMoment.tilt
    let north = latitude * .pi / 180
    let declination = asin(sin(across) * cos(tilt) + cos(across) * sin(tilt) * sin(along))
    let ascension = atan2(sin(along) * cos(tilt) - tan(across) * sin(tilt), cos(along))
    let hourAngle = (SkyMoment.siderealTime(days: days) + longitude) * .pi / 180 - ascension
    let height = asin(
      sin(north) * sin(declination) + cos(north) * cos(declination) * cos(hourAngle))
    // Seen from the ground the moon is lower by its parallax; refraction and its own radius lift it.
    return height > 0.7275 * moon.parallax - 0.5667 * .pi / 180
  }
}
