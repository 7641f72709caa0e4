import Testing

@testable import Understudy

@Suite struct DatePatternReaderTests {
  @Test(arguments: [
    ("d. MMMM y", ["day", "year"]), ("y年M月d日", ["year", "month", "day"]),
    ("EEEE, MMMM d, y G", ["day", "year"]), ("dd/MM/yy", ["day", "month", "year"]),
    ("MMMM y", ["year"]), ("ccc d", ["day"]),
  ])
  func givesNumbersInOrder(pattern: String, numbers: [String]) {
    #expect(DatePatternReader.fields(of: pattern, eras: ["AD"])?.numbers == numbers)
  }

  @Test(arguments: ["HH:mm", "w Y", "QQQ y", "MMMM", "y", ""])
  func readsNothingElse(pattern: String) {
    #expect(DatePatternReader.fields(of: pattern, eras: []) == nil)
  }

  @Test func joinsLettersToNames() throws {
    let fields = try #require(DatePatternReader.fields(of: "y('e')'ko' MMMM'ren' d", eras: []))
    #expect(fields.names.map(\.kind) == ["[month]ren"])
  }

  @Test func joinsNoIdeographs() throws {
    let fields = try #require(DatePatternReader.fields(of: "M月d日EEEE", eras: []))
    #expect(fields.names.map(\.kind) == ["weekday"])
  }
}
