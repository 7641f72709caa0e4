import Foundation
import Understudy

/// What the assistant is expected to say: a question, or the dialog of a result.
///
/// ```swift
/// SiriResponse(.contains("How many nights"))
/// ```
public struct SiriResponse: SiriExpectation {
  private let expectation: IntentValueExpectation

  /// Expects a response.
  public init(_ expectation: IntentValueExpectation) {
    self.expectation = expectation
  }

  /// Where what happened differs; empty where it does not.
  public func mismatches(with turns: [Turn], in zone: TimeZone) -> [ScenarioMismatch] {
    let said = turns.flatMap(\.responses)
    let isMet =
      said.isEmpty
      ? expectation.isSatisfied(by: nil, in: zone)
      : said.contains { expectation.isSatisfied(by: $0, in: zone) }
    guard !isMet else { return [] }
    let heard = said.map { "\"\($0)\"" }.joined(separator: ", ")
    return [
      ScenarioMismatch(
        "the response is \(said.isEmpty ? "empty" : heard); expected \(expectation)")
    ]
  }
}
