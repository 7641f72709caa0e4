import CICU
import Synchronization

/// How far the clocks of a time zone are from UTC, at any second.
///
/// The stretch between two changes that was asked for last is kept, so that the next question about it
/// is answered without ICU.
package final class ZoneClock: Sendable {
  /// The zone as it was asked for.
  package let identifier: String
  /// ICU's own name of the zone, the same for all names of one zone.
  package let canonicalIdentifier: String
  private let state: Mutex<State>

  /// No zone is further from UTC than this, local mean times included.
  private static let furthest: Int64 = 16 * 3600
  /// ICU's calendars end here, some 270,000 years from now.
  private static let limit: Int64 = 8_600_000_000_000

  /// Opens a zone by its IANA name.
  package init(identifier: String) throws(ZoneError) {
    let units = Array(identifier.utf16)
    let canonical = try? ICUText.read("cicu_zone_canonical") { buffer, capacity, code in
      cicu_zone_canonical(units, Int32(units.count), buffer, capacity, code)
    }
    guard let canonical, canonical != "Etc/Unknown" else {
      throw .unknownZone(identifier)
    }
    self.identifier = identifier
    canonicalIdentifier = canonical
    var code: Int32 = 0
    guard let handle = cicu_zone_open(units, Int32(units.count), &code), code == 0 else {
      throw .unusable(identifier, ICUError(code: code, function: "cicu_zone_open"))
    }
    state = Mutex(State(handle: handle, last: ZoneInterval(from: 0, until: 0, offset: 0)))
  }

  deinit { state.withLock { cicu_zone_close($0.handle) } }

  /// The offset at a moment, in seconds east of UTC.
  package func offset(utcSeconds: Int64) -> Int32 {
    state.withLock { $0.interval(at: Self.clamped(utcSeconds)).offset }
  }

  /// Which moments clocks show as this, in seconds since 1970 as if local clocks were UTC.
  package func resolve(localSeconds: Int64) -> LocalResolution {
    let local = Self.clamped(localSeconds)
    return state.withLock { state in
      var interval = state.interval(at: local - Self.furthest)
      var found: Int32?
      var gap: LocalResolution?
      while true {
        if interval.contains(local - Int64(interval.offset)) {
          if let found { return .fold(earlier: found, later: interval.offset) }
          found = interval.offset
        }
        if interval.until > local + Self.furthest { break }
        let next = state.interval(at: interval.until)
        if next.until <= interval.until { break }
        if local - Int64(interval.offset) >= interval.until
          && local - Int64(next.offset) < next.from
        {
          gap = .gap(before: interval.offset, after: next.offset)
        }
        interval = next
      }
      return found.map { .unique($0) } ?? gap ?? .unique(interval.offset)
    }
  }

  private static func clamped(_ seconds: Int64) -> Int64 { min(max(seconds, -limit), limit) }

  private struct State {
    let handle: OpaquePointer
    var last: ZoneInterval

    mutating func interval(at second: Int64) -> ZoneInterval {
      if last.contains(second) { return last }
      var from: Int64 = 0
      var until: Int64 = 0
      var code: Int32 = 0
      let offset = cicu_zone_interval(handle, second, &from, &until, &code)
      last = ZoneInterval(from: from, until: until, offset: offset)
      return last
    }
  }
}

/// A stretch of time without a change of clocks.
private struct ZoneInterval {
  let from: Int64
  let until: Int64
  let offset: Int32

  func contains(_ second: Int64) -> Bool { from <= second && second < until }
}
