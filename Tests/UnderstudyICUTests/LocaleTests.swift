import Testing

@testable import UnderstudyICU

/// Every locale that ICU lists can be opened by everything behind the door.
@Suite struct LocaleTests {
  @Test func everyLocaleHasNamesForDates() throws {
    for locale in ICUInfo.availableLocales() {
      let symbols = try DateSymbols(locale: locale)
      for months in [
        symbols.months, symbols.shortMonths, symbols.narrowMonths, symbols.standaloneMonths,
        symbols.standaloneShortMonths,
      ] { #expect(months.count == 12 && !months.contains(""), "\(locale)") }
      for weekdays in [
        symbols.weekdays, symbols.shortWeekdays, symbols.shorterWeekdays,
        symbols.standaloneWeekdays,
        symbols.standaloneShortWeekdays, symbols.standaloneShorterWeekdays,
      ] { #expect(weekdays.count == 7 && !weekdays.contains(""), "\(locale)") }
      #expect(symbols.amPm.count == 2 && symbols.eras.count == 2, "\(locale)")
      #expect(symbols.quarters.count == 4 && symbols.shortQuarters.count == 4, "\(locale)")
      #expect(
        symbols.dayPeriods.count == 24 && !symbols.dayPeriods.values.contains(""), "\(locale)")
    }
  }

  @Test func everyLocaleHasPatternsAndSigns() throws {
    for locale in ICUInfo.availableLocales() {
      let patterns = try DatePatterns(locale: locale)
      #expect(patterns.pattern(date: .short, time: .short).contains("m"), "\(locale)")
      #expect(patterns.best(skeleton: "MMMd").contains("d"), "\(locale)")
      let signs = try NumberSymbols(locale: locale)
      #expect(
        !signs.decimal.isEmpty && !signs.minus.isEmpty && signs.zeroDigit >= 0x30, "\(locale)")
      let week = try WeekInfo(locale: locale)
      #expect(1...7 ~= week.firstWeekday && 1...7 ~= week.minimalDays, "\(locale)")
      #expect(!week.weekendDays.isEmpty, "\(locale)")
    }
  }

  @Test func everyLocaleHasRelativeNamesAndUnits() throws {
    for locale in ICUInfo.availableLocales() {
      let names = try RelativeNames(locale: locale)
      for unit in RelativeUnit.allCases {
        #expect(!names.name(1, unit).isEmpty, "\(locale) \(unit)")
        #expect(!names.numeric(3, unit, style: .narrow).isEmpty, "\(locale) \(unit)")
      }
      for unit in UnitNames.Unit.allCases {
        #expect(try !UnitNames.names(of: unit, locale: locale).isEmpty, "\(locale) \(unit)")
      }
    }
  }

  @Test func everyLocaleBreaksWordsAndSpellsNumbers() throws {
    let text = Array("one 2".utf16)
    for locale in ICUInfo.availableLocales() {
      let breaker = try WordBreaker(locale: locale)
      var boundaries: [WordBoundary] = []
      text.withUnsafeBufferPointer { breaker.boundaries(of: $0, into: &boundaries) }
      #expect(boundaries.map(\.end) == [3, 4, 5], "\(locale)")
      let reader = try SpelloutWriter(locale: locale)
      #expect(!reader.ruleSets.isEmpty, "\(locale)")
      #expect(!reader.spelled(7).isEmpty, "\(locale)")
    }
  }

  @Test func aLocaleWithoutDataIsNotReplacedByAnother() throws {
    #expect(try DateSymbols(locale: "zz_ZZ").months == DateSymbols(locale: "").months)
    #expect(try SpelloutWriter(locale: "zu").spelled(21) == "21")
  }

  @Test func countsByTheGregorianCalendarEverywhere() throws {
    #expect(try DateSymbols(locale: "fa_IR").months.first == "ژانویهٔ")
    #expect(try DatePatterns(locale: "th_TH").pattern(date: .short, time: nil) == "d/M/yy")
  }

  @Test(arguments: ["", "zz_ZZ", "not a locale", "en_US@calendar=buddhist", "ä", "\u{0}", "_"])
  func takesAnyTextForALocale(locale: String) throws {
    #expect(try DateSymbols(locale: locale).weekdays.count == 7)
    #expect(try !RelativeNames(locale: locale).name(1, .day).isEmpty)
    #expect(try SpelloutWriter(locale: locale).spelled(3).isEmpty == false)
    _ = try DatePatterns(locale: locale)
    _ = try WordBreaker(locale: locale)
    _ = ICUInfo.canonicalLocale(locale)
  }
}
