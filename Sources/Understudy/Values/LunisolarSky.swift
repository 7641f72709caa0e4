/// New moons and signs of the sun by the days of a meridian.
struct LunisolarSky: Sendable, BitwiseCopyable {
  /// How many minutes the meridian's clocks are ahead of Greenwich.
  let minutesEast: Int

  /// The first day of the month in which the sun reaches its lowest place, in December.
  func solsticeMonth(ofYear year: Int64) -> Int64 {
    let december = Double(CivilDate(year: year, month: 12, day: 21).dayNumber)
    let time = SunPosition.crossing(of: 270, near: december, SunPosition.longitude)
    let solstice = SkyMoment.dayNumber(time, minutesEast: minutesEast)
    let age = MoonPosition.elongation(at: SkyMoment(days: time)) / MoonPosition.dailyGain
    let last = newMoon(near: solstice - Int64(age.rounded()))
    if last > solstice { return newMoon(near: last - 29) }
    let next = newMoon(near: last + 29)
    return next <= solstice ? next : last
  }

  /// The day of the new moon that is nearest to a day.
  func newMoon(near day: Int64) -> Int64 {
    let time = MoonPosition.time(ofElongation: 0, near: Double(day) + 0.5)
    return SkyMoment.dayNumber(time, minutesEast: minutesEast)
  }

  /// Whether the sun enters one of twelve equal signs on one of the days.
  func hasSign(from first: Int64, until end: Int64) -> Bool {
    sign(atStartOf: first) != sign(atStartOf: end)
  }

  private func sign(atStartOf day: Int64) -> Int {
    let start = Double(day) - Double(minutesEast) / 1440
    let longitude = SunPosition.longitude(at: SkyMoment(days: start))
    let turned = longitude.truncatingRemainder(dividingBy: 360)
    return Int((turned < 0 ? turned + 360 : turned) / 30)
  }
}
