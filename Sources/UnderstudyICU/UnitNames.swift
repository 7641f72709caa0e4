import CICU

/// What a locale calls units of time after numbers.
package enum UnitNames {
  /// A unit that durations are counted in.
  package enum Unit: CaseIterable, Sendable {
    /// The units that every locale names.
    case second, minute, hour, day, week, month, year

    fileprivate var rawUnit: Int {
      switch self {
      case .second: CICU_SECOND
      case .minute: CICU_MINUTE
      case .hour: CICU_HOUR
      case .day: CICU_DAY
      case .week: CICU_WEEK
      case .month: CICU_MONTH
      case .year: CICU_YEAR
      }
    }
  }

  /// Numbers that between them call for every plural form of every language.
  private static let amounts: [Double] = [1, 2, 5, 0, 1.5, 3, 6, 11, 21, 100, 1_000_000]

  /// The different forms of a unit's name without the number, the singular first.
  ///
  /// A form that holds the number in itself, such as a dual, is among them.
  package static func names(
    of unit: Unit, locale: String, width: NameWidth = .long
  ) throws(ICUError) -> [String] {
    let formatter = try UnitFormatter(unit: unit, width: width, locale: locale)
    var names: [String] = []
    for amount in amounts {
      let name = try formatter.name(after: amount)
      if !name.isEmpty && !names.contains(name) { names.append(name) }
    }
    return names
  }
}

/// Writes amounts of one unit, such as `3 hours`.
package final class UnitFormatter {
  private let handle: OpaquePointer

  /// Opens the unit in the words of a locale.
  package init(unit: UnitNames.Unit, width: NameWidth, locale: String) throws(ICUError) {
    var code: Int32 = 0
    let opened = cicu_unit_formatter_open(locale, Int32(unit.rawUnit), width.rawValue, &code)
    try ICUError.check(code, "cicu_unit_formatter_open")
    guard let opened else { throw ICUError(code: code, function: "cicu_unit_formatter_open") }
    handle = opened
  }

  deinit { cicu_unit_formatter_close(handle) }

  /// The amount with its unit; empty where ICU cannot write it.
  package func text(_ amount: Double) -> String {
    let text = try? ICUText.read("cicu_unit_formatter_text") { buffer, capacity, code in
      cicu_unit_formatter_text(handle, amount, buffer, capacity, code)
    }
    return text ?? ""
  }

  fileprivate func name(after amount: Double) throws(ICUError) -> String {
    let units = try ICUText.units("cicu_unit_formatter_name") { buffer, capacity, code in
      cicu_unit_formatter_name(handle, amount, buffer, capacity, code)
    }
    let text = String(decoding: units.filter { $0 != 0 }, as: UTF16.self).unicodeScalars
    guard let first = text.firstIndex(where: Self.isName),
      let last = text.lastIndex(where: Self.isName)
    else { return "" }
    return String(text[first...last])
  }

  private static func isName(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && scalar.properties.generalCategory != .format
  }
}
