import Foundation
import Testing
import UnderstudyICU

@testable import Understudy

@Suite struct ReferenceFrameTests {
  @Test(arguments: [
    ("America/New_York", "2026-06-19T00:00", "2026-06-19T00:00:00-04:00"),
    ("America/New_York", "2026-01-19T00:00", "2026-01-19T00:00:00-05:00"),
    // Clocks jump from 2:00 to 3:00.
    ("America/New_York", "2026-03-08T01:59", "2026-03-08T01:59:00-05:00"),
    ("America/New_York", "2026-03-08T02:30", "2026-03-08T02:30:00-05:00"),
    ("America/New_York", "2026-03-08T03:00", "2026-03-08T03:00:00-04:00"),
    // Clocks show 1:00 to 2:00 twice.
    ("America/New_York", "2026-11-01T00:59", "2026-11-01T00:59:00-04:00"),
    ("America/New_York", "2026-11-01T01:30", "2026-11-01T01:30:00-04:00"),
    ("America/New_York", "2026-11-01T02:00", "2026-11-01T02:00:00-05:00"),
    ("Asia/Kathmandu", "2026-06-19T00:00", "2026-06-19T00:00:00+05:45"),
    ("Australia/Lord_Howe", "2026-10-04T02:10", "2026-10-04T02:10:00+10:30"),
    ("UTC", "2026-06-19T00:00", "2026-06-19T00:00:00+00:00"),
    ("Pacific/Kiritimati", "2026-06-19T00:00", "2026-06-19T00:00:00+14:00"),
    // Clocks by the sun, four hours, 56 minutes and two seconds behind.
    ("America/New_York", "1850-06-19T00:00", "1850-06-19T00:00:00-04:56"),
    ("America/St_Johns", "1850-06-19T00:00", "1850-06-19T00:00:00-03:31"),
    // A day that the island left out.
    ("Pacific/Apia", "2011-12-30T12:00", "2011-12-30T12:00:00-10:00"),
  ]) func localMomentHasItsOffset(zone: String, local: String, text: String) throws {
    #expect(try frame(zone).from(Stretch(seconds(local), .second)) == text)
  }

  @Test(arguments: [
    ("America/New_York", "2026-06-19T00:00", "2026-06-19T04:00:00Z"),
    ("America/New_York", "2026-03-08T02:30", "2026-03-08T07:30:00Z"),
    ("America/New_York", "2026-11-01T01:30", "2026-11-01T05:30:00Z"),
    ("Asia/Kathmandu", "2026-06-19T00:00", "2026-06-18T18:15:00Z"),
  ]) func localMomentIsAMoment(zone: String, local: String, utc: String) throws {
    let expected = try Date(utc, strategy: .iso8601)
    #expect(try frame(zone).moment(atLocal: seconds(local)) == expected)
  }

  @Test(arguments: [
    ("2026-03-08", "2026-03-08T00:00:00-05:00", "2026-03-09T00:00:00-04:00"),
    ("2026-11-01", "2026-11-01T00:00:00-04:00", "2026-11-02T00:00:00-05:00"),
  ]) func daysOfChangeAreWhole(day: String, from: String, until: String) throws {
    let mention = try Engine.extractor.recognize(day, in: Engine.context()).first.found("the day")
    let bounds = ["from", "until"].map { name in mention.details.first { $0.name == name }?.value }
    #expect(bounds == [.string(from), .string(until)])
  }

  @Test(arguments: [
    ("America/New_York", "2026-06-11T03:00:00Z", "2026-06-11"),
    ("America/New_York", "2026-06-11T05:00:00Z", "2026-06-12"),
    ("Asia/Tokyo", "2026-06-10T14:59:00Z", "2026-06-11"),
    ("Asia/Tokyo", "2026-06-10T15:00:00Z", "2026-06-12"),
    ("Pacific/Kiritimati", "2026-06-10T10:00:00Z", "2026-06-12"),
  ]) func tomorrowIsThatOfTheZone(zone: String, now: String, value: String) throws {
    let context = ReferenceContext(
      now: try Date(now, strategy: .iso8601), timeZone: try TimeZone(identifier: zone).found(zone))
    #expect(try Engine.values("tomorrow", in: context) == ["date \(value)"])
  }

  private func frame(_ zone: String) throws -> ReferenceFrame {
    ReferenceFrame(
      try Engine.context(zone: zone), zone: try ZoneClock(identifier: zone),
      language: try Engine.language("en_US"))
  }

  private func seconds(_ text: String) throws -> Int64 {
    try LocalTime.Fields(text)?.start.found(text) ?? 0
  }
}
