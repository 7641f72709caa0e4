import Testing
import UnderstudyICU

@Suite struct UnitFormatterTests {
  @Test(arguments: [
    ("en", 1.0, "1 hour"), ("en", 1.5, "1.5 hours"), ("ar", 2, "ساعتان"), ("sw", 3, "saa 3"),
  ])
  func writesAnAmount(locale: String, amount: Double, expected: String) throws {
    let formatter = try UnitFormatter(unit: .hour, width: .long, locale: locale)
    #expect(formatter.text(amount) == expected)
  }
}
