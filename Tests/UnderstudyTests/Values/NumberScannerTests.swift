import Testing

@testable import Understudy

@Suite struct NumberScannerTests {
  @Test(arguments: [
    ("en_US", "7", "7 of 1"), ("en_US", "007", "7 of 1"), ("en_US", "1,234", "1234 of 3"),
    ("en_US", "1,234.56", "1234.56 of 5"), ("en_US", "1,234,567", "1234567 of 5"),
    ("en_US", "0.1", "0.1 of 3"), ("en_US", "1.000", "1 of 3"), ("en_US", "1.50", "1.5 of 3"),
    ("en_US", "1,23", "1 of 1"), ("en_US", "1234,567", "1234 of 1"), ("en_US", "1, 234", "1 of 1"),
    ("en_US", "1.", "1 of 1"), ("en_US", "1.2.3", "1.2 of 3"), ("en_US", "1 234", "1 of 1"),
    ("en_US", "9,223,372,036,854,775,807", "9223372036854775807 of 13"),
    ("en_US", "123456789012345678", "123456789012345678 of 1"),
    ("en_US", "1234567890123456789", "1234567890123456789 of 1"),
    ("en_US", "9,999,999,999,999,999,999,999", "9999999999999999999999 of 15"),
    ("en_US", "tea", "nothing"),
    ("en_IN", "12,34,567.5", "1234567.5 of 7"), ("en_IN", "1,00,000", "100000 of 5"),
    ("en_IN", "12,34", "12 of 1"),
    ("de_DE", "1.234,56", "1234.56 of 5"), ("de_DE", "1,5", "1.5 of 3"), ("de_DE", "1.5", "1 of 1"),
    ("de_DE", "1.000", "1000 of 3"),
    ("fr_FR", "1,5", "1.5 of 3"), ("fr_FR", "1\u{202F}234,56", "1234.56 of 4"),
    ("fr_FR", "1\u{A0}234", "1234 of 2"), ("fr_FR", "1\u{202F}23", "1 of 1"),
    ("hi_IN", "12,34,567", "1234567 of 5"), ("hi_IN", "१,२३४.५", "1234.5 of 5"),
    ("hi_IN", "४२", "42 of 1"),
    ("ar_EG", "٤٢", "42 of 1"), ("ar_EG", "١٬٢٣٤٫٥", "1234.5 of 5"),
    ("de_CH", "1’234.5", "1234.5 of 5"),
  ]) func readsDigitsAndMarks(locale: String, text: String, outline: String) throws {
    let language = try Engine.language(locale)
    let phrase = language.tokenizer.tokenized(text)
    let number = language.scanner.number(at: 0, in: phrase)
    #expect((number.map { "\($0.value) of \($0.end)" } ?? "nothing") == outline)
  }
}
