import Testing

@testable import Understudy

@Suite struct WordKinTests {
  @Test(arguments: [
    ("lamp", "lamps", true), ("remind", "reminder", true), ("paint", "painting", true),
    ("play", "playlist", false), ("car", "care", false), ("door", "floor", false),
  ]) func knowsFormsOfOneWord(first: String, second: String, areKin: Bool) {
    #expect(WordKin.areKin(Array(first.utf16), Array(second.utf16)) == areKin)
  }
}
