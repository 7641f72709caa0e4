import Testing
import Understudy

@testable import UnderstudyCLI

@Suite struct AnnotatedPhraseTests {
  private func picture(
    _ phrase: String, _ labels: [(words: String, label: String)], columns: Int = 80
  ) -> String {
    let spans = labels.compactMap { words, label -> AnnotatedPhrase.Label? in
      guard let range = phrase.firstRange(of: words) else { return nil }
      let start = phrase.utf16.distance(from: phrase.startIndex, to: range.lowerBound)
      return AnnotatedPhrase.Label(span: Span(start, start + words.utf16.count), text: label)
    }
    let page = Page(columns: columns, style: Style(isOn: false))
    return AnnotatedPhrase(phrase, spans).lines(on: page).joined(separator: "\n")
  }

  @Test func putsLabelsUnderTheirSpans() {
    #expect(
      picture("tomorrow from Oslo", [("tomorrow", "date"), ("Oslo", "origin")]) == """
          tomorrow from Oslo
          ┬───────      ┬───
          date          origin
        """)
  }

  @Test func movesLabelsDownThatWouldTouch() {
    let labels = [("OSL", "origin"), ("BGO", "destination"), ("May", "date")]
    #expect(
      picture("OSL BGO in May", labels) == """
          OSL BGO in May
          ┬── ┬──    ┬──
          │   │      date
          │   destination
          origin
        """)
  }

  @Test func standsUnderWideCharacters() {
    #expect(
      picture("東京から大阪まで", [("東京", "origin"), ("大阪", "destination")]) == """
          東京から大阪まで
          ┬───    ┬───
          origin  destination
        """)
  }

  @Test func standsUnderCombiningAccents() {
    #expect(
      picture("a\u{301}e\u{301} Mu\u{308}nchen x", [("Mu\u{308}nchen", "city")]) == """
          a\u{301}e\u{301} Mu\u{308}nchen x
             ┬──────
             city
        """)
  }

  @Test func breaksLongPhrasesAtBlanks() {
    #expect(
      picture(
        "leaving the old harbour tomorrow", [("old harbour", "place"), ("tomorrow", "date")],
        columns: 20) == """
            leaving the old
                        ┬──
                        place
            harbour tomorrow
            ─────── ┬───────
                    date
          """)
  }

  @Test func breaksWordsThatAreWiderThanThePage() {
    #expect(
      picture(String(repeating: "x", count: 25), [], columns: 12)
        == "  xxxxxxxxxx\n  xxxxxxxxxx\n  xxxxx")
  }

  @Test func showsPhrasesWithoutCharactersOrSpans() {
    #expect(picture("", []) == "  ")
    #expect(picture("plain", []) == "  plain")
  }

  @Test func survivesSpansThatLieOutside() {
    let labels = [
      AnnotatedPhrase.Label(span: Span(90, 95), text: "x"), .init(span: Span(3, 3), text: "y"),
    ]
    let page = Page(columns: 80, style: Style(isOn: false))
    #expect(AnnotatedPhrase("short", labels).lines(on: page) == ["  short"])
  }
}
