/// The evening in March on which cities put out their lights.
enum EarthHour {
  /// Its day in a year: the last Saturday of March, a week earlier where that is the eve of Easter.
  static func dayNumber(ofYear year: Int64) -> Int64 {
    let last = CivilDate(year: year, month: 3, day: 31).dayNumber
    let saturday = last - (CivilDate.weekday(ofDay: last) + 1) % 7
    let isEasterEve = saturday == Easter.western.sunday(ofYear: year) - 1
    // In 2025 it was put on the day of water.
    return isEasterEve || year == 2025 ? saturday - 7 : saturday
  }
}
