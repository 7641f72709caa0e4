import Testing

@testable import UnderstudyCLI

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("", "ab", 2), ("abc", "abd", 1),
    ("abc", "acb", 1), ("kitten", "sitting", 3), ("ab", "ba", 1),
  ]) func countsEdits(source: String, target: String, edits: Int) {
    let (source, target) = (Array(source.unicodeScalars), Array(target.unicodeScalars))
    #expect(NearestName.edits(from: source, to: target) == edits)
  }

  @Test(arguments: [
    ("prase", "parse"), ("PARSE", "parse"), ("recognise", "recognize"), ("lst", "list"),
    ("fly", nil), ("", nil), (String(repeating: "parse", count: 1_000), nil),
  ]) func suggestsOnlyWhatIsNear(wrong: String, right: String?) {
    #expect(NearestName(among: ["parse", "recognize", "list"])(to: wrong) == right)
  }
}
