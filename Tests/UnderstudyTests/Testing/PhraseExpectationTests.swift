import Foundation
import Testing
import Understudy
import UnderstudyTesting

@Suite struct PhraseExpectationTests {
  private static let extractor = Result { try Extractor() }
  private let context = ReferenceContext(
    now: Date(timeIntervalSince1970: 1_781_082_000), timeZone: .gmt)

  private func mismatches(_ fills: KeyValuePairs<String, ValueExpectation>) throws -> [String] {
    try PhraseExpectation("from Lyon to Milan", fills: fills)
      .mismatches(filling: TrainTrip.self, with: Self.extractor.get(), in: context)
      .map(\.description)
  }

  @Test func isMetByTheRightValues() throws {
    #expect(try mismatches(["origin": "Lyon", "destination": .notNil, "date": nil]).isEmpty)
  }

  @Test func tellsEveryDifferenceInTheOrderWritten() throws {
    let found = try mismatches(["origin": "Milan", "seats": 2, "destination": nil])
    #expect(
      found == [
        "'origin' is \"Lyon\"; expected \"Milan\"", "'seats' is empty; expected 2",
        "'destination' is \"Milan\"; expected no value",
      ])
  }

  @Test func refusesNamesThatTheEntityDoesNotHave() throws {
    #expect(try mismatches(["orign": nil]) == ["'TrainTrip' has no property 'orign'"])
  }

  @Test func refusesAnswersToOtherPhrases() throws {
    let answer = try Self.extractor.get().extract(
      EntitySchema(TrainTrip.self), from: "to Rome", in: context)
    let mismatches = PhraseExpectation("to Milan", fills: [:]).mismatches(in: answer)
    #expect(mismatches == [.otherPhrase("to Rome")])
  }
}
