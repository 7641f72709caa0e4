import UnderstudyICU
import Testing

@testable import UnderstudyLexicons

@Suite struct LexiconCursorTests {
  let index: LexiconIndex

  init() throws { index = try LexiconIndex.compiling(harbours) }

  @Test(arguments: [
    ("Old Harbour", ["harbour ROT", "harbour NEW"]),
    ("ALTER hafen", ["harbour ROT"]),
    ("the rot", ["harbour ROT"]),
    ("rot", ["harbour ROT"]),
    ("rotx", ["harbour ROT"]),
    ("new harbour", ["harbour NEW"]),
    ("new harbour east", ["harbour NEW"]),
    ("pier a·380", ["harbour A38"]),
    ("pier a380", ["harbour A38"]),
    ("o'hara pier", ["harbour A38"]),
    ("st. anne winston", ["harbour A38"]),
    ("st. anne-winston", ["harbour A38"]),
    ("st. anne - winston", ["harbour A38"]),
    ("o·'·hara pier", ["harbour A38"]),
    ("o'·hara pier", ["harbour A38"]),
    ("旧港", ["harbour ROT"]),
    ("旧·港", ["harbour ROT"]),
    ("旧 港", ["harbour ROT"]),
    ("新港·国際·埠頭", ["harbour NEW"]),
    ("新·港国·際埠頭", ["harbour NEW"]),
    ("ท่าเรือ·ใหม่", ["harbour NEW"]),
    ("ท่า·เรือ·ใหม่", ["harbour NEW"]),
    ("new", ["harbour NEW"]),
  ])
  func findsNameWhateverItsTokens(_ phrase: String, _ entries: [String]) {
    #expect(index.entries(phrase) == entries)
  }

  @Test(arguments: [
    "old", "oldharbour", "harbour", "old harbour x", "new harbou", "新", "港", "pier", "pier a",
    "pier 380", "pier a 380", "", "北", "a·38",
  ])
  func findsNothingWhereNoNameEnds(_ phrase: String) {
    #expect(index.entries(phrase) == (phrase == "a·38" ? ["harbour A38"] : []))
  }

  @Test func tellsWhetherALongerNameFollows() {
    var cursor = LexiconCursor()
    let steps: [(String, Bool, Bool)] = [
      ("new", true, true), ("harbour", true, true), ("east", true, false), ("east", false, false),
    ]
    for (word, endsName, canContinue) in steps {
      cursor.extend(by: Folding.folded(word).span, afterGap: true, in: index)
      #expect(cursor.endsName == endsName)
      #expect(cursor.canContinue == canContinue)
    }
  }

  @Test func tellsRolesAndLanguages() throws {
    let link = try #require(index.links("old harbour").first)
    #expect(link.role == .primary)
    #expect(index.languages(of: link.languages).sorted() == ["en", "nl"])
    #expect(index.contains(link.languages, language: try #require(index.language("nl"))))
    #expect(!index.contains(link.languages, language: try #require(index.language("ja"))))
    #expect(index.links("old harbour").map(\.role) == [.primary, .former])
    #expect(index.links("rot").map(\.role) == [.code])
    #expect(index.links("the rot").map(\.role) == [.nickname])
    #expect(index.links("new").map(\.role) == [.code])
  }

  @Test func passesOverTokensOfSignsAtWhichNoNameEnds() {
    var cursor = LexiconCursor()
    let steps: [(String, Bool, Bool)] = [
      ("st", false, true), (".", false, true), ("anne", false, true), ("-", false, true),
      ("winston", true, false), ("-", false, false),
    ]
    for (token, endsName, canContinue) in steps {
      cursor.extend(by: Array(token.utf16).span, afterGap: token == "anne", in: index)
      #expect(cursor.endsName == endsName)
      #expect(cursor.canContinue == canContinue)
    }
  }

  @Test func outlivesTokensThatAreNoText() {
    var cursor = LexiconCursor()
    let odd: [UInt16] = [0xD800, 0xDC00, 0, 0xFFFF, 0xDFFF]
    let goesOn = cursor.extend(by: odd.span, afterGap: true, in: index)
    #expect(!goesOn)
    cursor = LexiconCursor()
    cursor.extend(by: Array(repeating: 0x61, count: 10_000).span, afterGap: true, in: index)
    #expect(!cursor.canContinue)
    #expect(cursor.names(in: index).isEmpty)
  }
}
