import Foundation

/// A date and time as ISO 8601 writes it, with or without an offset.
///
/// It is read from bytes, without Foundation's formatters, because it comes with every request.
package struct Moment: Hashable, Sendable {
  /// Seconds from the start of 1970, read as if the offset were zero.
  package let localSeconds: Int
  /// The part of a second beyond them.
  package let fraction: Double
  /// Seconds east of Greenwich; `nil` where the time zone decides.
  package let offset: Int?

  /// What a wrong moment should have been.
  package static let expected = "a date or a date and time, such as 2026-06-10T09:00:00-04:00"

  /// Reads `2026-06-10`, `2026-06-10T09:00`, `2026-06-10T09:00:00.5Z`, `2026-06-10 09:00-04:00`.
  package init?(_ text: String) {
    var scanner = MomentScanner(text)
    guard let day = scanner.day() else { return nil }
    var (seconds, fraction, offset) = (0, 0.0, Int?.none)
    if scanner.skip(anyOf: "Tt ") {
      guard let time = scanner.timeOfDay() else { return nil }
      (seconds, fraction) = time
      if !scanner.isAtEnd {
        guard let east = scanner.offset() else { return nil }
        offset = east
      }
    }
    guard scanner.isAtEnd else { return nil }
    localSeconds = day * 86_400 + seconds
    self.fraction = fraction
    self.offset = offset
  }

  /// The instant that it is in a time zone, which matters only where it has no offset.
  ///
  /// A time that a clock skips is read as if the clock had not been changed yet; of a time that a clock
  /// shows twice the earlier one is meant.
  package func date(in timeZone: TimeZone) -> Date {
    if let offset { return date(offset: offset) }
    let around = [-86_400, 86_400].map { distance in
      timeZone.secondsFromGMT(for: date(offset: -distance))
    }
    let valid = around.filter { timeZone.secondsFromGMT(for: date(offset: $0)) == $0 }
    return date(offset: valid.max() ?? around[0])
  }

  private func date(offset: Int) -> Date {
    Date(timeIntervalSince1970: Double(localSeconds - offset) + fraction)
  }
}
