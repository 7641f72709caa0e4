/// A day of the Hindu calendar on which a feast is kept: a lunar day that must be running at an hour.
///
/// Months begin at new moon and have the name of the sign of the stars that the sun enters in them;
/// hours are those of Ujjain, which the calendar counts from. Feasts for which schools of reckoning
/// differ are found as most almanacs of northern India print them.
struct HinduDate: Hashable, Sendable, BitwiseCopyable {
  /// From 1 for Chaitra to 12 for Phalguna.
  let month: Int8
  /// From 1 to 30: 15 ends at full moon, 30 at new moon.
  let lunarDay: Int8
  /// When the lunar day must be running.
  let hour: Hour

  /// The part of the day that a feast belongs to.
  enum Hour: String, Sendable, BitwiseCopyable {
    case sunrise
    /// A fifth of the day after sunrise.
    case morning
    case noon
    /// Three fifths of the day after sunrise, when the ancestors' part of it begins.
    case afternoon
    /// An eighth of the day before sunset.
    case lateAfternoon
    /// In the middle of dusk.
    case evening
    case midnight
  }

  /// The days in a Gregorian year, in days after 1 January 1970.
  func days(ofYear year: Int64) -> [Int64] {
    [year - 1, year].map { day(inSunYear: $0) }
      .filter { CivilDate(dayNumber: $0).year == year }
  }

  /// Whether the lunar day runs at any time of a day in India.
  func isRunning(onDay day: Int64) -> Bool {
    let midnight = Double(day) - 5.5 / 24
    func angle(_ days: Double, from start: Double) -> Double {
      let rest = (MoonPosition.elongation(at: SkyMoment(days: days)) - start)
        .truncatingRemainder(dividingBy: 360)
      return rest < 0 ? rest + 360 : rest
    }
    let start = angle(midnight, from: Double(lunarDay - 1) * 12)
    let gain = angle(midnight + 1, from: MoonPosition.elongation(at: SkyMoment(days: midnight)))
    return start < 12 || start + gain > 360
  }

  /// The day in the twelve months that begin around April.
  private func day(inSunYear year: Int64) -> Int64 {
    let month = Double(month - 1)
    let april = Double(CivilDate(year: year, month: 4, day: 14).dayNumber)
    let entry = SunPosition.crossing(
      of: month * 30, near: april + month * 30.44, SunPosition.siderealLongitude)
    let age = MoonPosition.elongation(at: SkyMoment(days: entry)) / MoonPosition.dailyGain
    let newMoon = MoonPosition.time(ofElongation: 0, near: entry - age)
    let start = time(ofLunarDay: lunarDay - 1, after: newMoon)
    let end = time(ofLunarDay: lunarDay, after: newMoon)
    return day(from: start, until: end)
  }

  /// When a lunar day ends; there are thirty from one new moon to the next.
  private func time(ofLunarDay count: Int8, after newMoon: Double) -> Double {
    let angle = Double(count) * 12
    return MoonPosition.time(ofElongation: angle, near: newMoon + angle / MoonPosition.dailyGain)
  }

  private func day(from start: Double, until end: Double) -> Int64 {
    let first = Int64(start.rounded(.down)) - 1
    let days = (first...first + 4).filter { start..<end ~= time(onDay: $0) }
    // Where the lunar day has the hour twice, hours around sunset are kept on the second day.
    if let day = hour == .evening || hour == .lateAfternoon ? days.last : days.first { return day }
    return SkyMoment.dayNumber(missedTime(from: start, until: end), minutesEast: 330)
  }

  /// A time on the day of the feast where the lunar day never has the hour.
  private func missedTime(from start: Double, until end: Double) -> Double {
    switch hour {
    case .noon, .afternoon: end
    case .lateAfternoon: start
    case .sunrise, .morning, .evening, .midnight: (start + end) / 2
    }
  }

  private static let latitude = 23.18
  private static let longitude = 75.77

  /// When the hour comes on a day, in days after 1 January 1970 in universal time.
  private func time(onDay dayNumber: Int64) -> Double {
    let day = SolarDay(dayNumber, latitude: Self.latitude, longitude: Self.longitude)
    return switch hour {
    case .sunrise: day.sunrise
    case .morning: day.noon - 0.6 * day.halfLength
    case .noon: day.noon
    case .afternoon: day.noon + 0.2 * day.halfLength
    case .lateAfternoon: day.noon + 0.75 * day.halfLength
    case .evening: day.sunset + 1.2 / 24
    case .midnight: day.noon + 0.5
    }
  }
}
