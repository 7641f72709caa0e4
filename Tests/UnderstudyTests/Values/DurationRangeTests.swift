import Testing

@testable import Understudy

@Suite struct DurationRangeTests {
  @Test(
    arguments: [
      ("2 to 3 hours", "PT2H", "7200", "10800"), ("1 or 2 days", "P1D", "86400", "172800"),
      ("at least a week", "P1W", "604800", nil), ("3 or more weeks", "P3W", "1814400", nil),
      ("at most 45 minutes", "PT45M", nil, "2700"), ("10 minutes max", "PT10M", nil, "600"),
      ("between 3 and 5 nights", "P3D", "259200", "432000"), ("90 minutes", "PT90M", nil, nil),
    ] as [(String, String, String?, String?)])
  func keepsTheBoundsThatWereSaid(
    phrase: String, value: String, least: String?, most: String?
  ) throws {
    let mentions = try Engine.extractor.recognize(phrase, in: Engine.context())
    let mention = try mentions.first.found("a mention in '\(phrase)'")
    #expect(mention.kind == "duration" && mention.text == phrase)
    #expect(mention.value.plainText == value)
    func detail(_ name: String) -> String? {
      mention.details.first { $0.name == name }?.value.plainText
    }
    #expect(detail("min") == least)
    #expect(detail("max") == most)
  }

  @Test func takesNoFallingRange() throws {
    let values = try Engine.values("5 to 3 hours", in: Engine.context())
    #expect(!values.contains("duration PT5H"))
  }
}
