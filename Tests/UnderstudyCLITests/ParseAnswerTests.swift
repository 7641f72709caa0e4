import Testing

@testable import Understudy
@testable import UnderstudyCLI

@Suite struct ParseAnswerTests {
  private func filled(_ phrase: String, id: JSONValue? = nil) -> ParseAnswer {
    let fills = [
      AnswerFixtures.fill("city", .string("Zürich"), "Zürich", in: phrase),
      AnswerFixtures.fill(
        "nights", .number("3"), "three nights", in: phrase,
        cue: "for", or: [.number("4"), .object([.init("value", .number("5"))])]),
    ]
    return ParseAnswer(
      request: AnswerFixtures.request(phrase, id: id),
      extraction: AnswerFixtures.extraction(phrase, .filled, fills: fills))
  }

  @Test func printsTheDocumentedKeysInOrder() {
    let answer = filled("😀 in Zürich for three nights", id: .string("7"))
    #expect(
      answer.json(offsets: .scalar, explained: false).description
        == #"{"id":"7","phrase":"😀 in Zürich for three nights","entity":"HotelStay","#
        + #""status":"filled","values":{"city":"Zürich","nights":3},"fills":["#
        + #"{"property":"city","value":"Zürich","text":"Zürich","start":5,"end":11,"#
        + #""score":0.877,"cue":null,"alternatives":[]},"#
        + #"{"property":"nights","value":3,"text":"three nights","start":16,"end":28,"#
        + #""score":0.877,"cue":"for","alternatives":[4,{"value":5}]}],"#
        + #""missing":[],"ambiguous":[],"unused":[]}"#)
  }

  @Test(arguments: [(OffsetUnit.scalar, "5"), (.utf16, "6"), (.utf8, "8")])
  func countsOffsetsInTheAskedUnit(unit: OffsetUnit, start: String) {
    let answer = filled("😀 in Zürich for three nights").json(offsets: unit, explained: false)
    guard case .array(let fills)? = answer["fills"] else {
      Issue.record("no fills")
      return
    }
    #expect(fills.first?["start"] == .number(start))
  }

  @Test func printsWhatIsMissingAmbiguousUnusedOrDefaulted() {
    let phrase = "tonight or tomorrow for 2"
    let answer = ParseAnswer(
      request: AnswerFixtures.request(phrase),
      extraction: AnswerFixtures.extraction(
        phrase, .ambiguous, fills: [], missing: ["city"],
        ambiguous: [
          .init(property: "date", choices: [.string("2026-06-10"), .string("2026-06-11")])
        ],
        unused: [
          .init(
            kind: "number", value: .number("2"), text: "2",
            span: AnswerFixtures.span(of: "2", in: phrase))
        ],
        defaults: [.init("adults", .number("1"))], dialog: "Which day?"))
    #expect(
      answer.json(offsets: .scalar, explained: true).description
        == #"{"phrase":"tonight or tomorrow for 2","entity":"HotelStay","status":"ambiguous","#
        + #""values":{},"fills":[],"missing":["city"],"#
        + #""ambiguous":[{"property":"date","choices":["2026-06-10","2026-06-11"]}],"#
        + #""unused":[{"kind":"number","value":2,"text":"2","start":24,"end":25}],"#
        + #""defaults":{"adults":1},"dialog":"Which day?","#
        + #""explanation":["HotelStay","├─ city","└─ nights"]}"#)
    #expect(
      answer.picture(explained: true) == """
          tonight or tomorrow for 2

          HotelStay: ambiguous
          missing: city
          date: 2026-06-10 or 2026-06-11?
          not used: 2 (number 2)
          by default: adults = 1
          “Which day?”

          HotelStay
          ├─ city
          └─ nights
        """)
  }

  @Test func drawsValuesBesideTheirWords() {
    #expect(
      filled("in Zürich for three nights").picture() == """
          in Zürich for three nights
             ┬─────     ┬───────────
             city       nights

          city   = Zürich ← Zürich
          nights = 3      ← three nights  (by "for"; or 4, 5)

          HotelStay: filled
        """)
  }

  @Test func keepsToTheWidthOfThePage() {
    let phrase = String(repeating: "wide words 漢字漢字 ", count: 12)
    let fills = (0..<9).map { index in
      AnswerFixtures.fill(
        "property\(index)", .string(phrase), "words 漢字漢字 wide words 漢字漢字 wide", in: phrase,
        or: [.string(phrase)])
    }
    let answer = ParseAnswer(
      request: AnswerFixtures.request(phrase),
      extraction: AnswerFixtures.extraction(
        phrase, .incomplete, fills: fills, missing: (0..<30).map { "missing\($0)" }))
    for columns in [40, 61, 80] {
      for line in answer.picture(columns: columns).split(separator: "\n") {
        #expect(line.displayWidth <= columns, "\(line)")
      }
    }
  }

  @Test func setsWordsOffOnlyWhereColorIsOn() {
    let answer = filled("in Zürich for three nights")
    #expect(answer.picture(color: true).contains("HotelStay: \u{1B}[32mfilled\u{1B}[0m"))
    #expect(!answer.picture().contains("\u{1B}"))
  }

  @Test func isCompleteOnlyWhenFilled() {
    for status in [Extraction.Status.filled, .incomplete, .ambiguous, .none] {
      let answer = ParseAnswer(
        request: AnswerFixtures.request(""),
        extraction: AnswerFixtures.extraction("", status, fills: []))
      #expect(answer.isComplete == (status == .filled))
    }
  }
}
