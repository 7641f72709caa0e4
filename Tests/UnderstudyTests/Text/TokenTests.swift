import Testing
import UnderstudyICU

@testable import Understudy

/// What a token says of itself and of its place.
@Suite struct TokenTests {
  @Test(arguments: [
    ("été 7", ["été", "7"]), ("e\u{301}te\u{301}!", ["e\u{301}te\u{301}", "!"]),
    ("ﬁn ǆ", ["ﬁn", "ǆ"]), ("ＡＢ　１２", ["ＡＢ", "１２"]), ("x👨‍👩‍👧y", ["x", "👨‍👩‍👧", "y"]),
    ("🇳🇴🇸🇪", ["🇳🇴", "🇸🇪"]), ("👍🏽👍", ["👍🏽", "👍"]), ("1️⃣ ok", ["1️⃣", "ok"]), ("❤️❤", ["❤️", "❤"]),
    ("so\u{AD}ft\u{200E} x", ["so\u{AD}ft", "x"]), ("U.S. now", ["U.S.", "now"]),
    ("\u{301}a", ["\u{301}", "a"]), ("𝟗𝟗 𠮷野", ["𝟗𝟗", "𠮷", "野"]),
    ("a\u{E000}b", ["a", "\u{E000}", "b"]),
    (
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}!",
      ["🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "!"]
    ),
  ]) func spansAreExact(phrase: String, texts: [String]) throws {
    let tokenized = try tokenize(phrase)
    #expect(
      tokenized.tokens.map(tokenized.text(of:)).map { Array($0.utf16) }
        == texts.map { Array($0.utf16) })
  }

  @Test func loneSurrogatesAreTokens() throws {
    let units: [UInt16] = [0x61, 0xD800, 0x20, 0xDC00, 0x62, 0xDFFF]
    let tokens = try Tokenizer(locale: "en").tokenize(Phrase(units: units)).tokens
    #expect(tokens.map(\.span) == [Span(0, 1), Span(1, 2), Span(3, 4), Span(4, 5), Span(5, 6)])
    #expect(tokens.map(\.shape) == [.letters, .other, .other, .letters, .other])
  }

  @Test(
    arguments: [
      ("word", .letters), ("42", .digits), ("٤٢", .digits), ("-", .punctuation),
      ("、", .punctuation),
      ("$", .symbol), ("→", .symbol), ("²", .symbol), ("😀", .emoji), ("🇫🇷", .emoji), ("✈️", .emoji),
      ("✈", .symbol), ("#️⃣", .emoji), ("山", .letters), ("Ⅳ", .letters), ("\u{378}", .other),
    ] as [(String, TokenShape)]) func hasAShape(phrase: String, shape: TokenShape) throws
  {
    #expect(try tokenize(phrase).tokens.map(\.shape) == [shape])
  }

  @Test(
    arguments: [
      ("oslo", .lower), ("Oslo", .title), ("OSLO", .upper), ("A", .upper), ("iPad", .mixed),
      ("McCoy", .mixed), ("42", .none), ("東", .none), ("Élan", .title), ("ǅ", .upper),
      ("שלום", .none),
      ("Don't", .title),
    ] as [(String, Capitalization)])
  func knowsItsCapitals(phrase: String, capitalization: Capitalization) throws {
    #expect(try tokenize(phrase).tokens.first?.capitalization == capitalization)
  }

  @Test(
    arguments: [
      ("0", 0, 1), ("007", 7, 3), ("１２", 12, 2), ("٣٤", 34, 2), ("18446744073709551615", .max, 20),
      ("18446744073709551616", .max, 20), ("99999999999999999999999", .max, 23), ("x", 0, 0),
    ] as [(String, UInt64, Int32)]) func hasTheValueOfItsDigits(
      phrase: String, number: UInt64, count: Int32
    ) throws
  {
    let token = try #require(try tokenize(phrase).tokens.first)
    #expect(token.number == number && token.digitCount == count)
  }

  @Test(arguments: [
    ("5pm, ok", "en", ["g[5", "pm]", "[,]", "g[ok]"]),
    ("A-B", "en", ["g[A]", "[-]", "[B]"]),
    ("10:30 1.5", "en", ["g[10]", "[:]", "[30]", "g[1", ".", "5]"]),
    ("l'an", "fr", ["g[l']", "[an]"]),
    ("明天去", "zh", ["g[明u", "天]u", "[去]u"]),
    ("U.S. x", "en", ["g[U.S.]", "g[x]"]),
    (" a\u{200E} b", "en", ["g[a]", "g[b]"]),
  ]) func knowsItsNeighbourhood(phrase: String, locale: String, outline: [String]) throws {
    let tokenized = try Tokenizer(locale: locale).tokenize(Phrase(phrase))
    let marked = tokenized.tokens.map { token in
      (token.flags.contains(.gapBefore) ? "g" : "")
        + (token.flags.contains(.startsWord) ? "[" : "") + tokenized.text(of: token)
        + (token.flags.contains(.endsWord) ? "]" : "")
        + (token.flags.contains(.unspaced) ? "u" : "")
    }
    #expect(marked == outline)
  }

  @Test func hashesItsNormalizedForm() throws {
    let tokenized = try tokenize("Málaga MALAGA malaga U.S. us")
    #expect(
      tokenized.tokens.allSatisfy { $0.hash == NormalizedHash.of(tokenized.normalized(of: $0)) })
    #expect(Set(tokenized.tokens.map(\.hash)).count == 2)
    #expect(tokenized.tokens[0].hash == NormalizedHash.of(Folding.folded("MÁLAGA")))
  }

  private func tokenize(_ phrase: String) throws -> TokenizedPhrase {
    try Tokenizer(locale: "en_US").tokenize(Phrase(phrase))
  }
}
