import Testing

@testable import Understudy
@testable import UnderstudyCLI

@Suite struct RecognizeAnswerTests {
  private static let phrase = "a café on May 5, say $30"
  private let answer = RecognizeAnswer(
    request: AnswerFixtures.request(phrase, id: .number("12")),
    mentions: [
      RecognizedMention(
        kind: "date", text: "May 5", span: AnswerFixtures.span(of: "May 5", in: phrase),
        value: .string("2026-05-05"),
        details: [.init("grain", .string("day")), .init("from", .string("2026-05-05T00:00:00Z"))],
        isLatent: false, alternatives: [.object([.init("value", .string("2027-05-05"))])],
        explanation: Explanation("rule month-day", [Explanation("month May")])),
      RecognizedMention(
        kind: "money", text: "$30", span: AnswerFixtures.span(of: "$30", in: phrase),
        value: .number("30"), details: [.init("currency", .string("USD"))], isLatent: true,
        alternatives: [], explanation: Explanation("rule amount")),
    ])

  @Test func printsTheDocumentedKeysInOrder() {
    #expect(
      answer.json(offsets: .utf8, explained: false).description
        == #"{"id":12,"phrase":"a café on May 5, say $30","mentions":["#
        + #"{"kind":"date","text":"May 5","start":11,"end":16,"value":"2026-05-05","grain":"day","#
        + #""from":"2026-05-05T00:00:00Z","latent":false,"alternatives":[{"value":"2027-05-05"}]},"#
        + #"{"kind":"money","text":"$30","start":22,"end":25,"value":30,"currency":"USD","#
        + #""latent":true,"alternatives":[]}]}"#)
  }

  @Test func explainsEachMention() {
    guard case .array(let mentions)? = answer.json(offsets: .scalar, explained: true)["mentions"]
    else {
      Issue.record("no mentions")
      return
    }
    let trees = mentions.map { $0["explanation"]?.description }
    #expect(trees == [#"["rule month-day","└─ month May"]"#, #"["rule amount"]"#])
  }

  @Test func drawsMentionsBesideTheirWords() {
    #expect(
      answer.picture(explained: true) == """
          a café on May 5, say $30
                    ┬────      ┬──
                    date       money

          date  = 2026-05-05 ← May 5  (grain day; or 2027-05-05)
          money = 30         ← $30  (currency USD; weak)

          rule month-day
          └─ month May

          rule amount
        """)
  }

  @Test func saysThatThereIsNothing() {
    let nothing = RecognizeAnswer(request: AnswerFixtures.request("hm"), mentions: [])
    #expect(
      nothing.json(offsets: .scalar, explained: true).description
        == #"{"phrase":"hm","mentions":[]}"#)
    #expect(nothing.picture() == "  hm\n\n  no mention")
  }
}
