import Testing
import UnderstudyICU

@Suite struct PluralFormsTests {
  @Test(arguments: [
    ("en_US", [0, 1, 1, 1, 1]), ("ru", [0, 1, 2, 2, 4]), ("ja", [0, 0, 0, 0, 0]),
    ("ar", [0, 1, 2, 3, 4]),
  ]) func tellsWhichAmountsTakeOneForm(locale: String, forms: [Int]) throws {
    #expect(try PluralForms.forms(of: [1, 2, 5, 0, 1.5], locale: locale) == forms)
  }

  @Test func knowsNoFormOfNothing() throws {
    #expect(try PluralForms.forms(of: [], locale: "en_US") == [])
  }
}
