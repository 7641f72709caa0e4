import Testing

@testable import Understudy

/// Money, measures, percentages and ranges.
@Suite struct AmountValueTests {
  private func outline(_ phrase: String, _ locale: String = "en_US") throws -> [String] {
    let context = try Engine.context(locale: locale)
    return try Engine.extractor.recognize(phrase, in: context).map { mention in
      let told = ["currency", "unit", "min", "max"].compactMap { name in
        mention.details.first { $0.name == name }.map { "\(name) \($0.value.plainText)" }
      }
      return ([mention.kind, mention.value.plainText] + told).joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("en_US", "$3.50", "money 3.5 currency USD"), ("en_CA", "$3.50", "money 3.5 currency CAD"),
    ("en_US", "USD34.6 million", "money 34600000 currency USD"),
    ("en_US", "10eur", "money 10 currency EUR"), ("en_US", "$1MM", "money 1000000 currency USD"),
    ("en_US", "five dollars and 20 cents", "money 5.2 currency USD"),
    ("en_GB", "20p", "money 0.2 currency GBP"), ("en_GB", "ten quid", "money 10 currency GBP"),
    ("de_DE", "1.127,54 €", "money 1127.54 currency EUR"),
    ("fr_FR", "12 dollars canadiens", "money 12 currency CAD"),
    ("ja_JP", "500円", "money 500 currency JPY"), ("sv_SE", "20 kronor", "money 20 currency SEK"),
  ]) func readsMoney(locale: String, phrase: String, expected: String) throws {
    #expect(try outline(phrase, locale) == [expected])
  }

  @Test(arguments: [
    ("en_US", "5 km", "measurement 5 unit kilometer"),
    ("en_US", "60 miles per hour", "measurement 60 unit mile-per-hour"),
    ("en_US", "5'11\"", "measurement 71 unit inch"),
    ("en_US", "2 lb 3 oz", "measurement 35 unit ounce"),
    ("en_US", "70 degrees fahrenheit", "measurement 70 unit fahrenheit"),
    ("de_DE", "3,5 Kilogramm", "measurement 3.5 unit kilogram"),
    ("ru_RU", "5 километров", "measurement 5 unit kilometer"),
    ("ar_EG", "5 كيلومتر", "measurement 5 unit kilometer"),
    ("zh_CN", "3公里", "measurement 3 unit kilometer"),
  ]) func readsMeasures(locale: String, phrase: String, expected: String) throws {
    #expect(try outline(phrase, locale) == [expected])
  }

  @Test(arguments: [
    ("800 rpm", "measurement 800 unit revolution-per-minute"),
    ("35 psi", "measurement 35 unit pound-force-per-square-inch"),
    ("12 Nm", "measurement 12 unit newton-meter"),
    ("0.125 am", "measurement 0.125 unit attometer"),
    ("2048 b", "measurement 2048 unit bit"),
    ("absolute zero", "measurement 0 unit kelvin"),
    ("12c to 15c a share", "money 0.135 currency USD min 0.12 max 0.15"),
    ("balance is -$50", "money -50 currency USD"), ("$3m", "money 3000000 currency USD"),
    ("no fewer than 8", "number 8 min 8"),
    ("$1-2 million", "money 1500000 currency USD min 1000000 max 2000000"),
    ("$60-90", "money 75 currency USD min 60 max 90"),
    ("three quarters of the team", "number 0.75"), ("two and three quarters", "number 2.75"),
    ("half a mile", "measurement 0.5 unit mile"),
    ("a 45-degree angle", "measurement 45 unit degree"),
    ("68 degrees", "measurement 68 unit fahrenheit"), ("we won 3 games", "number 3"),
    ("200+ seats", "number 200 min 200"), ("a couple hundred", "number 200"),
    ("one thousand, two hundred and six", "number 1206"), ("80 dB", "measurement 80 unit decibel"),
    ("6 ft. 1 in.", "measurement 73 unit inch"),
    ("EST", "timeZone -05:00"), ("twenty-three thousand", "number 23000"),
    ("5 am", "time 2026-06-11T05:00"), ("gate 4b", nil), ("won a $9 bet", "money 9 currency USD"),
  ]) func readsUnitsInTheirPlace(phrase: String, expected: String?) throws {
    #expect(try outline(phrase) == (expected.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("fr_FR", "deux cents", "number 200"), ("fr_FR", "une vingtaine", "number 20"),
    ("de_DE", "zweieinhalb Liter", "measurement 2.5 unit liter"),
    ("pl_PL", "półtora kilometra", "measurement 1.5 unit kilometer"),
    ("es_ES", "medio millón", "number 500000"), ("de_DE", "der 2. Versuch", "ordinal 2"),
    ("sv_SE", "4 eller 5", "number 4.5 min 4 max 5"), ("fr_FR", "anglais", "language en"),
    ("ja_JP", "英語", "language en"), ("zh_CN", "一起去", nil),
  ]) func readsWhatPeopleSayElsewhere(locale: String, phrase: String, expected: String?) throws {
    #expect(try outline(phrase, locale) == (expected.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("between 500 and 700", "number 600 min 500 max 700"),
    ("at least 300", "number 300 min 300"), ("under 500 euros", "money 500 currency EUR max 500"),
    ("3-5 kg", "measurement 4 unit kilogram min 3 max 5"),
    ("25%", "percentage 25"), ("5‰", "percentage 0.5"), ("10 ± 2", "number 10 min 8 max 12"),
  ]) func readsRangesAndPercentages(phrase: String, expected: String) throws {
    #expect(try outline(phrase) == [expected])
  }

  @Test(arguments: [
    ("en_US", "3 kibibytes", "measurement 3 unit kibibyte"),
    ("de_DE", "4 Femtometer", "measurement 4 unit femtometer"),
    ("fr_FR", "30 mètres par seconde", "measurement 30 unit meter-per-second"),
    ("ja_JP", "時速80キロ", "measurement 80 unit kilometer-per-hour"),
    ("en_US", "heat it by 5 degrees C", "measurement 5 unit celsius"),
    ("en_US", "8- to 12-meter", "measurement 10 unit meter min 8 max 12"),
    ("zh_CN", "三米半", "measurement 3.5 unit meter"),
  ]) func readsUnitsWithPrefixesAndForEachOther(
    locale: String, phrase: String, expected: String
  ) throws {
    #expect(try outline(phrase, locale).last == expected)
  }

  @Test(arguments: [
    ("75 USD million", "money 75000000 currency USD"), ("5 Fr", "money 5 currency CHF"),
  ])
  func readsMoneyWithItsScaleAndSign(phrase: String, expected: String) throws {
    #expect(try outline(phrase) == [expected])
  }

  @Test func apostropheBeforeLettersIsNoFoot() throws {
    #expect(try outline("300'den fazla", "tr") == ["number 300 min 300"])
  }

  @Test func bareDegreesAreThoseOfTheRegion() throws {
    #expect(try outline("70°", "en_US") == ["measurement 70 unit fahrenheit"])
    #expect(try outline("20°", "de_DE") == ["measurement 20 unit celsius"])
  }

  @Test func tellsWhetherABoundIsWithin() throws {
    let found = try Engine.extractor.recognize("more than 300 kg", in: Engine.context())
    #expect(found.first?.details.contains(.init("minInclusive", .bool(false))) == true)
  }

  @Test(arguments: ["3 in the garden", "call it a day", "which one", "release 1.2.3"])
  func readsNoAmountWhereThereIsNone(phrase: String) throws {
    #expect(try !outline(phrase).contains { $0.hasPrefix("mea") || $0.hasPrefix("mon") })
  }
}
