import CICU

/// What a locale calls moments relative to now, such as "tomorrow" and "in 3 weeks".
package final class RelativeNames {
  private let handles: [OpaquePointer]

  /// Opens the formatters of a locale, one for each width.
  package init(locale: String) throws(ICUError) {
    var opened: [OpaquePointer] = []
    var code: Int32 = 0
    for width in NameWidth.allCases where code <= 0 {
      guard let handle = cicu_relative_names_open(locale, width.rawValue, &code) else { break }
      opened.append(handle)
    }
    handles = opened
    try ICUError.check(code, "cicu_relative_names_open")
  }

  deinit {
    for handle in handles { cicu_relative_names_close(handle) }
  }

  /// The word for so many units from now if there is one, such as "next Friday", else the number form.
  ///
  /// It is empty where the locale has neither.
  package func name(_ offset: Int, _ unit: RelativeUnit, style: NameWidth = .long) -> String {
    format(Double(offset), unit, style, numeric: false)
  }

  /// The number form, such as "3 weeks ago"; it is empty where the locale has none.
  package func numeric(_ offset: Double, _ unit: RelativeUnit, style: NameWidth = .long) -> String {
    format(offset, unit, style, numeric: true)
  }

  private func format(
    _ offset: Double, _ unit: RelativeUnit, _ style: NameWidth, numeric: Bool
  ) -> String {
    let handle = handles[Int(style.rawValue)]
    let text = try? ICUText.read("cicu_relative_names_format") { buffer, capacity, code in
      cicu_relative_names_format(
        handle, offset, unit.rawValue, numeric ? 1 : 0, buffer, capacity, code)
    }
    return text ?? ""
  }
}
