import Testing

@testable import UnderstudyICU

/// The expected values were computed with another implementation, Python's `zoneinfo`.
@Suite struct ZoneClockTests {
  @Test(
    arguments: [
      // 2026-01-15T12:00Z
      ("America/New_York", 1_768_478_400, -18000),
      // 2026-07-15T12:00Z
      ("America/New_York", 1_784_116_800, -14400),
      // 1918-07-01T00:00Z
      ("America/New_York", -1_625_356_800, -14400),
      // 1883-11-01T00:00Z
      ("America/New_York", -2_719_180_800, -17762),
      // 2300-07-01T00:00Z
      ("America/New_York", 10_429_430_400, -14400),
      // 1970-07-01T00:00Z
      ("Europe/London", 15_638_400, 3600),
      // 2026-06-01T00:00Z
      ("Europe/London", 1_780_272_000, 3600),
      // 1943-07-01T00:00Z
      ("Europe/London", -836_438_400, 7200),
      // 0001-01-02T00:00Z
      ("Europe/London", -62_135_510_400, -75),
      // 1985-12-31T00:00Z
      ("Asia/Kathmandu", 504_835_200, 19800),
      // 2026-06-01T00:00Z
      ("Asia/Kathmandu", 1_780_272_000, 20700),
      // 2026-06-01T00:00Z
      ("Asia/Kolkata", 1_780_272_000, 19800),
      // 2026-01-01T00:00Z
      ("Australia/Lord_Howe", 1_767_225_600, 39600),
      // 2026-07-01T00:00Z
      ("Australia/Lord_Howe", 1_782_864_000, 37800),
      // 2011-12-30T09:59Z
      ("Pacific/Apia", 1_325_239_140, -36000),
      // 2011-12-30T10:00Z
      ("Pacific/Apia", 1_325_239_200, 50400),
      // 2018-12-01T00:00Z
      ("America/Sao_Paulo", 1_543_622_400, -7200),
      // 2026-12-01T00:00Z
      ("America/Sao_Paulo", 1_796_083_200, -10800),
      // 2021-06-01T00:00Z
      ("Asia/Tehran", 1_622_505_600, 16200),
      // 2026-06-01T00:00Z
      ("Asia/Tehran", 1_780_272_000, 12600),
      // 1994-12-31T00:00Z
      ("Pacific/Kiritimati", 788_832_000, -36000),
      // 2026-06-01T00:00Z
      ("Pacific/Kiritimati", 1_780_272_000, 50400),
      // 2026-01-01T00:00Z
      ("Africa/Casablanca", 1_767_225_600, 3600),
      // 2026-01-01T00:00Z
      ("America/St_Johns", 1_767_225_600, -12600),
      // 2026-07-01T00:00Z
      ("America/St_Johns", 1_782_864_000, -9000),
      // 2026-06-01T00:00Z
      ("Etc/UTC", 1_780_272_000, 0),
    ] as [(String, Int64, Int32)]) func knowsTheOffsetOfMoments(
      zone: String, utc: Int64, offset: Int32
    ) throws
  {
    #expect(try ZoneClock(identifier: zone).offset(utcSeconds: utc) == offset)
  }

