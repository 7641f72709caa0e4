import Synchronization
import UnderstudyICU

/// The clocks of the zones that were asked for so far, each opened once.
final class ZoneLibrary: Sendable {
  private let clocks = Mutex<[String: ZoneClock]>([:])

  /// The clock of a zone.
  func clock(of identifier: String) throws(ZoneError) -> ZoneClock {
    if let known = clocks.withLock({ $0[identifier] }) { return known }
    let clock = try ZoneClock(identifier: identifier)
    clocks.withLock { $0[identifier] = clock }
    return clock
  }
}
