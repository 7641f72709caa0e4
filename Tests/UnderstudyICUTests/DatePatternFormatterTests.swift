import Testing
import UnderstudyICU

@Suite struct DatePatternFormatterTests {
  @Test(arguments: [
    ("de", "d. MMMM y", "1. Januar 1970"), ("ja", "y年M月d日", "1970年1月1日"), ("en", "HH:mm", "01:00"),
    ("ar_EG", "d/M", "١/١"), ("fa", "d MMMM y", "۱ ژانویهٔ ۱۹۷۰"),
  ])
  func writesAMoment(locale: String, pattern: String, expected: String) throws {
    let formatter = try DatePatternFormatter(locale: locale, pattern: pattern)
    #expect(formatter.text(second: 3600) == expected)
  }
}
