import Testing

@testable import UnderstudyICU

@Suite struct LocalClockTests {
  // 2026-11-01 01:30 in New York, which clocks show at 05:30 and at 06:30 UTC.
  private let repeated: Int64 = 1_793_496_600
  // 2026-03-08 02:30 in New York, which clocks skip.
  private let skipped: Int64 = 1_772_937_000

  @Test func repeatedTimeIsTheFirst() throws {
    let clock = LocalClock.zone(try ZoneClock(identifier: "America/New_York"))
    #expect(clock.offset(localSeconds: repeated) == -14_400)
    #expect(clock.offset(localSeconds: repeated, isRepeated: true) == -18_000)
  }

  @Test func skippedTimeHasTheOffsetBeforeTheChange() throws {
    let clock = LocalClock.zone(try ZoneClock(identifier: "America/New_York"))
    #expect(clock.offset(localSeconds: skipped) == -18_000)
  }

  @Test func knowsTheSecondTime() throws {
    let clock = LocalClock.zone(try ZoneClock(identifier: "America/New_York"))
    let first = clock.local(utcSeconds: repeated + 14_400)
    let second = clock.local(utcSeconds: repeated + 18_000)
    #expect(first.seconds == repeated && !first.isRepeated)
    #expect(second.seconds == repeated && second.isRepeated)
  }

  @Test func fixedClockNeverChanges() {
    #expect(LocalClock.fixed(3600).local(utcSeconds: 0).seconds == 3600)
    #expect(LocalClock.fixed(3600).offset(localSeconds: repeated, isRepeated: true) == 3600)
  }

  @Test func zonesHaveNames() {
    #expect(ZoneNames.all.count > 400)
    #expect(ZoneNames.place(of: "Asia/Tokyo").map { ZoneNames.all[Int($0)] } == "Asia/Tokyo")
    #expect(ZoneNames.place(of: "Mars/Olympus") == nil)
  }
}
