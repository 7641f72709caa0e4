import Testing

@testable import Understudy

@Suite struct TextPatternTests {
  @Test(arguments: [
    ("^[A-Z]{2}[0-9]{3,5}$", "QX1234", true), ("^[A-Z]{2}[0-9]{3,5}$", "QX12", false),
    ("\\d+-\\w*", "12-ab_3", true), ("[^0-9]+", "a1", false), ("ab?c", "ac", true),
  ]) func matchesTheWholeText(pattern: String, text: String, isMatch: Bool) {
    #expect(TextPattern(pattern)?.matches(text) == isMatch)
  }

  @Test(arguments: ["(a|b)", "[a", "a{2", "a{3,1}", ""]) func knowsItsLimits(pattern: String) {
    #expect(TextPattern(pattern) == nil)
  }

  @Test func takesItsTimeOnNoPattern() {
    let pattern = String(repeating: "a*", count: 60) + "b"
    #expect(TextPattern(pattern)?.matches(String(repeating: "a", count: 200)) == false)
  }
}
