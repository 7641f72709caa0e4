import Testing

@testable import Understudy

/// Colors by their names in several languages.
@Suite struct ColorNameTests {
  @Test(arguments: [
    ("en_US", "red", "red"), ("en_GB", "grey", "gray"), ("en_US", "navy blue", "navy"),
    ("en_US", "Dark Green", "darkgreen"), ("de_DE", "schwarze", "black"),
    ("fr_FR", "blanche", "white"), ("es_MX", "amarillos", "yellow"), ("pl_PL", "zielona", "green"),
    ("ru_RU", "синяя", "blue"), ("ja_JP", "緑色", "green"), ("ar_EG", "حمراء", "red"),
    ("hi_IN", "गुलाबी", "pink"),
  ]) func readsNamesOfColors(locale: String, phrase: String, expected: String) throws {
    #expect(
      try Engine.values(phrase, in: Engine.context(locale: locale)) == ["color \(expected)"])
  }

  @Test func everydayWordsWithinAPhraseAreColors() throws {
    let values = try Engine.values(
      "a red bag with teal straps", in: Engine.context())
    #expect(values == ["color red", "color teal"])
  }

  @Test func aTownWrittenAsOneComesFirst() throws {
    let kinds = try Engine.extractor.recognize("a train to Orange", in: Engine.context()).map(
      \.kind)
    #expect(kinds == ["city"])
  }

  @Test func namesOfOtherLanguagesAreNoColors() throws {
    #expect(try Engine.values("prices rose", in: Engine.context()).isEmpty)
  }

  @Test func tellsTheShade() throws {
    let mention = try Engine.extractor.recognize("turquoise", in: Engine.context()).first
    #expect(mention?.details.first { $0.name == "hex" }?.value.plainText == "#40e0d0")
  }
}
