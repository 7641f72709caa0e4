import Testing

@testable import UnderstudyLexicons

@Suite struct LexiconIndexTests {
  let index: LexiconIndex

  init() throws { index = try LexiconIndex.compiling(harbours) }

  @Test func keepsTheHeading() throws {
    let lexicon = try #require(index.lexicon(of: "harbour"))
    #expect(lexicon.source == "made up")
    #expect(lexicon.licence == "none")
    #expect(lexicon.date == "2026-01-31")
    #expect(lexicon.entries.compactMap { index.entry($0)?.key } == ["A38", "NEW", "ROT"])
    #expect(lexicon.attributes.map(\.name) == ["berth", "call", "piers", "depth"])
    #expect(index.lexicon(of: "airport") == nil)
  }

  @Test func keepsEveryFormOfAttribute() throws {
    let old = try #require(index.entry(kind: "harbour", key: "ROT"))
    #expect(old.description == "harbour ROT 'Old Harbour'")
    #expect(old.prominence == 0.5)
    #expect(old.text("berth") == "north")
    #expect(old.text("call") == "ROTX")
    #expect(old.list("piers") == ["A", "B"])
    #expect(old.number("depth") == 12.5)
    #expect(old.text("depth") == nil)
    #expect(old.number("berth") == nil)
    #expect(old.text("colour") == nil)
  }

  @Test func tellsEmptyCellsFromValues() throws {
    let new = try #require(index.entry(kind: "harbour", key: "NEW"))
    #expect(new.text("berth") == nil)
    #expect(new.list("piers") == [])
    #expect(new.number("depth") == nil)
  }

  @Test(arguments: ["rot", "", "ROTX", "R", "ROTT", "~", "A38 "])
  func comparesKeysLetterByLetter(_ key: String) {
    #expect(index.entry(kind: "harbour", key: key) == nil)
  }

  @Test func ordersEqualNamesByProminenceThenKey() throws {
    let index = try LexiconIndex.compiling(
      """
      # kind: bay
      # source: s
      # licence: l
      # date: d
      key\tname\tnames\tprominence
      b\tLong Bay\t\t0.1
      c\tLong Bay\t\t0.2
      a\tLong Bay\t\t0.1
      """)
    #expect(index.entries("long bay") == ["bay c", "bay a", "bay b"])
    #expect(index.entries("a") == [])
  }
}
