import Testing

@testable import UnderstudyLexicons

@Suite struct LexiconTableReaderTests {
  @Test func readsNamesWithLanguagesAndRoles() throws {
    let table = try LexiconTable.reading(harbours)
    let row = try #require(table.rows.first)
    #expect(table.keyIsCode)
    #expect(
      row.names == [
        .init(languages: ["en", "nl"], role: .other, text: "Old Harbour"),
        .init(languages: ["de"], role: .other, text: "Alter Hafen"),
        .init(languages: ["ja"], role: .other, text: "旧港"),
        .init(languages: ["en"], role: .nickname, text: "The Rot"),
      ])
    #expect(table.rows[2].names.map(\.text) == ["O'Hara Pier", "St. Anne-Winston"])
  }

  @Test(arguments: LexiconTableMistake.all)
  func pointsAtTheMistake(_ mistake: LexiconTableMistake) {
    let error = #expect(throws: LexiconTableError.self) {
      try LexiconTableReader(Array(mistake.text.utf8), file: "t.tsv").read()
    }
    #expect(error?.description == mistake.message)
  }

  @Test func cutsLongLinesAroundTheCaret() {
    let name = String(repeating: "x", count: 200)
    let error = #expect(throws: LexiconTableError.self) {
      try LexiconTable.reading(
        LexiconTableMistake.heading + LexiconTableMistake.columns
          + "\(name)\t\(name)\t\(name)\t-1\t\n")
    }
    let lines = error?.description.split(separator: "\n") ?? []
    #expect(lines.count == 3)
    #expect(lines.dropFirst().allSatisfy { $0.count <= 78 })
    #expect(lines.last?.count == 2 + 38 + 1)
  }

  @Test func refusesBytesThatAreNotUnicode() {
    let error = #expect(throws: LexiconTableError.self) {
      try LexiconTableReader([0x23, 0xFF], file: "t.tsv")
    }
    #expect(error?.description == "t.tsv:1:1: the text is not UTF-8")
  }
}
