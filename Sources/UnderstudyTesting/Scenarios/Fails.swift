import Foundation
import Understudy

/// What an intent, or a query, is expected to fail with.
///
/// Without such an expectation every failure of an intent or a query fails the scenario.
public struct Fails: SiriExpectation {
  private let expectation: IntentValueExpectation

  /// Expects the description of an error.
  public init(_ expectation: IntentValueExpectation = .notNil) {
    self.expectation = expectation
  }

  /// Where what happened differs; empty where it does not.
  public func mismatches(with turns: [Turn], in zone: TimeZone) -> [ScenarioMismatch] {
    let errors = turns.flatMap(\.failureTexts)
    guard !errors.contains(where: { expectation.isSatisfied(by: $0, in: zone) }) else { return [] }
    let heard = errors.isEmpty ? "nothing failed" : errors.joined(separator: ", ")
    return [ScenarioMismatch("\(heard); expected a failure with \(expectation)")]
  }
}

extension Turn {
  /// Why intents and queries failed, in words.
  var failureTexts: [String] {
    ended.compactMap { call in call.error.map { "'perform()' of '\(call.tool)' threw: \($0)" } }
      + failures.map { "\($0)" }
  }
}
