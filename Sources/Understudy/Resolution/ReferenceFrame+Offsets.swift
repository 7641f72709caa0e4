import Foundation
import UnderstudyICU

/// From what clocks show to moments, and back.
extension ReferenceFrame {
  /// The moment at which clocks here show a local time.
  func moment(atLocal seconds: Int64) -> Date {
    Date(timeIntervalSince1970: TimeInterval(utc(seconds, isRepeated: false, on: clock)))
  }

  /// Where a stretch begins, with the offset: `2026-06-19T00:00:00-04:00`; nothing where it has no beginning.
  func from(_ stretch: Stretch) -> String? {
    stretch.start.map { start in
      let clock = clock(of: stretch)
      let moment = utc(start, isRepeated: stretch.repeated.contains(.start), on: clock)
      return Self.text(start, stretch.startNanoseconds, offset: start - moment)
    }
  }

  /// The first moment after a stretch, with the offset; nothing where it has no end.
  ///
  /// An hour or a minute lasts as long as ever where clocks are set forward or back within it, and nothing ends
  /// before it begins.
  func until(_ stretch: Stretch) -> String? {
    guard let end = stretch.end else { return nil }
    let clock = stretch.endZone.flatMap(clock(of:)) ?? clock(of: stretch)
    let moment = utc(end, isRepeated: stretch.repeated.contains(.end), on: clock)
    let nanoseconds = stretch.endNanoseconds
    guard let start = utcStart(of: stretch) else {
      return Self.text(end, nanoseconds, offset: end - moment)
    }
    let isUnit = stretch.grain < .day && stretch.isUnit
    let latest = isUnit ? start + end - (stretch.start ?? end) : max(start, moment)
    if !isUnit, latest == moment { return Self.text(end, nanoseconds, offset: end - moment) }
    let local = clock.local(utcSeconds: latest).seconds
    return Self.text(local, nanoseconds, offset: local - latest)
  }

  /// A stretch on another zone's clocks as clocks here show it.
  func here(_ stretch: Stretch) -> Stretch {
    guard stretch.zone != nil || stretch.endZone != nil else { return stretch }
    var here = Stretch(nil, nil, stretch.grain)
    here.startNanoseconds = stretch.startNanoseconds
    here.endNanoseconds = stretch.endNanoseconds
    if let start = utcStart(of: stretch) {
      let (seconds, isRepeated) = clock.local(utcSeconds: start)
      here.start = seconds
      if isRepeated { here.repeated.insert(.start) }
    }
    if let end = stretch.end {
      let there = stretch.endZone.flatMap(clock(of:)) ?? clock(of: stretch)
      let moment = utc(end, isRepeated: stretch.repeated.contains(.end), on: there)
      let (seconds, isRepeated) = clock.local(utcSeconds: moment)
      here.end = seconds
      if isRepeated { here.repeated.insert(.end) }
    }
    return here
  }

  /// The start of a stretch a duration later, or earlier.
  ///
  /// Days and what is longer are counted in the calendar; hours and what is shorter are time that passes.
  func advanced(_ stretch: Stretch, by duration: DurationValue, isLater: Bool) -> Stretch? {
    guard let start = stretch.start else { return nil }
    let sign: Int64 = isLater ? 1 : -1
    let day =
      LocalTime.advance(start, months: sign * duration.totalMonths)
      + sign * duration.totalDays * LocalTime.day
    var moved = stretch
    moved.start = day
    let nanoseconds = Int64(stretch.startNanoseconds) + sign * Int64(duration.nanoseconds)
    let carry: Int64 = nanoseconds < 0 ? -1 : nanoseconds >= 1_000_000_000 ? 1 : 0
    moved.startNanoseconds = Int32(nanoseconds - carry * 1_000_000_000)
    let passed = sign * duration.totalSeconds + carry
    guard passed != 0 else { return moved }
    let clock = clock(of: stretch)
    let isRepeated = day == start && stretch.repeated.contains(.start)
    let moment = utc(day, isRepeated: isRepeated, on: clock) + passed
    let (seconds, isAgain) = clock.local(utcSeconds: moment)
    moved.start = seconds
    moved.repeated = isAgain ? [.start, .end] : []
    return moved
  }

  private func clock(of stretch: Stretch) -> LocalClock {
    stretch.zone.flatMap(clock(of:)) ?? clock
  }

  private func utcStart(of stretch: Stretch) -> Int64? {
    stretch.start.map {
      utc($0, isRepeated: stretch.repeated.contains(.start), on: clock(of: stretch))
    }
  }

  private func utc(_ local: Int64, isRepeated: Bool, on clock: LocalClock) -> Int64 {
    // What is still to come when clocks have been set back is not what they showed before.
    let isAgain = isRepeated || isNowRepeated && local >= now
    return local - Int64(clock.offset(localSeconds: local, isRepeated: isAgain))
  }

  private static func text(_ local: Int64, _ nanoseconds: Int32, offset: Int64) -> String {
    LocalTime.iso8601(local, .second, nanoseconds: nanoseconds)
      + ClockText.offset(Int32(offset))
  }
}
