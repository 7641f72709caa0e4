import Testing

@testable import Understudy

/// Daylight time, skipped days, leap days, weeks at the edges of years, old calendars and other zones, held against
/// what Python makes of them.
@Suite struct MomentTests {
  @Test func tableIsWhole() {
    let rows = MomentRow.all
    #expect(rows.count >= 300)
    #expect(Set(rows.map(\.zone)).count >= 10)
    #expect(Set(rows.map(\.topic)).count >= 10)
  }

  @Test(arguments: MomentRow.all.filter { $0.value != "-" })
  func phraseMeansItsMoment(_ row: MomentRow) throws {
    let mentions = try Engine.extractor.recognize(row.phrase, in: row.context())
    let got = mentions.map { mention in
      [mention.text, mention.value.plainText]
        + ["from", "until", "timeZone"].map { name in
          mention.details.first { $0.name == name }?.value.plainText ?? "-"
        }
    }
    #expect(got == [[row.phrase, row.value, row.from, row.until, row.timeZone]])
  }

  @Test(arguments: MomentRow.all.filter { $0.value == "-" })
  func impossibleDateIsNone(_ row: MomentRow) throws {
    let mentions = try Engine.extractor.recognize(row.phrase, in: row.context())
    #expect(mentions.allSatisfy { $0.kind == "number" || $0.kind == "ordinal" })
  }
}
