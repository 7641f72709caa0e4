import CICU

/// Writes Gregorian dates and times by a pattern of ICU's, such as `d. MMMM y`.
package final class DatePatternFormatter {
  private let handle: OpaquePointer

  /// Opens a pattern in the words of a locale.
  package init(locale: String, pattern: String) throws(ICUError) {
    let units = Array(pattern.utf16)
    var code: Int32 = 0
    let opened = cicu_date_formatter_open(locale, units, Int32(units.count), &code)
    try ICUError.check(code, "cicu_date_formatter_open")
    guard let opened else { throw ICUError(code: code, function: "cicu_date_formatter_open") }
    handle = opened
  }

  deinit { cicu_date_formatter_close(handle) }

  /// A moment as calendars and clocks at UTC show it, by its seconds since 1970.
  package func text(second: Int64) -> String {
    let text = try? ICUText.read("cicu_date_formatter_format") { buffer, capacity, code in
      cicu_date_formatter_format(handle, second, buffer, capacity, code)
    }
    return text ?? ""
  }
}
