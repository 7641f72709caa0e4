import Testing
import UnderstudyICU

@Suite struct ListJoinerTests {
  @Test(arguments: [
    ("en", ListJoiner.Content.things, "1, 2, and 3"), ("en", .units, "1, 2, 3"),
    ("de", .things, "1, 2 und 3"), ("zh", .units, "123"),
  ])
  func joinsAsTheLocaleLists(locale: String, content: ListJoiner.Content, expected: String) {
    #expect(ListJoiner.joined(["1", "2", "3"], content, locale: locale) == expected)
  }

  @Test func joinsNoMoreThanEight() {
    #expect(ListJoiner.joined((1...9).map(String.init), .units, locale: "en") == "")
  }
}
