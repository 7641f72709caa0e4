/// A day on which the moon stands in one of the 27 houses of the Indian zodiac, such as Onam.
struct MoonStar: Hashable, Sendable, BitwiseCopyable {
  /// Where among the stars the sun enters the month, in degrees.
  let month: Int16
  /// The house, from 1 to 27.
  let house: Int8

  /// The last day of the sun's month that begins in a Gregorian year at whose sunrise the moon is in the house.
  func day(ofYear year: Int64) -> Int64? {
    let start = Double(CivilDate(year: year, month: 1, day: 1).dayNumber)
    let guess = start + Double((Int(month) + 104) % 360) / SunPosition.dailyMotion
    let entry = SunPosition.crossing(
      of: Double(month), near: guess, SunPosition.siderealLongitude)
    let end = SunPosition.crossing(
      of: Double(month + 30), near: entry + 30, SunPosition.siderealLongitude)
    let days = Int64(entry.rounded(.up))...Int64(end.rounded(.down))
    return days.last { isInHouse(at: sunrise($0)) }
      ?? days.last { isInHouse(at: sunrise($0) + 0.5) }
  }

  private func isInHouse(at days: Double) -> Bool {
    let moment = SkyMoment(days: days)
    let longitude = MoonPosition(at: moment).longitude - SunPosition.precession(at: moment)
    let turned = longitude.truncatingRemainder(dividingBy: 360)
    return Int((turned < 0 ? turned + 360 : turned) * 27 / 360) + 1 == Int(house)
  }

  /// In Kerala.
  private func sunrise(_ day: Int64) -> Double {
    SolarDay(day, latitude: 9.5, longitude: 76.5).sunrise
  }
}
