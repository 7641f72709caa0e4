import Testing
import Understudy
import UnderstudyTesting

@testable import UnderstudyCLI

@Suite struct FlightParaphraseTests {
  private static let context = ReferenceContext(
    now: Moment("2026-06-10T09:00")?.date(in: .gmt) ?? .distantPast, timeZone: .gmt,
    locale: "en_US")

  @Test(arguments: [
    ("lands FRA date June 24 origin JFK", "2026-06-24"),
    ("destination LAD takes off Jun 28 origin JNB", "2026-06-28"),
    ("leave Jun 18 origin Frankfurt to LHR", "2026-06-18"),
    ("June 29 maximum stops six from JFK to LHR", "2026-06-29"),
    ("Jun 18 adults: 9 origin DEN to ATL", "2026-06-18"),
  ]) func keepsTheDayBeforeTheNameOfAnotherProperty(phrase: String, day: String) throws {
    let schema = try BuiltInEntity.named(nil).schema()
    let found = try Extractor().extract(schema, from: phrase, in: Self.context)
    #expect(found.values.first { $0.name == "date" }?.value == .string(day))
  }

  @Test(arguments: ["from JFK to LHR on July 3 2 adults", "July 3 for 2 adults from JFK to LHR"])
  func countsWhatStandsBeforeACountedThing(phrase: String) throws {
    let schema = try BuiltInEntity.named(nil).schema()
    let found = try Extractor().extract(schema, from: phrase, in: Self.context)
    #expect(found.values.first { $0.name == "adults" }?.value == .number("2"))
    #expect(found.values.first { $0.name == "date" }?.value == .string("2026-07-03"))
  }

  @Test func fillsNearlyAllOfItsParaphrases() throws {
    let schema = try BuiltInEntity.named(nil).schema()
    let report = try PhraseFuzz(schema, with: Extractor(), in: Self.context)
      .report(count: 80, seed: 3)
    #expect(report.failures.count <= 8, "\(report.failures.map(\.paraphrase.phrase))")
  }
}
