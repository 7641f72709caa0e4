import Testing

@testable import Understudy

@Suite struct DateFormTests {
  @Test(arguments: [
    ("Day of the delivery, as DD.MM.YYYY", "2026-06-09", "09.06.2026"),
    ("written YYYY/M/D", "2026-06-09", "2026/6/9"),
    ("in the form yyyy-mm-dd hh:mm:ss", "2026-06-09T07:05", "2026-06-09 07:05:00"),
    ("opening hour (HH:MM)", "07:05", "07:05"),
  ]) func writesTheFormThatIsDescribed(text: String, iso: String, written: String) {
    #expect(DateForm(describedIn: text)?.written(iso) == written)
  }

  @Test(arguments: ["the day", "my family", "a dd"]) func findsNoFormInPlainWords(text: String) {
    #expect(DateForm(describedIn: text) == nil)
  }

  @Test func writesNothingWithoutADay() {
    #expect(DateForm(describedIn: "YYYY-MM-DD")?.written("2026-06") == nil)
  }
}
