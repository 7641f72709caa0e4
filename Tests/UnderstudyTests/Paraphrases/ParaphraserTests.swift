import Testing
@testable import Understudy
@testable import UnderstudyTesting

@Suite struct ParaphraserTests {
  private func phrases(_ seed: UInt64, locale: String = "en_US") throws -> [Paraphrase] {
    let context = try Engine.context(locale: locale)
    let extraction = try Engine.extractor.extract(
      Schemas.train, from: "from Turin to Bari on 3 July 2026, first class",
      in: Engine.context())
    return try Engine.extractor.paraphrases(
      of: extraction.values, in: Schemas.train, context, count: 12, seed: seed)
  }

  @Test func saysEveryValueInEveryWay() throws {
    let phrases = try phrases(1)
    #expect(phrases.count == 12)
    #expect(Set(phrases.map(\.phrase)).count == 12)
    for phrase in phrases {
      #expect(Set(phrase.pieces.map(\.property)) == ["from", "to", "day", "comfort"])
      #expect(phrase.pieces.allSatisfy { phrase.phrase.contains($0.text) })
    }
  }

  @Test func usesSeveralStylesAndCueWords() throws {
    let pieces = try phrases(1).flatMap(\.pieces)
    #expect(Set(pieces.filter { $0.property == "day" }.map(\.words)).count > 2)
    #expect(Set(pieces.filter { $0.property == "from" }.compactMap(\.pointer)).count > 2)
  }

  @Test func saysTheSameForTheSameSeed() throws {
    #expect(try phrases(7) == phrases(7))
    #expect(try phrases(7).map(\.phrase) != phrases(8).map(\.phrase))
  }

  @Test func speaksTheLanguageOfTheContext() throws {
    let days = try phrases(1, locale: "de_DE").flatMap(\.pieces)
      .filter { $0.property == "day" }.map(\.words)
    #expect(days.contains { $0.contains("Juli") })
  }

  @Test(arguments: ["en_US", "de_DE"]) func fillsWhatItSays(locale: String) throws {
    let fuzz = PhraseFuzz(
      Schemas.train, with: try Engine.extractor, in: try Engine.context(locale: locale))
    let report = try fuzz.report(count: 12, seed: 3)
    #expect(report.results.count == 12)
    #expect(report.share > 0.5, "\(report)")
  }

  @Test func givesTheSameReportForTheSameSeed() throws {
    let fuzz = PhraseFuzz(Schemas.parcel, with: try Engine.extractor, in: try Engine.context())
    let reports = try (0..<2).map { _ in try fuzz.report(count: 8, seed: 5).description }
    #expect(reports[0] == reports[1])
  }

  @Test func findsWhatIsSaidOfEntitiesInARow() throws {
    let schema = EntitySchema(
      name: "Basket",
      slots: [
        Slot(
          name: "things", title: "Things",
          type: .entity(
            EntitySchema(
              name: "Thing",
              slots: [
                Slot(
                  name: "sort", title: "Sort",
                  type: .option([SlotOption(value: "apple"), SlotOption(value: "lemon")]))
              ])), isArray: true)
      ])
    let report = try PhraseFuzz(schema, with: Engine.extractor, in: Engine.context())
      .report(count: 6, seed: 1)
    #expect(report.results.count == 6)
    #expect(report.share == 1, "\(report)")
  }

  @Test func tellsWhichPhrasingsASchemaCannotCarry() throws {
    let schema = EntitySchema(
      name: "Swap",
      slots: [
        Slot(name: "one", title: "Town", description: "A town", type: .text),
        Slot(name: "two", title: "Town", description: "A town", type: .text),
      ])
    let report = try PhraseFuzz(schema, with: Engine.extractor, in: Engine.context())
      .report(count: 16, seed: 1)
    #expect(report.share < 0.95)
    #expect(!report.phrasings.isEmpty)
  }
}
