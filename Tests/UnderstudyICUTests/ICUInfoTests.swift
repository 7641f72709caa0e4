import Testing

@testable import UnderstudyICU

@Suite struct ICUInfoTests {
  @Test func tellsVersions() {
    #expect(ICUInfo.version.first?.isNumber == true)
    #expect(ICUInfo.cldrVersion.first?.isNumber == true)
    #expect(ICUInfo.unicodeVersion.first?.isNumber == true)
    #expect(ICUInfo.timeZoneDataVersion.hasPrefix("20"))
  }

  @Test(arguments: [
    ("de-de", "de_DE"), ("EN", "en"), ("zh-hant-tw", "zh_Hant_TW"), ("en_US.UTF-8", "en_US"),
  ]) func spellsLocalesItsOwnWay(locale: String, canonical: String) {
    #expect(ICUInfo.canonicalLocale(locale) == canonical)
  }

  @Test(arguments: [
    ("pt", "pt", "Latn", "BR"), ("zh_TW", "zh", "Hant", "TW"), ("und_JP", "ja", "Jpan", "JP"),
    ("en_GB", "en", "Latn", "GB"), ("sr", "sr", "Cyrl", "RS"),
  ]) func completesLocales(locale: String, language: String, script: String, region: String) {
    #expect(ICUInfo.language(of: locale) == language)
    #expect(ICUInfo.script(of: locale) == script)
    #expect(ICUInfo.region(of: locale) == region)
  }

  @Test(arguments: [
    ("en_US", true), ("de", true), ("en_JP", true), ("pt-BR", true), ("zh_Hans_CN", true),
    ("xx", false), ("en_QQ", false), ("", false), ("e", false), ("english", false),
  ]) func knowsWhichLocalesExist(locale: String, isKnown: Bool) {
    #expect(ICUInfo.isKnownLocale(locale) == isKnown)
  }

  @Test func namesItsErrors() {
    let error = ICUError(code: 2, function: "cicu_some_open")
    #expect(error.name == "U_MISSING_RESOURCE_ERROR")
    #expect(
      error.description == "ICU refused 'cicu_some_open' with 'U_MISSING_RESOURCE_ERROR' (2)")
  }
}
