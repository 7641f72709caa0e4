import CICU

/// Where a segment of ICU's word breaking ends, and ICU's tag of the rule that ended it.
package struct WordBoundary: Hashable, Sendable {
  /// The offset past the segment's last unit.
  package let end: Int32
  /// ICU's tag: below 100 for spaces and signs, 100 for numbers, 200 for letters, 300 and 400 for kana and ideographs.
  package let status: Int32

  /// Notes a boundary.
  package init(end: Int32, status: Int32) {
    self.end = end
    self.status = status
  }
}

/// Finds word boundaries with one iterator that is used again for every text.
///
/// Opening one takes microseconds, so keep it; one thread at a time may use it.
package final class WordBreaker {
  private static let chunk = 128
  private let handle: OpaquePointer
  private let buffer: UnsafeMutablePointer<cicu_word_boundary>

  /// Opens an iterator with the rules of a locale.
  package init(locale: String) throws(ICUError) {
    var code: Int32 = 0
    let opened = cicu_word_breaker_open(locale, &code)
    try ICUError.check(code, "cicu_word_breaker_open")
    guard let opened else { throw ICUError(code: code, function: "cicu_word_breaker_open") }
    handle = opened
    buffer = .allocate(capacity: Self.chunk)
  }

  deinit {
    buffer.deallocate()
    cicu_word_breaker_close(handle)
  }

  /// Replaces the boundaries by those of a text, the last one being its end.
  ///
  /// A text that ICU cannot break is one segment.
  package func boundaries(
    of units: UnsafeBufferPointer<UInt16>, into out: inout [WordBoundary]
  ) {
    out.removeAll(keepingCapacity: true)
    guard let base = units.baseAddress, !units.isEmpty else { return }
    let length = Int32(clamping: units.count)
    var code: Int32 = 0
    cicu_word_breaker_begin(handle, base, length, &code)
    while code == 0 {
      let count = cicu_word_breaker_next(handle, buffer, Int32(Self.chunk))
      buffer.withMemoryRebound(to: WordBoundary.self, capacity: Self.chunk) { boundaries in
        out.append(contentsOf: UnsafeBufferPointer(start: boundaries, count: Int(count)))
      }
      if count < Self.chunk { break }
    }
    if out.last?.end != length { out.append(WordBoundary(end: length, status: 0)) }
  }
}
