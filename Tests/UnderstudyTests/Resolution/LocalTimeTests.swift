import Testing

@testable import Understudy

@Suite struct LocalTimeTests {
  @Test(
    arguments: [
      (.second, "2026-06-10T09:08:07"), (.minute, "2026-06-10T09:08"), (.hour, "2026-06-10T09:00"),
      (.day, "2026-06-10"), (.week, "2026-W24"), (.month, "2026-06"), (.quarter, "2026-Q2"),
      (.year, "2026"), (.decade, "202X"), (.century, "20XX"),
    ] as [(Grain, String)]) func printsTheUnitThatHoldsAMoment(grain: Grain, text: String) throws
  {
    let moment = try seconds("2026-06-10T09:08:07")
    let start = LocalTime.start(of: grain, holding: moment, firstWeekday: 1)
    #expect(LocalTime.iso8601(start, grain) == text)
  }

  @Test(
    arguments: [
      (0, "2026-06-07", "2026-W24"), (1, "2026-06-08", "2026-W24"), (6, "2026-06-06", "2026-W24"),
    ] as [(Int64, String, String)])
  func weekIsNamedByTheDaysInIt(firstWeekday: Int64, day: String, week: String) throws {
    let wednesday = try seconds("2026-06-10T09:00")
    let start = LocalTime.start(of: .week, holding: wednesday, firstWeekday: firstWeekday)
    #expect(LocalTime.iso8601(start, .day) == day)
    #expect(LocalTime.iso8601(start, .week) == week)
  }

  @Test(arguments: [
    ("2026-06-10", "2026-04-01", "2026-01-01", "2020-01-01", "2001-01-01"),
    ("2000-12-31", "2000-10-01", "2000-01-01", "2000-01-01", "1901-01-01"),
    ("1969-12-31", "1969-10-01", "1969-01-01", "1960-01-01", "1901-01-01"),
    ("0001-01-01", "0001-01-01", "0001-01-01", "0000-01-01", "0001-01-01"),
  ]) func unitsBegin(day: String, quarter: String, year: String, decade: String, century: String)
    throws
  {
    let moment = try seconds(day)
    let starts = [Grain.quarter, .year, .decade, .century].map {
      LocalTime.iso8601(LocalTime.start(of: $0, holding: moment, firstWeekday: 1), .day)
    }
    #expect(starts == [quarter, year, decade, century])
  }

  @Test(
    arguments: [
      ("2026-01-31T10:00", 1, .month, "2026-02-28T10:00"),
      ("2024-01-31T10:00", 1, .month, "2024-02-29T10:00"),
      ("2026-06-10T10:00", -6, .month, "2025-12-10T10:00"),
      ("2024-02-29T10:00", 1, .year, "2025-02-28T10:00"),
      ("2026-11-30T10:00", 1, .quarter, "2027-02-28T10:00"),
      ("2026-06-10T23:30", 45, .minute, "2026-06-11T00:15"),
      ("2026-06-10T10:00", -11, .hour, "2026-06-09T23:00"),
      ("2026-12-30T10:00", 2, .week, "2027-01-13T10:00"),
      ("1970-01-01T00:00", -1, .minute, "1969-12-31T23:59"),
      ("2026-06-10T10:00", 1, .decade, "2036-06-10T10:00"),
      ("2026-06-10T10:00", -1, .century, "1926-06-10T10:00"),
    ] as [(String, Int64, Grain, String)])
  func advances(start: String, count: Int64, grain: Grain, end: String) throws {
    let moved = LocalTime.advance(try seconds(start), by: count, grain)
    #expect(LocalTime.iso8601(moved, .minute) == end)
  }

  @Test func weekendIsSaturdayAndSunday() throws {
    let saturday = LocalTime.start(
      of: .weekend, holding: try seconds("2026-06-14T15:00"), firstWeekday: 1)
    #expect(LocalTime.iso8601(saturday, .day) == "2026-06-13")
    #expect(LocalTime.iso8601(LocalTime.advance(saturday, by: 1, .weekend), .day) == "2026-06-15")
  }

  @Test(
    arguments: [
      ("P1M", "2026-02-28"), ("P1M1D", nil), ("P1W2D", "2026-02-09"), ("P1Y", "2027-01-31"),
    ] as [(String, String?)]) func advancesByDuration(duration: String, day: String?) throws
  {
    let value = try DurationValue(iso8601: duration).found(duration)
    let moved = LocalTime.advance(try seconds("2026-01-31"), by: value, isLater: true)
    // The months are added before the days.
    #expect(LocalTime.iso8601(moved, .day) == day ?? "2026-03-01")
  }

  @Test(arguments: [
    "2026", "2026-06", "2026-W25", "2026-06-19", "2026-06-19T17:00", "2026-06-19T17:00:30", "17:00",
    "0001-01-01", "9999-12-31",
  ]) func readsWhatItPrints(text: String) throws {
    let fields = try LocalTime.Fields(text).found(text)
    guard let start = fields.start else {
      #expect(fields.hour == 17 && fields.minute == 0)
      return
    }
    let grain: Grain =
      fields.second != nil
      ? .second
      : fields.minute != nil
        ? .minute
        : fields.day != nil
          ? .day : fields.week != nil ? .week : fields.month != nil ? .month : .year
    #expect(LocalTime.iso8601(start, grain) == text)
  }

  @Test(arguments: [
    "", "T", "-", "x", "2026-13", "2026-00", "2026-06-32", "2026-06-00", "2026-06-19T",
    "2026-06-19T25:00", "2026-06-19T17:60", "2026-06-19T17", "2026-06-19T17:00T", "17:00:00:00",
    ":",
    "2026-Wx", "2026-W25-3", "99999999999999999999", "2026-06-19-01",
  ]) func refusesWhatIsNoTime(text: String) {
    #expect(LocalTime.Fields(text) == nil)
  }

  private func seconds(_ text: String) throws -> Int64 {
    try LocalTime.Fields(text)?.start.found(text) ?? 0
  }
}
