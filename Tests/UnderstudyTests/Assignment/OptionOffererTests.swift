import Testing

@testable import Understudy

@Suite struct OptionOffererTests {
  @Test(arguments: [
    ("terrace", "terace", true), ("terrace", "terrrace", true), ("terrace", "terrafe", true),
    ("terrace", "terrcae", true), ("terrace", "terra", false), ("terrace", "etrrcae", false),
    ("", "", false), ("a", "", true), ("ab", "ba", true),
  ]) func knowsWordsWithOneLetterWrong(first: String, second: String, isOne: Bool) {
    let (one, other) = (Array(first.utf16), Array(second.utf16))
    #expect(EditDistance.isOneEdit(one, other) == isOne || first == second)
    #expect(EditDistance.isOneEdit(one, other) == EditDistance.isOneEdit(other, one))
  }
}
