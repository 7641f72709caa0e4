import Synchronization
import UnderstudyICU

/// Open word breakers of one locale, as many as were ever busy at once.
final class WordBreakerPool: Sendable {
  private let locale: String
  private let idle: Mutex<[IdleBreaker]>

  /// Opens the first breaker, which tells whether the locale can be used at all.
  init(locale: String) throws(ICUError) {
    self.locale = locale
    idle = Mutex([IdleBreaker(breaker: try WordBreaker(locale: locale))])
  }

  /// Finds the boundaries with a breaker that nobody else is using.
  func boundaries(of units: UnsafeBufferPointer<UInt16>, into out: inout [WordBoundary]) {
    let taken = idle.withLock { $0.popLast() }
    guard let breaker = taken ?? (try? IdleBreaker(breaker: WordBreaker(locale: locale))) else {
      // Only a machine out of memory gets here: the locale has been opened before.
      out = units.isEmpty ? [] : [WordBoundary(end: Int32(clamping: units.count), status: 0)]
      return
    }
    breaker.breaker.boundaries(of: units, into: &out)
    idle.withLock { $0.append(breaker) }
  }
}

/// A breaker on its way from one thread to another; the pool hands it to one at a time.
private struct IdleBreaker: @unchecked Sendable {
  let breaker: WordBreaker
}
