import Testing

@testable import Understudy

@Suite struct FormatPieceTests {
  @Test func partsFieldsFromTexts() {
    #expect(
      FormatPiece.pieces(of: "d. MMMM y") == [
        .field("d", 1), .text(". "), .field("M", 4), .text(" "), .field("y", 1),
      ])
  }

  @Test func readsQuotedLettersAsText() {
    #expect(
      FormatPiece.pieces(of: "d 'de' MMM") == [.field("d", 1), .text(" de "), .field("M", 3)])
  }

  @Test func readsTwoQuotesAsOne() {
    #expect(FormatPiece.pieces(of: "h 'o''clock'") == [.field("h", 1), .text(" o'clock")])
    #expect(FormatPiece.pieces(of: "yy''MM") == [.field("y", 2), .text("'"), .field("M", 2)])
  }

  @Test func endsQuoteBeforeAMark() {
    #expect(FormatPiece.pieces(of: "'e'\u{30C} d") == [.text("e\u{30C} "), .field("d", 1)])
  }
}
