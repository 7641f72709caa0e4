import Foundation
import Testing
import UnderstudyTesting

@testable import Understudy

@Suite struct ArticleTests {
  private static let opened = Result { try Extractor() }
  private let context = ReferenceContext(
    now: Date(timeIntervalSince1970: 1_781_082_000), timeZone: .gmt)
  private var extractor: Extractor { get throws { try Self.opened.get() } }

  // The listing of the article on testing.
  @Test func readsBothEndsOfTheTrip() throws {
    let expectation = PhraseExpectation(
      "2 seats to Milan", fills: ["destination": "Milan", "seats": 2, "origin": nil])
    let mismatches = try expectation.mismatches(
      filling: TrainTrip.self, with: extractor, in: context)
    #expect(mismatches.isEmpty)
  }

  @Test(arguments: ["GettingStarted", "TestingYourTools"])
  func showsCodeThatRuns(article: String) throws {
    let files = ["TrainTrip.swift", "ReadmeTests.swift", "ArticleTests.swift"]
    let code = try files.map { try Page.source($0).joined(separator: "\n") }
    for block in try Page.article(article).blocks("swift") {
      let lines = Page.lines(of: block).joined(separator: "\n")
      #expect(code.contains { $0.contains(lines) }, "no test runs:\n\(block)")
    }
  }

  @Test func listsMentions() throws {
    let mentions = try extractor.recognize("Lisbon next Friday", in: context)
    #expect(mentions.map(\.kind) == ["city", "date"])
  }

  @Test func showsAnExplanationAsItIsPrinted() throws {
    let shown = try Page.article("ReadingAnExplanation").firstBlock("text")
    let answer = try extractor.extract(EntitySchema(TrainTrip.self), from: "to Milan", in: context)
    #expect(shown == "\(answer.explanation)")
  }

  @Test func showsRulesThatCanBeRead() throws {
    let blocks = try Page.article("WritingRules").blocks("rules")
    #expect(blocks.count == 2)
    for block in blocks {
      for rule in try RuleFile(name: "article", text: block).rules {
        #expect(Production.byName[rule.production]?.bind(rule.arguments) != nil, "\(rule)")
      }
    }
  }

  @Test func showsAMistakeAsItIsReported() throws {
    let shown = try Page.article("WritingRules").firstBlock("text")
    let error = #expect(throws: RuleFileError.self) {
      try RuleFile(name: "time.rules", text: "rule tomorrow\n  patern next <weekday>")
    }
    #expect(error?.description == shown)
  }
}
