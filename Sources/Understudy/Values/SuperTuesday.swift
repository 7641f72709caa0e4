/// The Tuesday on which most states vote for the candidates of a presidential election of the United States.
enum SuperTuesday {
  /// The day in a year; nothing in years without one.
  static func date(ofYear year: Int64) -> CivilDate? {
    guard year % 4 == 0, year >= 1984 else { return nil }
    // In 2008 two dozen states voted a month early; until 1996 most did so in the second week of March.
    if year == 2008 { return CivilDate(year: year, month: 2, day: 5) }
    let first: Int64 = year < 2000 ? 8 : 1
    let start = CivilDate(year: year, month: 3, day: first).dayNumber
    return CivilDate(dayNumber: start + (9 - CivilDate.weekday(ofDay: start)) % 7)
  }
}
