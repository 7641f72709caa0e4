import Testing
import UnderstudyICU

@testable import Understudy

@Suite struct SpelledNumbersTests {
  @Test(arguments: [
    ("en_US", "forty-two", 42), ("en_US", "two hundred and five", 205),
    ("en_US", "twelve thousand", 12000),
    ("de_DE", "zweiundvierzig", 42), ("de_DE", "zweihundertfünf", 205),
    ("fr_FR", "quarante-deux", 42), ("fr_FR", "quatre-vingt-dix-neuf", 99),
    ("es_ES", "cuarenta y dos", 42), ("es_ES", "doscientos cinco", 205),
    ("it_IT", "quarantadue", 42), ("pt_BR", "quarenta e dois", 42), ("nl_NL", "tweeënveertig", 42),
    ("sv_SE", "fyrtiotvå", 42), ("pl_PL", "czterdzieści dwa", 42), ("ru_RU", "сорок два", 42),
    ("ja_JP", "四十二", 42), ("tr_TR", "kırk iki", 42), ("hi_IN", "बयालीस", 42),
  ]) func readsNumbersInWords(locale: String, phrase: String, value: Int) throws {
    let context = try Engine.context(locale: locale)
    #expect(try Engine.values(phrase, in: context) == ["number \(value)"])
  }

  @Test(arguments: [
    "en_US", "de_DE", "fr_FR", "es_ES", "it_IT", "pt_BR", "nl_NL", "sv_SE", "pl_PL", "ru_RU",
  ]) func readsBackWhatICUSpells(locale: String) throws {
    let reader = try SpelloutWriter(locale: locale)
    let context = try Engine.context(locale: locale)
    for value in Array(0...100) + [
      101, 110, 121, 200, 205, 342, 999, 1000, 1001, 2026, 12_345, 100_000,
    ] {
      let phrase = reader.spelled(value)
      let found = try Engine.extractor.recognize(phrase, in: context, kinds: ["number"])
      #expect(
        found.map(\.value.plainText) == ["\(value)"] && found.first?.text == phrase,
        "\(locale): '\(phrase)' is \(value), got \(found.map { "'\($0.text)' \($0.value.plainText)" })"
      )
    }
  }

  @Test(arguments: ["hundredweight", "sixty percenters", "one-off thing tenfold"])
  func piecesOfWordsAreNoNumbers(phrase: String) throws {
    let found = try Engine.extractor.recognize(phrase, in: Engine.context(), kinds: ["number"])
    #expect(!found.contains { ["100", "10"].contains($0.value.plainText) })
  }
}
