import Testing

@testable import UnderstudyICU

@Suite struct DateSymbolsTests {
  @Test func givesNamesInTheOrderOfTheCalendar() throws {
    let english = try DateSymbols(locale: "en_US")
    #expect(english.months.first == "January" && english.months.last == "December")
    #expect(english.weekdays.first == "Sunday" && english.weekdays.last == "Saturday")
    #expect(english.shorterWeekdays == ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"])
    #expect(english.amPm == ["AM", "PM"])
  }

  @Test func tellsNamesInDatesFromNamesAlone() throws {
    let czech = try DateSymbols(locale: "cs")
    #expect(czech.months[2] == "března" && czech.standaloneMonths[2] == "březen")
  }

  @Test(arguments: [
    ("en", 8, "in the morning"), ("en", 12, "noon"), ("en", 23, "at night"),
    ("de", 10, "vormittags"),
    ("ja", 17, "夕方"),
  ]) func namesHours(locale: String, hour: Int, name: String) throws {
    #expect(try DateSymbols(locale: locale).dayPeriods[hour] == name)
  }

  @Test(
    arguments: [
      ("en_GB", "noon", "midnight"), ("de_AT", nil, "Mitternacht"), ("ru", "полдень", "полночь"),
      ("ar", nil, nil),
    ] as [(String, String?, String?)])
  func namesNoonAndMidnightWhereThereIsAWord(locale: String, noon: String?, midnight: String?)
    throws
  {
    let symbols = try DateSymbols(locale: locale)
    #expect(symbols.noon == noon)
    #expect(symbols.midnight == midnight)
  }
}

@Suite struct RelativeNamesTests {
  @Test(
    arguments: [
      ("en", -1, .day, "yesterday"), ("en", 1, .friday, "next Friday"),
      ("en", 0, .week, "this week"),
      ("en", 4, .day, "in 4 days"), ("de", 2, .day, "übermorgen"),
      ("fr", -1, .month, "le mois dernier"),
      ("pl", 1, .tuesday, "w przyszły wtorek"), ("ja", 0, .day, "今日"),
    ] as [(String, Int, RelativeUnit, String)])
  func hasWordsBeforeNumbers(locale: String, offset: Int, unit: RelativeUnit, name: String) throws {
    #expect(try RelativeNames(locale: locale).name(offset, unit) == name)
  }

  @Test(
    arguments: [
      ("en", 1, .day, "in 1 day"), ("en", -2, .week, "2 weeks ago"),
      ("en", -0.0, .day, "0 days ago"),
      ("es", 3, .month, "dentro de 3 meses"), ("fi", -5, .minute, "5 minuuttia sitten"),
    ] as [(String, Double, RelativeUnit, String)])
  func writesNumbers(locale: String, offset: Double, unit: RelativeUnit, name: String) throws {
    #expect(try RelativeNames(locale: locale).numeric(offset, unit) == name)
  }
}

@Suite struct DatePatternsTests {
  @Test(arguments: [
    ("en_US", "M/d/yy"), ("en_GB", "dd/MM/y"), ("de_DE", "dd.MM.yy"), ("ko_KR", "yy. M. d."),
  ]) func ordersFieldsAsTheLocaleDoes(locale: String, pattern: String) throws {
    #expect(try DatePatterns(locale: locale).pattern(date: .short, time: nil) == pattern)
  }

  @Test func answersASkeleton() throws {
    #expect(try DatePatterns(locale: "en_US").best(skeleton: "MMMd") == "MMM d")
    #expect(try DatePatterns(locale: "de_DE").best(skeleton: "jm") == "HH:mm")
    #expect(try DatePatterns(locale: "de_DE").pattern(date: nil, time: nil) == "")
  }
}

@Suite struct NumberSymbolsTests {
  @Test func givesTheSignsOfTheLocale() throws {
    let german = try NumberSymbols(locale: "de_DE")
    #expect(german.decimal == "," && german.grouping == "." && german.percent == "%")
    #expect(try NumberSymbols(locale: "ar_EG").zeroDigit == 0x0660)
    #expect(try NumberSymbols(locale: "fa").zeroDigit == 0x06F0)
  }
}

@Suite struct WeekInfoTests {
  @Test(arguments: [
    ("en_US", 1, 1, [7, 1]), ("de_DE", 2, 4, [7, 1]), ("ar_EG", 7, 1, [6, 7]), ("fa_IR", 7, 1, [6]),
    ("en_IN", 1, 1, [1]), ("en_JP", 1, 1, [7, 1]),
  ]) func knowsTheWeekOfTheRegion(locale: String, first: Int, minimal: Int, weekend: [Int]) throws {
    let week = try WeekInfo(locale: locale)
    #expect(week.firstWeekday == first && week.minimalDays == minimal)
    #expect(week.weekendDays == weekend)
    #expect(week.weekendStart == weekend.first && week.weekendEnd == weekend.last)
  }
}

@Suite struct UnitNamesTests {
  @Test(
    arguments: [
      ("en", .day, .long, ["day", "days"]), ("de", .week, .long, ["Woche", "Wochen"]),
      ("pl", .month, .long, ["miesiąc", "miesiące", "miesięcy", "miesiąca"]),
      ("he", .day, .long, ["יום", "יומיים", "ימים"]), ("en", .hour, .short, ["hr"]),
      ("ja", .year, .long, ["年"]),
    ] as [(String, UnitNames.Unit, NameWidth, [String])])
  func listsThePluralForms(
    locale: String, unit: UnitNames.Unit, width: NameWidth, names: [String]
  ) throws {
    #expect(try UnitNames.names(of: unit, locale: locale, width: width) == names)
  }
}
