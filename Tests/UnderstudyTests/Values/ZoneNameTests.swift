import Testing

@testable import Understudy

/// Time zones by the names that CLDR has for them.
@Suite struct ZoneNameTests {
  @Test(arguments: [
    ("en_US", "Pacific Daylight Time", "America/Los_Angeles"),
    ("en_US", "Japan Standard Time", "Asia/Tokyo"),
    ("de_DE", "Mitteleuropäische Sommerzeit", "Europe/Berlin"),
    ("fr_FR", "heure du Japon", "Asia/Tokyo"),
  ]) func readsNamesOfZones(locale: String, phrase: String, expected: String) throws {
    #expect(
      try Engine.values(phrase, in: Engine.context(locale: locale)) == ["timeZone \(expected)"])
  }

  @Test func aCityIsNoZone() throws {
    let kinds = try Engine.extractor.recognize("Иркутск", in: Engine.context(locale: "ru")).map(
      \.kind)
    #expect(!kinds.contains("timeZone"))
  }
}
