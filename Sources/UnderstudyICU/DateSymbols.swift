import CICU

/// The names of months, weekdays and their kin in a locale, in the order of the calendar.
package struct DateSymbols: Sendable {
  /// Months as they stand in a date, January first.
  package let months: [String]
  /// Abbreviated months as they stand in a date.
  package let shortMonths: [String]
  /// One-letter months.
  package let narrowMonths: [String]
  /// Months as they stand alone.
  package let standaloneMonths: [String]
  /// Abbreviated months as they stand alone.
  package let standaloneShortMonths: [String]

  /// Weekdays as they stand in a date, Sunday first.
  package let weekdays: [String]
  /// Abbreviated weekdays, such as `Tue`.
  package let shortWeekdays: [String]
  /// The shortest weekdays that are still clear, such as `Tu`.
  package let shorterWeekdays: [String]
  /// Weekdays as they stand alone.
  package let standaloneWeekdays: [String]
  /// Abbreviated weekdays as they stand alone.
  package let standaloneShortWeekdays: [String]
  /// The shortest clear weekdays as they stand alone.
  package let standaloneShorterWeekdays: [String]

  /// The two halves of the day.
  package let amPm: [String]
  /// Abbreviated eras, the one before the common era first.
  package let eras: [String]
  /// Eras in full.
  package let eraNames: [String]
  /// Quarters in full.
  package let quarters: [String]
  /// Abbreviated quarters, such as `Q1`.
  package let shortQuarters: [String]

  /// What each full hour is called, such as `in the morning` for 8 and `noon` for 12.
  package let dayPeriods: [Int: String]
  /// What exactly 12:00 is called, if the locale has a word for it.
  package let noon: String?
  /// What exactly 00:00 is called, if the locale has a word for it.
  package let midnight: String?

  /// Asks ICU for all names of a locale.
  package init(locale: String) throws(ICUError) {
    let source = try DateSymbolSource(locale: locale)
    months = try source.names(CICU_MONTHS)
    shortMonths = try source.names(CICU_SHORT_MONTHS)
    narrowMonths = try source.names(CICU_NARROW_MONTHS)
    standaloneMonths = try source.names(CICU_STANDALONE_MONTHS)
    standaloneShortMonths = try source.names(CICU_STANDALONE_SHORT_MONTHS)
    weekdays = try source.weekdays(CICU_WEEKDAYS)
    shortWeekdays = try source.weekdays(CICU_SHORT_WEEKDAYS)
    shorterWeekdays = try source.weekdays(CICU_SHORTER_WEEKDAYS)
    standaloneWeekdays = try source.weekdays(CICU_STANDALONE_WEEKDAYS)
    standaloneShortWeekdays = try source.weekdays(CICU_STANDALONE_SHORT_WEEKDAYS)
    standaloneShorterWeekdays = try source.weekdays(CICU_STANDALONE_SHORTER_WEEKDAYS)
    amPm = try source.names(CICU_AM_PM)
    eras = try source.names(CICU_ERAS)
    eraNames = try source.names(CICU_ERA_NAMES)
    quarters = try source.names(CICU_QUARTERS)
    shortQuarters = try source.names(CICU_SHORT_QUARTERS)

    var periods: [Int: String] = [:]
    let names = try DatePatternFormatter(locale: locale, pattern: "BBBB")
    for hour in 0..<24 { periods[hour] = names.text(second: Int64(hour) * 3600) }
    dayPeriods = periods
    let halves = try DatePatternFormatter(locale: locale, pattern: "bbbb")
    let noon = halves.text(second: 12 * 3600)
    self.noon = noon == halves.text(second: 13 * 3600) ? nil : noon
    midnight = source.midnight()
  }
}

/// A date format that is open as long as its names are read.
private final class DateSymbolSource {
  private let locale: String
  private let handle: OpaquePointer

  init(locale: String) throws(ICUError) {
    var code: Int32 = 0
    let opened = cicu_date_symbols_open(locale, &code)
    try ICUError.check(code, "cicu_date_symbols_open")
    guard let opened else { throw ICUError(code: code, function: "cicu_date_symbols_open") }
    self.locale = locale
    handle = opened
  }

  deinit { cicu_date_symbols_close(handle) }

  func names(_ kind: Int) throws(ICUError) -> [String] {
    var names: [String] = []
    for index in 0..<cicu_date_symbols_count(handle, Int32(kind)) {
      names.append(
        try ICUText.read("cicu_date_symbols_get") { buffer, capacity, code in
          cicu_date_symbols_get(handle, Int32(kind), index, buffer, capacity, code)
        })
    }
    return names
  }

  /// ICU counts weekdays from 1.
  func weekdays(_ kind: Int) throws(ICUError) -> [String] {
    Array(try names(kind).dropFirst())
  }

  /// ICU formats no midnight, as it may be the beginning of a day or its end, but it has the word.
  func midnight() -> String? {
    let name = try? ICUText.read("cicu_midnight") { buffer, capacity, code in
      cicu_midnight(locale, buffer, capacity, code)
    }
    return name.flatMap { $0.isEmpty ? nil : $0 }
  }
}
