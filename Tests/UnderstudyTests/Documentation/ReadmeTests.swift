import Foundation
import Testing
@testable import Understudy

@Suite struct ReadmeTests {
  @Test func showsTheListingThatRunsHere() throws {
    let entity = try Page.source("TrainTrip.swift")
    let call = try Page.source("ReadmeTests.swift")
      .drop { !$0.hasPrefix("func print(") }.dropFirst().prefix { !$0.hasPrefix("return") }
    let shown = try Page.readme().firstBlock("swift")
    #expect(Page.lines(of: shown) == entity + call)
  }

  @Test func showsWhatTheListingPrints() throws {
    let (shown, printed) = try (Page.readme().firstBlock("text"), printed())
    #expect(shown == printed)
  }

  @Test func fillsTheSchemaAsShown() throws {
    let readme = try Page.readme()
    let schema = try EntitySchema(json: JSONValue(parsing: readme.firstBlock("json")))
    let now = try Date("2026-06-10T09:00:00Z", strategy: .iso8601)
    let answer = try Extractor().extract(
      schema, from: "a table for five on the terrace tomorrow at 8pm",
      in: ReferenceContext(now: now, timeZone: .gmt))
    let shown = try #require(readme.blocks("text").dropFirst().first)
    let pairs = Page.lines(of: shown).compactMap { line -> String? in
      let sides = line.components(separatedBy: " = ")
      guard sides.count == 2 else { return nil }
      let value = sides[1].components(separatedBy: " ←")[0]
      return "\(sides[0].filter { $0 != " " }) = \(value.filter { $0 != " " })"
    }
    #expect(pairs == answer.fills.map { "\($0.property) = \($0.value.plainText)" })
  }

  private func printed() throws -> String {
    var lines: [String] = []
    func print(_ item: Any) { lines.append("\(item)") }

    let extractor = try Extractor()
    let now = try Date("2026-06-10T09:00:00Z", strategy: .iso8601)
    let context = ReferenceContext(now: now, timeZone: .gmt)

    let trip = try extractor.fill(
      TrainTrip.self, from: "3 seats from Lyon to Milan next Friday", in: context)

    for fill in trip.extraction.fills {
      print("\(fill.property) = \(fill.value) from '\(fill.text)'")
    }

    return lines.joined(separator: "\n")
  }
}
