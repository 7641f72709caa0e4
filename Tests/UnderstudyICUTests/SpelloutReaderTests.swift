import Testing

@testable import UnderstudyICU

@Suite struct SpelloutReaderTests {
  @Test(
    arguments: [
      ("en", "twenty-one", 21), ("en", "three hundred forty-five", 345),
      ("de", "einundzwanzig", 21),
      ("fr", "quatre-vingt-dix", 90), ("es", "treinta y dos", 32), ("ru", "сорок два", 42),
      ("ja", "二十三", 23), ("en", "seventh", 7), ("en", "Twenty One", 21), ("es", "veintidos", 22),
      ("en", "one hundred and five", 105), ("fr", "quatre vingt dix", 90),
      ("de", "FÜNFHUNDERT", 500),
      ("de", "zwoelf", nil), ("pt", "três", 3), ("pt", "tres", 3), ("th", "ยี่สิบเอ็ด", 21),
    ] as [(String, String, Double?)])
  func readsNumbersInWords(locale: String, text: String, value: Double?) throws {
    #expect(try read(text, locale) == value)
  }

  @Test(arguments: ["", "twenty-one pilots", "friday", "x"])
  func readsNothingElse(text: String) throws {
    #expect(try read(text, "en") == nil)
  }

  @Test(arguments: [
    "en", "de", "fr", "es", "it", "pt", "nl", "sv", "pl", "ru", "tr", "ja", "ko", "zh",
  ])
  func readsBackWhatItSpells(locale: String) throws {
    let reader = try SpelloutReader(locale: locale)
    for value in [0, 1, 2, 11, 16, 21, 77, 99, 100, 101, 345, 999, 1000, 2026, 71_000, 1_000_000] {
      let units = Array(reader.spelled(value).utf16)
      let read = units.withUnsafeBufferPointer { reader.value(of: $0) }
      #expect(read == Double(value), "\(locale) \(value)")
    }
  }

  @Test func readsBackInEveryLocaleThatSpells() throws {
    for locale in ICUInfo.availableLocales() where !locale.contains("_") {
      let reader = try SpelloutReader(locale: locale)
      for value in [0, 1, 2, 3, 5, 10, 12, 13, 20, 21, 35, 48, 60, 76, 99, 100, 121, 999] {
        let text = reader.spelled(value)
        let read = Array(text.utf16).withUnsafeBufferPointer { reader.value(of: $0) }
        #expect(read == Double(value), "\(locale) \(value) \(text)")
      }
    }
  }

  @Test func spellsByARuleSet() throws {
    let reader = try SpelloutReader(locale: "en")
    #expect(reader.ruleSets.contains("%spellout-ordinal"))
    #expect(reader.spelled(3, ruleSet: "%spellout-ordinal") == "third")
    #expect(reader.spelled(3) == "three")
    #expect(reader.spelled(3, ruleSet: "%no-such-set") == "")
  }

  @Test func refusesATextThatIsTooLongToBeANumber() throws {
    #expect(try read(String(repeating: "hundred ", count: 10_000), "en") == nil)
  }

  private func read(_ text: String, _ locale: String) throws -> Double? {
    let reader = try SpelloutReader(locale: locale)
    return Array(text.utf16).withUnsafeBufferPointer { reader.value(of: $0) }
  }
}
