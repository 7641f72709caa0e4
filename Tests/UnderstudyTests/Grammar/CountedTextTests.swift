import Testing

@testable import Understudy

@Suite struct CountedTextTests {
  @Test(arguments: [
    ("in 3 weeks", 3.0, "in ", " weeks"), ("vor 1,5 Std.", 1.5, "vor ", " Std."),
    ("٣ أيام", 3, "", " أيام"), ("3天后", 3, "", "天后"), ("2 7 хоног", 2, "", " 7 хоног"),
    ("-4 h", -4, "-", " h"),
  ])
  func findsTheAmount(text: String, amount: Double, before: String, after: String) throws {
    let counted = try #require(CountedText(text, amount: amount))
    #expect(counted.before == before)
    #expect(counted.after == after)
  }

  @Test(arguments: ["tomorrow", "三天后", "", "5 of 7"])
  func findsNoAmount(text: String) {
    #expect(CountedText(text, amount: 3) == nil)
  }

  @Test func isNoPatternWithoutWords() {
    #expect(CountedText("12")?.pattern() == nil)
  }
}
