import Testing

@testable import Understudy

/// Korean numbers in words with counters and particles behind them.
@Suite struct KoreanNumeralTests {
  private func words(_ phrase: String) throws -> [String] {
    let tokenized = try Tokenizer(locale: "ko").tokenize(Phrase(phrase))
    return tokenized.tokens.map { tokenized.text(of: $0) }
  }

  @Test(arguments: [
    ("삼십오달러", ["삼십오", "달러"]), ("이만원", ["이만", "원"]),
    ("칠점오퍼센트", ["칠", "점", "오", "퍼센트"]), ("쉰두살", ["쉰두", "살"]),
    ("이백은", ["이백", "은"]), ("삼분의 이를", ["삼", "분의", "이", "를"]),
  ]) func partsANumberFromWhatFollows(phrase: String, expected: [String]) throws {
    #expect(try words(phrase) == expected)
  }

  @Test(arguments: ["구조가", "사과", "이사를", "만나", "오늘", "사이에", "천천히"])
  func leavesOtherWordsAlone(phrase: String) throws {
    #expect(try !words(phrase).contains { ["구", "사", "이", "만", "오", "천"].contains($0) })
  }

  @Test(arguments: [("이십칠유로", "money 27"), ("오분의 삼", "number 0.6"), ("백오십명", "number 150")])
  func readsTheNumber(phrase: String, expected: String) throws {
    #expect(try Engine.values(phrase, in: Engine.context(locale: "ko_KR")) == [expected])
  }
}
