import CICU
import Synchronization

/// How a locale orders the fields of dates and times.
package struct DatePatterns: Sendable {
  /// How much of a date or time a pattern writes out.
  package enum Style: Int32, CaseIterable, Sendable {
    /// From weekday and month in full down to digits.
    case full, long, medium, short
  }

  private let locale: String
  private let generator: PatternGenerator

  /// Opens the patterns of a locale.
  package init(locale: String) throws(ICUError) {
    self.locale = locale
    generator = try PatternGenerator(locale: locale)
  }

  /// The pattern of a date, a time or both; it is empty if neither is asked for.
  package func pattern(date: Style?, time: Style?) -> String {
    guard date != nil || time != nil else { return "" }
    let none = Int32(CICU_STYLE_NONE)
    let text = try? ICUText.read("cicu_date_pattern") { buffer, capacity, code in
      cicu_date_pattern(
        locale, date?.rawValue ?? none, time?.rawValue ?? none, buffer, capacity, code)
    }
    return text ?? ""
  }

  /// The pattern that has the fields of a skeleton such as `MMMd`, in the locale's order.
  package func best(skeleton: String) -> String { generator.best(skeleton: skeleton) }
}

/// ICU's generator, which learns while it answers and so serves one thread at a time.
private final class PatternGenerator: Sendable {
  private let handle: Mutex<OpaquePointer>

  init(locale: String) throws(ICUError) {
    var code: Int32 = 0
    let opened = cicu_pattern_generator_open(locale, &code)
    try ICUError.check(code, "cicu_pattern_generator_open")
    guard let opened else { throw ICUError(code: code, function: "cicu_pattern_generator_open") }
    handle = Mutex(opened)
  }

  deinit { handle.withLock { cicu_pattern_generator_close($0) } }

  func best(skeleton: String) -> String {
    let units = Array(skeleton.utf16)
    let text = try? handle.withLock { handle in
      try ICUText.read("cicu_pattern_generator_best") { buffer, capacity, code in
        cicu_pattern_generator_best(
          handle, units, Int32(units.count), buffer, capacity, code)
      }
    }
    return text ?? ""
  }
}
