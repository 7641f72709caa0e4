import Testing

@testable import Understudy

@Suite struct CivilDateTests {
  /// Year, month, day, days since 1970, weekday from Sunday, ISO year and ISO week, all from a calendar
  /// that shares no code with this one.
  static let known: [(Int64, Int64, Int64, Int64, Int64, Int64, Int64)] = [
    (1, 1, 1, -719162, 1, 1, 1), (1, 12, 31, -718798, 1, 2, 1),
    (4, 2, 29, -718008, 0, 4, 9), (100, 2, 28, -682945, 0, 100, 8),
    (100, 3, 1, -682944, 1, 100, 9), (400, 2, 29, -573372, 2, 400, 9),
    (1000, 1, 1, -354285, 3, 1000, 1), (1066, 10, 14, -329893, 0, 1066, 41),
    (1492, 10, 12, -174301, 3, 1492, 41), (1582, 10, 4, -141438, 1, 1582, 40),
    (1582, 10, 15, -141427, 5, 1582, 41), (1600, 2, 29, -135081, 2, 1600, 9),
    (1600, 12, 31, -134775, 0, 1600, 52), (1700, 2, 28, -98557, 0, 1700, 8),
    (1700, 3, 1, -98556, 1, 1700, 9), (1776, 7, 4, -70672, 4, 1776, 27),
    (1800, 3, 1, -62032, 6, 1800, 9), (1858, 11, 17, -40587, 3, 1858, 46),
    (1899, 12, 31, -25568, 0, 1899, 52), (1900, 1, 1, -25567, 1, 1900, 1),
    (1900, 2, 28, -25509, 3, 1900, 9), (1900, 3, 1, -25508, 4, 1900, 9),
    (1904, 2, 29, -24048, 1, 1904, 9), (1914, 7, 28, -20246, 2, 1914, 31),
    (1945, 5, 8, -9004, 2, 1945, 19), (1969, 12, 31, -1, 3, 1970, 1),
    (1970, 1, 1, 0, 4, 1970, 1), (1972, 2, 29, 789, 2, 1972, 9),
    (1980, 1, 6, 3657, 0, 1980, 1), (1999, 12, 31, 10956, 5, 1999, 52),
    (2000, 1, 1, 10957, 6, 1999, 52), (2000, 2, 29, 11016, 2, 2000, 9),
    (2000, 3, 1, 11017, 3, 2000, 9), (2001, 1, 1, 11323, 1, 2001, 1),
    (2004, 12, 31, 12783, 5, 2004, 53), (2005, 1, 1, 12784, 6, 2004, 53),
    (2008, 12, 29, 14242, 1, 2009, 1), (2010, 1, 3, 14612, 0, 2009, 53),
    (2015, 12, 31, 16800, 4, 2015, 53), (2016, 1, 1, 16801, 5, 2015, 53),
    (2020, 12, 31, 18627, 4, 2020, 53), (2021, 1, 3, 18630, 0, 2020, 53),
    (2024, 2, 29, 19782, 4, 2024, 9), (2026, 6, 10, 20614, 3, 2026, 24),
    (2026, 12, 31, 20818, 4, 2026, 53), (2027, 1, 1, 20819, 5, 2026, 53),
    (2032, 12, 31, 23010, 5, 2032, 53), (2038, 1, 19, 24855, 2, 2038, 3),
    (2099, 12, 31, 47481, 4, 2099, 53), (2100, 2, 28, 47540, 0, 2100, 8),
    (2100, 3, 1, 47541, 1, 2100, 9), (2200, 3, 1, 84065, 6, 2200, 9),
    (2400, 2, 29, 157113, 2, 2400, 9), (2400, 12, 31, 157419, 0, 2400, 52),
    (3000, 1, 1, 376200, 3, 3000, 1), (4000, 2, 29, 741501, 2, 4000, 9),
    (8888, 8, 8, 2526968, 0, 8888, 32), (9999, 1, 1, 2932532, 5, 9998, 53),
    (9999, 12, 31, 2932896, 5, 9999, 52),
  ]

  @Test(arguments: known) func agreesWithAnotherCalendar(
    _ row: (
      year: Int64, month: Int64, day: Int64, number: Int64, weekday: Int64, isoYear: Int64,
      isoWeek: Int64
    )
  ) {
    let date = CivilDate(year: row.year, month: row.month, day: row.day)
    #expect(date.dayNumber == row.number)
    #expect(CivilDate(dayNumber: row.number) == date)
    #expect(CivilDate.weekday(ofDay: row.number) == row.weekday)
    let week = CivilDate.isoWeek(ofDay: row.number)
    #expect(week.year == row.isoYear)
    #expect(week.week == row.isoWeek)
  }

  @Test func everyDayFollowsTheOneBefore() {
    var last = CivilDate(year: -1, month: 12, day: 31)
    for number in (last.dayNumber + 1)...(last.dayNumber + 146_097) {
      let date = CivilDate(dayNumber: number)
      let isNext =
        date.day == last.day + 1 && date.month == last.month && date.year == last.year
        || date.day == 1 && last.day == CivilDate.length(ofMonth: last.month, year: last.year)
          && (date.month == last.month + 1 && date.year == last.year
            || date.month == 1 && last.month == 12 && date.year == last.year + 1)
      guard isNext, date.dayNumber == number else {
        Issue.record("\(date) does not follow \(last)")
        return
      }
      last = date
    }
  }

  @Test(
    arguments: [
      (1, false), (4, true), (100, false), (400, true), (1582, false), (1600, true), (1700, false),
      (1900, false), (1904, true), (2000, true), (2023, false), (2024, true), (2100, false),
      (2400, true), (9999, false), (0, true), (-4, true), (-100, false),
    ] as [(Int64, Bool)]) func leapYears(year: Int64, isLeap: Bool)
  {
    #expect(CivilDate.isLeap(year) == isLeap)
    #expect(CivilDate.length(ofMonth: 2, year: year) == (isLeap ? 29 : 28))
  }

  @Test func lengthsOfMonths() {
    #expect(
      (1...12).map { CivilDate.length(ofMonth: $0, year: 2026) }
        == [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  }

  @Test(
    arguments: [
      ((2026, 1, 31), 1, (2026, 2, 28)), ((2024, 1, 31), 1, (2024, 2, 29)),
      ((2026, 3, 31), -1, (2026, 2, 28)), ((2024, 3, 31), -1, (2024, 2, 29)),
      ((2026, 5, 31), 1, (2026, 6, 30)), ((2026, 12, 31), 2, (2027, 2, 28)),
      ((2024, 2, 29), 12, (2025, 2, 28)), ((2024, 2, 29), 48, (2028, 2, 29)),
      ((2024, 2, 29), -12, (2023, 2, 28)), ((2026, 6, 10), -6, (2025, 12, 10)),
      ((2026, 6, 10), -1200, (1926, 6, 10)), ((1, 1, 31), 1, (1, 2, 28)),
      ((2000, 2, 29), -1200, (1900, 2, 28)), ((1999, 12, 31), 2, (2000, 2, 29)),
      ((1, 1, 1), -1, (0, 12, 1)), ((2026, 6, 10), 0, (2026, 6, 10)),
    ] as [((Int64, Int64, Int64), Int64, (Int64, Int64, Int64))])
  func addingMonthsStaysInTheMonth(
    start: (Int64, Int64, Int64), months: Int64, end: (Int64, Int64, Int64)
  ) {
    let date = CivilDate(year: start.0, month: start.1, day: start.2)
    #expect(date.adding(months: months) == CivilDate(year: end.0, month: end.1, day: end.2))
  }
}
