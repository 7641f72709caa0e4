import Testing

@testable import Understudy

/// The days beside a feast's own.
@Suite struct YearlyDateNeighbourTests {
  @Test(
    arguments: [
      ("hebrew:7:10", 2026, YearlyDate.Neighbour.before, "2026-09-20/2026-09-21"),
      ("hebrew:7:10", 2026, .after, "2026-09-21/2026-09-22"),
      ("hebrew:7:1:x2", 2026, .before, "2026-09-11/2026-09-14"),
      ("islamic:10:1", 2027, .before, "2027-03-08/2027-03-09"),
      ("islamic:10:1", 2027, .after, "2027-03-10/2027-03-11"),
      ("islamic:9:1:xmonth", 2027, .before, "2027-02-07/2027-03-09"),
      ("islamic:9:1:xmonth", 2027, .after, "2027-02-08/2027-03-10"),
      // It stays a Friday.
      (
        "islamic:10:1:fri-7:sat-1:sun-2:mon-3:tue-4:wed-5:thu-6", 2027, .after,
        "2027-03-05/2027-03-06"
      ),
      // The tenth lunar day ran from the afternoon of the 18th to that of the 19th.
      ("hindu:7:10:afternoon", 2018, .before, "2018-10-18/2018-10-19"),
      ("hindu:7:10:afternoon", 2018, .after, "2018-10-19/2018-10-20"),
      // The fifth one ran from noon of the 9th to the afternoon of the 10th.
      ("hindu:11:5:morning", 2019, .before, "2019-02-09/2019-02-10"),
      ("hindu:11:5:morning", 2019, .after, "2019-02-10/2019-02-11"),
      ("moonStar:120:22", 2026, .before, "2026-08-25/2026-08-26"),
      ("fixed:12:25", 2026, .before, "2026-12-25/2026-12-26"),
      ("easter", 2026, .after, "2026-04-05/2026-04-06"),
    ] as [(String, Int64, YearlyDate.Neighbour, String)])
  func takesDayWhereCalendarLeavesRoom(
    text: String, year: Int64, neighbour: YearlyDate.Neighbour, expected: String
  ) throws {
    let date = try #require(YearlyDate([.word(text)]))
    let ranges = date.ranges(ofYear: year, taking: neighbour)
    #expect(ranges.map { name(of: $0.lowerBound) + "/" + name(of: $0.upperBound) } == [expected])
  }

  @Test func hasOwnDaysWithoutNeighbour() throws {
    let date = try #require(YearlyDate([.word("islamic:12:8:x6")]))
    let range = try #require(date.ranges(ofYear: 2026).first)
    #expect(Array(range) == Array(range.lowerBound..<range.lowerBound + 6))
  }
}
