import Foundation
import Testing

@testable import Understudy

@Suite struct WrittenMomentTests {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0.0), ("2026-06-10T09:00:00-04:00", 1_781_096_400),
    ("2026-06-10 13:00Z", 1_781_096_400), ("2026-06-10t15:00:00.25+0200", 1_781_096_400.25),
    ("2026-06-10T15:00+02", 1_781_096_400), ("2000-02-29T00:00Z", 951_782_400),
    ("0001-01-01T00:00Z", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
  ]) func readsInstants(text: String, seconds: Double) throws {
    let moment = try #require(Moment(text))
    let zone = try #require(TimeZone(identifier: "Asia/Kathmandu"))
    #expect(moment.date(in: zone).timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    ("2026-06-10", "2026-06-10T00:00:00-04:00"), ("2026-01-10T09:00", "2026-01-10T09:00:00-05:00"),
    // A quarter of an hour that the clocks skip, and one that they show twice.
    ("2026-03-08T02:30", "2026-03-08T03:30:00-04:00"),
    ("2026-11-01T01:30", "2026-11-01T01:30:00-04:00"),
    ("2026-11-01T02:00", "2026-11-01T02:00:00-05:00"),
  ]) func readsLocalTimesInTheZone(local: String, absolute: String) throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    let (local, absolute) = (try #require(Moment(local)), try #require(Moment(absolute)))
    #expect(local.offset == nil)
    #expect(local.date(in: zone) == absolute.date(in: .gmt))
  }

  @Test(arguments: [
    "", "2026", "2026-06", "2026-6-1", "2026-13-01", "2026-00-01", "2026-02-29", "2026-06-31",
    "2026-06-00", "0000-01-01", "2026-06-10T", "2026-06-10T9:00", "2026-06-10T24:00",
    "2026-06-10T09:60", "2026-06-10T09:00:60", "2026-06-10T09:00:00.", "2026-06-10T09:00+",
    "2026-06-10T09:00+2", "2026-06-10T09:00+02:", "2026-06-10T09:00+02:60", "2026-06-10T09:00+19",
    "2026-06-10T09:00Zx", "2026-06-10x", "２０２６-06-10", "+2026-06-10", "tomorrow",
    "2026-06-10T09:00:00." + String(repeating: "0", count: 100),
  ]) func refusesWhatIsNoMoment(text: String) {
    #expect(Moment(text) == nil)
  }

  @Test func knowsEveryDayOfFourCenturies() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for offset in stride(from: -62_091_000_000.0, through: -49_468_000_000.0, by: 86_400 * 29) {
      let date = Date(timeIntervalSince1970: offset + 62_091_000_000.0)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let (year, month, day) = (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
      let text = "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
      let moment = try #require(Moment(text))
      #expect(moment.date(in: .gmt) == calendar.startOfDay(for: date), "\(text)")
    }
  }
}
