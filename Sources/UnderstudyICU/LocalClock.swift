/// What clocks somewhere show: those of a zone, or those that are always set the same.
package enum LocalClock: Sendable {
  /// So many seconds east of UTC.
  case fixed(Int32)
  /// By the rules of a zone.
  case zone(ZoneClock)

  /// The offset at a moment, in seconds east of UTC.
  package func offset(utcSeconds: Int64) -> Int32 {
    switch self {
    case .fixed(let offset): offset
    case .zone(let clock): clock.offset(utcSeconds: utcSeconds)
    }
  }

  /// The offset where clocks show this, in seconds east of UTC.
  ///
  /// As RFC 5545 has it, a time that clocks skip is read with the offset from before the change, and one
  /// that they show twice is the first of the two unless the second is asked for.
  package func offset(localSeconds: Int64, isRepeated: Bool = false) -> Int32 {
    guard case .zone(let clock) = self else { return offset(utcSeconds: localSeconds) }
    return switch clock.resolve(localSeconds: localSeconds) {
    case .unique(let offset): offset
    case .gap(let before, _): before
    case .fold(let earlier, let later): isRepeated ? later : earlier
    }
  }

  /// What clocks show at a moment, and whether they show it for the second time.
  package func local(utcSeconds: Int64) -> (seconds: Int64, isRepeated: Bool) {
    let offset = offset(utcSeconds: utcSeconds)
    let seconds = utcSeconds + Int64(offset)
    return (seconds, self.offset(localSeconds: seconds) != offset)
  }
}
