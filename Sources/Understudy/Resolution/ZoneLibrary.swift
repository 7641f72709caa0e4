import Synchronization
import UnderstudyICU
import UnderstudyLexicons

/// The zones that times may be told by, and the clocks of those that were asked for so far, each opened once.
final class ZoneLibrary: Sendable {
  private let clocks = Mutex<[String: ZoneClock]>([:])
  private let lexicons: LexiconIndex

  init(lexicons: LexiconIndex) {
    self.lexicons = lexicons
  }

  /// The clock of a zone.
  func clock(of identifier: String) throws(ZoneError) -> ZoneClock {
    if let known = clocks.withLock({ $0[identifier] }) { return known }
    let clock = try ZoneClock(identifier: identifier)
    clocks.withLock { $0[identifier] = clock }
    return clock
  }

  /// The IANA name of a zone that was said; nothing for a mere offset, or a place whose zone is not known.
  func name(of zone: SaidZone) -> String? {
    switch zone {
    case .offset: nil
    case .region(let place): ZoneNames.all[Int(place)]
    case .place(let match):
      EntryValue(lexicons: lexicons, language: nil, region: nil).entries(of: match).lazy
        .compactMap { $0.text("timeZone") }.first
    }
  }
}
