import Testing

@testable import Understudy

/// The reference names what there is: no more and no less.
@Suite struct RulesReferenceTests {
  private let productions: String
  private let words: String

  init() throws {
    let sections = try Page.article("RulesReference").text.components(
      separatedBy: "## Productions\n")
    let parts = try #require(sections.last).components(separatedBy: "### Words that")
    productions = parts[0]
    words = try #require(parts.dropFirst().first)
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
  func namesEveryWord(of argument: String, names: [String]) throws {
    let line = try #require(
      words.split(separator: "\n").first { $0.hasPrefix("- *\(argument)*: ") })
    let named = line.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }
    #expect(named.map { String($0.element) } == names)
  }

  @Test(arguments: ["open", "am", "pm", "full"])
  func namesHalvesThatClocksTake(half: String) {
    #expect(words.contains("`\(half)`"))
    #expect(Production.byName["clock"]?.bind([.word(half)]) != nil)
  }

  @Test(
    arguments: [
      [.word("nth"), .integer(4), .word("thu"), .integer(11), .word("+1")],
      [.word("nth:4:thu:11:+1")], [.word("easter")], [.word("dayOfYear"), .integer(256)],
      [.word("fixed:7:4:sat-1")], [.word("onOrAfter:tue:11:2:x8")],
    ] as [[Rule.Argument]])
  func showsDaysOfEveryYearThatCanBeRead(arguments: [Rule.Argument]) {
    #expect(Production.byName["yearly"]?.bind(arguments) != nil)
  }

  @Test func tellsHowFarAPatternMayBranch() throws {
    let text = try Page.article("RulesReference").text
    #expect(text.contains("more than \(GrammarBuilder.variantLimit) ways"))
  }
}