  @Test(
    arguments: [
      // 2026-03-08T01:59:59
      ("America/New_York", 1_772_935_199, .unique(-18000)),
      // 2026-03-08T02:00
      ("America/New_York", 1_772_935_200, .gap(before: -18000, after: -14400)),
      // 2026-03-08T02:59:59
      ("America/New_York", 1_772_938_799, .gap(before: -18000, after: -14400)),
      // 2026-03-08T03:00
      ("America/New_York", 1_772_938_800, .unique(-14400)),
      // 2026-11-01T00:59:59
      ("America/New_York", 1_793_494_799, .unique(-14400)),
      // 2026-11-01T01:00
      ("America/New_York", 1_793_494_800, .fold(earlier: -14400, later: -18000)),
      // 2026-11-01T01:59:59
      ("America/New_York", 1_793_498_399, .fold(earlier: -14400, later: -18000)),
      // 2026-11-01T02:00
      ("America/New_York", 1_793_498_400, .unique(-18000)),
      // 2026-03-29T02:30
      ("Europe/Paris", 1_774_751_400, .gap(before: 3600, after: 7200)),
      // 2026-10-25T02:30
      ("Europe/Paris", 1_792_895_400, .fold(earlier: 7200, later: 3600)),
      // 2026-06-01T00:00
      ("Europe/Paris", 1_780_272_000, .unique(7200)),
      // 2026-10-04T02:00
      ("Australia/Lord_Howe", 1_791_079_200, .gap(before: 37800, after: 39600)),
      // 2026-10-04T02:29:59
      ("Australia/Lord_Howe", 1_791_080_999, .gap(before: 37800, after: 39600)),
      // 2026-10-04T02:30
      ("Australia/Lord_Howe", 1_791_081_000, .unique(39600)),
      // 2026-04-05T01:30
      ("Australia/Lord_Howe", 1_775_352_600, .fold(earlier: 39600, later: 37800)),
      // 2026-04-05T01:59:59
      ("Australia/Lord_Howe", 1_775_354_399, .fold(earlier: 39600, later: 37800)),
      // 2026-04-05T02:00
      ("Australia/Lord_Howe", 1_775_354_400, .unique(37800)),
      // 2011-12-29T23:59:59
      ("Pacific/Apia", 1_325_203_199, .unique(-36000)),
      // 2011-12-30T00:00
      ("Pacific/Apia", 1_325_203_200, .gap(before: -36000, after: 50400)),
      // 2011-12-30T12:00
      ("Pacific/Apia", 1_325_246_400, .gap(before: -36000, after: 50400)),
      // 2011-12-30T23:59:59
      ("Pacific/Apia", 1_325_289_599, .gap(before: -36000, after: 50400)),
      // 2011-12-31T00:00
      ("Pacific/Apia", 1_325_289_600, .unique(50400)),
      // 2018-11-04T00:30
      ("America/Sao_Paulo", 1_541_291_400, .gap(before: -10800, after: -7200)),
      // 2019-02-16T23:30
      ("America/Sao_Paulo", 1_550_359_800, .fold(earlier: -7200, later: -10800)),
      // 1986-01-01T00:10
      ("Asia/Kathmandu", 504_922_200, .gap(before: 19800, after: 20700)),
      // 2026-06-01T12:00
      ("Asia/Kathmandu", 1_780_315_200, .unique(20700)),
      // 1993-08-21T12:00
      ("Pacific/Kwajalein", 745_934_400, .gap(before: -43200, after: 43200)),
      // 1867-10-19T08:00
      ("America/Juneau", -3_225_196_800, .fold(earlier: 54139, later: -32261)),
      // 2026-10-25T01:15
      ("Europe/Dublin", 1_792_890_900, .fold(earlier: 3600, later: 0)),
      // 1988-04-03T01:00
      ("America/St_Johns", 576_032_400, .gap(before: -12600, after: -5400)),
      // 1988-10-30T23:00
      ("America/St_Johns", 594_255_600, .unique(-12600)),
      // 1988-10-29T22:30
      ("America/St_Johns", 594_167_400, .fold(earlier: -5400, later: -12600)),
      // 2026-03-08T02:30
      ("Etc/UTC", 1_772_937_000, .unique(0)),
    ] as [(String, Int64, LocalResolution)]) func tellsGapsAndFoldsOfLocalTimes(
      zone: String, local: Int64, resolution: LocalResolution
    ) throws
  {
    #expect(try ZoneClock(identifier: zone).resolve(localSeconds: local) == resolution)
  }

  @Test func answersTheSameWhateverWasAskedBefore() throws {
    let used = try ZoneClock(identifier: "Australia/Lord_Howe")
    for step in stride(from: Int64(0), to: 2_000_000_000, by: 7_654_321) {
      let second = step % 2 == 0 ? step : 2_000_000_000 - step
      let fresh = try ZoneClock(identifier: "Australia/Lord_Howe")
      #expect(used.offset(utcSeconds: second) == fresh.offset(utcSeconds: second))
      #expect(used.resolve(localSeconds: second) == fresh.resolve(localSeconds: second))
    }
  }

  @Test(arguments: [Int64.min, -8_600_000_000_001, 8_600_000_000_001, Int64.max])
  func answersAtTheEndsOfTime(second: Int64) throws {
    let clock = try ZoneClock(identifier: "Europe/Paris")
    #expect(abs(clock.offset(utcSeconds: second)) < 16 * 3600)
    guard case .unique = clock.resolve(localSeconds: second) else {
      Issue.record("no clock changes there")
      return
    }
  }

  @Test func keepsBothNamesOfAZone() throws {
    let clock = try ZoneClock(identifier: "Asia/Kolkata")
    #expect(clock.identifier == "Asia/Kolkata")
    #expect(
      try ZoneClock(identifier: "Asia/Calcutta").canonicalIdentifier == clock.canonicalIdentifier)
  }

  @Test(arguments: ["Europe/Atlantis", "", "Etc/Unknown", "Zürich", "europe/paris\u{0}"])
  func namesAnUnknownZone(identifier: String) {
    let error = #expect(throws: ZoneError.self) { try ZoneClock(identifier: identifier) }
    #expect(
      error?.description
        == "there is no time zone '\(identifier)'; expected an IANA name such as 'Europe/Paris'")
  }
}
