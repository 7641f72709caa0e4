import Testing

@testable import Understudy

/// The reference names what there is: no more and no less.
@Suite struct RulesReferenceTests {
  private let productions: Substring

  init() throws {
    let text = try Page.article("RulesReference").text
    let start = try #require(text.firstRange(of: "## Productions\n"))
    productions = text[start.upperBound...]
  }

  @Test func namesEveryProduction() {
    let rows = productions.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let named = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(Set(named).symmetricDifference(Production.byName.keys).sorted() == [])
  }

  @Test(arguments: [
    ("grain", Grain.allCases.map(\.name)),
    ("relation", TimeExpression.Relation.allCases.map(\.rawValue)),
    ("field", CalendarField.allCases.map(\.rawValue)),
    ("part of the day", DayPart.allCases.map(\.rawValue)),
    ("season", Season.allCases.map(\.rawValue)),
    ("piece", TimeExpression.Piece.allCases.map(\.rawValue)),
    ("side", TimeExpression.Opening.allCases.map(\.rawValue)),
  ])
  func namesEveryWord(of argument: String, words: [String]) throws {
    let line = try #require(
      productions.split(separator: "\n").first { $0.hasPrefix("- *\(argument)*: ") })
    let named = line.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }
    #expect(named.map { String($0.element) } == words)
  }

  @Test(arguments: ["open", "am", "pm", "full"])
  func namesHalvesThatClocksTake(half: String) {
    #expect(productions.contains("`\(half)`"))
    #expect(Production.byName["clock"]?.bind([.word(half)]) != nil)
  }
}
