/// The churches' ways to find Easter.
enum Easter: String, Sendable, BitwiseCopyable {
  /// By the Gregorian calendar.
  case western
  /// By the Julian calendar, as most Orthodox churches do.
  case orthodox

  /// Easter Sunday, in days after 1 January 1970.
  func sunday(ofYear year: Int64) -> Int64 {
    switch self {
    case .western: Self.western(year)
    case .orthodox: Self.orthodox(year)
    }
  }

  /// The method printed in *Nature* in 1876, by an anonymous author.
  private static func western(_ year: Int64) -> Int64 {
    let century = year / 100
    let leaps = century / 4
    let lunarCorrection = (century - (century + 8) / 25 + 1) / 3
    let golden = year % 19
    let epact = (19 * golden + century - leaps - lunarCorrection + 15) % 30
    let toSunday = (32 + 2 * (century % 4) + 2 * (year % 100 / 4) - epact - year % 100 % 4) % 7
    let late = (golden + 11 * epact + 22 * toSunday) / 451
    let count = epact + toSunday - 7 * late + 114
    return CivilDate(year: year, month: count / 31, day: count % 31 + 1).dayNumber
  }

  /// The Sunday after the full moon of the 19-year cycle, in days of the Julian calendar.
  private static func orthodox(_ year: Int64) -> Int64 {
    let moon = (19 * (year % 19) + 15) % 30
    let toSunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
    let count = moon + toSunday + 114
    // The calendars differ by ten days in 1582 and by one more at each turn of a century but the fourth.
    let lag = year / 100 - year / 400 - 2
    return CivilDate(year: year, month: count / 31, day: count % 31 + 1).dayNumber + lag
  }
}
