import Foundation
import Testing
@testable import Understudy
@testable import UnderstudyTesting

@Suite struct SuiteReportTests {
  private func report(_ text: String) throws -> SuiteReport {
    try PhraseSuite("@now 2026-06-10T09:00\n" + text, name: "a<b").report(
      on: SuiteSubjects(entities: [Schemas.train]), with: Engine.extractor)
  }

  @Test func writesACaseForEachPhraseInJUnit() throws {
    let junit = try report("to \"Bari\" & <b>\n  to = Oslo\nhm\n  none").junit
    #expect(
      junit == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="understudy" tests="2" failures="1" errors="0">
          <testsuite name="a&lt;b" tests="2" failures="1" errors="0" skipped="0">
            <testcase name="to &quot;Bari&quot; &amp; &lt;b&gt;" classname="TrainTrip" file="a&lt;b" line="2">
              <failure message="'to' is &quot;Bari&quot;; expected &quot;Oslo&quot;">'to' is &quot;Bari&quot;; expected &quot;Oslo&quot;</failure>
            </testcase>
            <testcase name="hm" classname="TrainTrip" file="a&lt;b" line="4"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func putsFailuresFirstOnThePage() throws {
    let html = try report("hm\n  none\nto Bari\n  to = Oslo").html
    let articles = html.components(separatedBy: "<article").dropFirst()
    #expect(articles.first?.contains("<mark class=h1>Bari<b>to</b></mark>") == true)
    #expect(articles.last?.contains("hm") == true)
    #expect(!html.contains("<script") && !html.contains("http"))
  }

  @Test func letsNoPhraseBecomeMarkup() throws {
    let html = try report("<script>alert(1)</script> to Bari\n  to = Bari").html
    #expect(!html.contains("<script"))
    #expect(html.contains("&lt;script&gt;alert(1)"))
  }

  @Test func marksWordsThatTwoLabelsShare() {
    let phrase = HTMLPhrase(
      "at 5 pm",
      [
        .init(span: Span(0, 7), text: "a", hue: 0), .init(span: Span(3, 7), text: "b", hue: 1),
        .init(span: Span(3, 99), text: "outside", hue: 2),
      ])
    #expect(
      phrase.markup
        == "<p class=phrase dir=auto><mark class=h0>at </mark><mark class=h0>5 pm<b>a, b</b></mark></p>"
    )
  }

  @Test func tellsWhatNoPhraseHasSaid() throws {
    let report = try report("from Turin to Bari, standard\n  to = Bari")
    let coverage = try SuiteCoverage(of: [report], with: Engine.extractor)
    let gaps = coverage.gaps.filter { !$0.title.hasPrefix("cue") }
    #expect(
      gaps == [
        .init(
          title: "properties of TrainTrip", names: ["day", "bicycle", "passengers"], said: 3,
          all: 6),
        .init(
          title: "cases of TrainTrip",
          names: ["comfort.first", "comfort.quietFirst", "bicycle.true", "bicycle.false"], said: 1,
          all: 5),
      ])
    let cues = coverage.gaps.first { $0.title.hasPrefix("cue") }
    #expect(cues?.names.contains("from") == false)
    #expect(cues?.names.contains("leaving") == true)
  }
}
