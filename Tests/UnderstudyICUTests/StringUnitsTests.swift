import Testing
import UnderstudyICU

@Suite struct StringUnitsTests {
  @Test(arguments: ["", "tea time", "thé", "茶", "🍵", "a\u{301}\u{0}b"])
  func givesTheTextBack(text: String) {
    #expect(String(units: Array(text.utf16)) == text)
  }

  @Test func putsASignForWhatIsNoText() {
    #expect(String(units: [0x61, 0xD800, 0x62]) == "a\u{FFFD}b")
  }
}
