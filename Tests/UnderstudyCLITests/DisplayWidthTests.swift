import Testing

@testable import UnderstudyCLI

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("ｶﾅ", 2), ("カナ", 4), ("한국", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("😀", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("✈", 1), ("✈️", 2),
    ("👍🏽", 2), ("Ａ", 2), ("→", 1), ("a\u{200B}b", 2), ("ไทย", 3), ("น้ำ", 2), ("שלום", 4), ("＄５", 4),
    ("\u{301}", 0), ("…", 1),
  ]) func countsColumns(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("漢字", 3, "漢…"), ("漢字", 2, "…"),
    ("e\u{301}e\u{301}x", 2, "e\u{301}…"),
  ]) func cutsBetweenCharacters(text: String, columns: Int, cut: String) {
    #expect(text.truncated(to: columns) == cut)
  }

  @Test func showsControlCharacters() {
    #expect("a\u{1B}[31m\t\0\u{7F}\u{9B}\r\n\u{2028}".printable == "a␛[31m␉␀␡\u{FFFD}␍␊\u{FFFD}")
  }
}
