import Foundation
import Testing
@testable import Understudy
@testable import UnderstudyTesting

@Suite struct PhraseSuiteTests {
  static let text = """
    # Trains.
    @now 2026-06-10T09:00
    @time-zone Europe/Rome

    from Turin to Bari tomorrow, second class
      from = Turin
      comfort = second
      bicycle = -
      day = *
    the cat sleeps
      none
    "# to Genoa"
      to = Genoa
      missing from, day
    """

  static let lines = """
    {"now":"2026-06-10T09:00","timeZone":"Europe/Rome"}
    {"phrase":"from Turin to Bari tomorrow, second class",\
    "expect":{"from":"Turin","comfort":"second","bicycle":null,"day":{"any":true}}}
    {"phrase":"the cat sleeps","none":true}
    {"phrase":"# to Genoa","expect":{"to":"Genoa"},"missing":["from","day"]}
    """

  private func report(_ text: String) throws -> SuiteReport {
    try PhraseSuite(text, name: "s").report(
      on: SuiteSubjects(entities: [Schemas.train]), with: Engine.extractor)
  }

  @Test func readsBothFormsAlike() throws {
    let (text, lines) = try (PhraseSuite(Self.text, name: "s"), PhraseSuite(Self.lines, name: "s"))
    #expect(text.cases.map(\.expected) == lines.cases.map(\.expected))
    #expect(text.cases.map(\.phrase) == lines.cases.map(\.phrase))
    #expect(text.cases.map(\.context) == lines.cases.map(\.context))
    #expect(text.cases.map(\.line) == [5, 10, 12])
  }

  @Test(arguments: [text, lines, text.replacing("\n", with: "\r\n"), "\u{FEFF}" + text])
  func passesWhereAllIsAsExpected(text: String) throws {
    let report = try report(text)
    #expect(report.hasPassed, "\(report)")
    #expect(report.results.count == 3)
  }

  @Test func tellsWhatDiffersAndWhere() throws {
    let report = try report(
      """
      @now 2026-06-10T09:00
      from Turin to Bari tomorrow
        only
        from = Bari
        to = Bari
      the cat sleeps
        to = *
        status filled
      from Turin
        frm = Turin
      to Bari
      """)
    #expect(
      report.description == """
        s:2: from Turin to Bari tomorrow
          'from' is "Turin"; expected "Bari"
          'day' is "2026-06-11"; expected no value
        s:6: the cat sleeps
          is 'none'; expected 'filled'
          'to' is empty; expected a value
        s:9: from Turin
          'TrainTrip' has no property 'frm'
        s:11: to Bari
          no expectation is written under the phrase
        s: 4 phrases, 0 passed, 4 failed
        """)
  }

  @Test func choosesAmongTools() throws {
    let suite = try PhraseSuite(
      """
      @now 2026-06-10T09:00
      @tools
      book a train trip from Turin to Bari tomorrow
        tool TrainTrip
      parcel of 3 pieces to Bari
        tool TrainTrip
      """, name: "s")
    let tools = SuiteSubjects(tools: [Schemas.parcel, Schemas.train])
    let report = suite.report(on: tools, with: try Engine.extractor)
    #expect(report.results.map(\.hasPassed) == [true, false])
    #expect(
      report.failures.first?.mismatches == [.wrongTool(expected: "TrainTrip", found: "Parcel")])
  }

  @Test(arguments: [
    ("@nwo 2026", "s:1:1: unknown directive '@nwo'; did you mean '@now'?"),
    (
      "@now soon",
      "s:1:1: 'soon' is no value of 'now': expected a date or a date and time, such as 2026-06-10T09:00:00-04:00"
    ),
    (
      "@time-zone Europe/Pris",
      "s:1:1: 'Europe/Pris' is no value of 'time-zone': expected an IANA time zone; did you mean 'Europe/Paris'?"
    ),
    (
      "  to = Bari",
      "s:1:3: an expectation stands under a phrase, indented; there is none above"
    ),
    (
      "hm\n  nome",
      "s:2:3: 'nome' is no expectation; expected 'PROPERTY = VALUE', 'none', 'only', 'tool NAME', 'status STATUS', 'missing PROPERTY' or 'ambiguous PROPERTY'; did you mean 'none'?"
    ),
    (
      "hm\n  status filld",
      "s:2:3: 'filld' is no value of 'status': expected filled, incomplete, ambiguous, none; did you mean 'filled'?"
    ),
    (
      "hm\n  none",
      "s:1:1: nothing tells when the phrase is said; write '@now 2026-06-10T09:00' above it"
    ),
    ("@schema nowhere.json", "s:1:1: 'nowhere.json': cannot be read"),
    (
      "{\"phrase\":\"hm\",\"expct\":{}}", "s:1:1: unknown member 'expct'; did you mean 'expect'?"
    ),
    ("{\"phrase\":", "s:1:1: the JSON text ends too early at column 11"),
  ]) func refusesWhatItCannotRead(text: String, message: String) {
    do {
      _ = try PhraseSuite(text, name: "s")
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test(arguments: [
    ("@now 2026-06-10\n@entity TrainTrp\n\nhm\n  none", 2),
    (
      #"{"now": "2026-06-10"}"# + "\n" + #"{"phrase": "hm", "entity": "TrainTrp", "none": true}"#, 2
    ),
  ]) func stopsAtAnEntityThatNobodyOffers(text: String, line: Int) throws {
    let suite = try PhraseSuite(text, name: "s")
    let error = #expect(throws: SuiteError.self) {
      try suite.check(SuiteSubjects(entities: [EntitySchema(name: "TrainTrip", slots: [])]))
    }
    #expect(
      error?.description
        == "s:\(line):1: there is no entity 'TrainTrp': expected TrainTrip; did you mean 'TrainTrip'?"
    )
  }

  @Test func namesAnEntityThatNobodyOffers() throws {
    let report = try report("@now 2026-06-10\n@entity TrainTrp\nhm\n  none")
    #expect(
      report.failures.first?.mismatches
        == [
          .failed(
            "there is no entity 'TrainTrp': expected TrainTrip; did you mean 'TrainTrip'?")
        ])
  }
}
