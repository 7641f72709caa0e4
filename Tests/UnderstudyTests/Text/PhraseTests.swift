import Testing

@testable import Understudy

@Suite struct PhraseTests {
  @Test func holdsTheUnitsOfItsText() {
    #expect(Phrase("añ😀").units == [0x61, 0xF1, 0xD83D, 0xDE00])
    #expect(Phrase("plain").units == Array("plain".utf16))
    #expect(Phrase("plain").isASCII && !Phrase("añ").isASCII)
    #expect(Phrase("").isASCII && Phrase("").units.isEmpty)
  }

  @Test func keepsUnitsThatAreNoText() {
    let phrase = Phrase(units: [0x61, 0xDC00, 0x62])
    #expect(phrase.units == [0x61, 0xDC00, 0x62])
    #expect(phrase.text == "a\u{FFFD}b")
    #expect(phrase.text(of: Span(2, 3)) == "b")
  }

  @Test(arguments: [
    (Span(0, 4), "zwöl"), (Span(2, 5), "ölf"), (Span(5, 5), ""), (Span(3, 99), "lf"),
    (Span(-4, 1), "z"), (Span(98, 99), ""),
  ]) func givesTheTextOfASpan(span: Span, text: String) {
    #expect(Phrase("zwölf").text(of: span) == text)
  }
}

@Suite struct OffsetMapTests {
  static let phrases = [
    "", "plain ascii", "naïve 東京 😀 x", "e\u{301}\u{327}", String(repeating: "é東😀a", count: 200),
  ]

  @Test(arguments: phrases) func agreesWithTheStringsOwnViews(text: String) {
    let phrase = Phrase(text)
    let scalars = OffsetMap(phrase, to: .scalar)
    let bytes = OffsetMap(phrase, to: .utf8)
    let units = OffsetMap(phrase, to: .utf16)
    for (count, index) in text.unicodeScalars.indices.enumerated() {
      let unit = index.utf16Offset(in: text)
      #expect(scalars.offset(of: unit) == count)
      #expect(bytes.offset(of: unit) == text.utf8.distance(from: text.startIndex, to: index))
      #expect(units.offset(of: unit) == unit)
    }
    let whole = Span(0, phrase.units.count)
    #expect(scalars.range(of: whole) == 0..<text.unicodeScalars.count)
    #expect(bytes.range(of: whole) == 0..<text.utf8.count)
  }

  @Test func countsALoneSurrogateAsTheCharacterThatReplacesIt() {
    let phrase = Phrase(units: [0xD800, 0x61, 0xDC00, 0xDC00])
    #expect(OffsetMap(phrase, to: .scalar).range(of: Span(0, 4)) == 0..<4)
    #expect(OffsetMap(phrase, to: .utf8).range(of: Span(1, 4)) == 3..<10)
    #expect(phrase.text.utf8.count == 10)
  }

  @Test func movesAnEndInsideACharacterBehindIt() {
    let map = OffsetMap(Phrase("a😀b"), to: .scalar)
    #expect(map.range(of: Span(1, 2)) == 1..<2)
    #expect(map.range(of: Span(2, 4)) == 2..<3)
  }

  @Test func movesWhatLiesOutsideToTheNearerEnd() {
    let map = OffsetMap(Phrase("é"), to: .utf8)
    #expect(map.range(of: Span(-3, 7)) == 0..<2)
  }
}
