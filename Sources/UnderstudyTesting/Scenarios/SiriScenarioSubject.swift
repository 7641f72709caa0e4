import Foundation
import Understudy

/// A scenario that was run.
public struct SiriScenarioSubject: Sendable {
  /// The scenario.
  public let scenario: SiriScenario
  /// What came of it.
  public let transcript: SiriTranscript
  let zone: TimeZone

  /// How what came of it differs from what was expected; nothing where it does not.
  public var failure: ScenarioFailure? {
    if scenario.turns.isEmpty {
      return ScenarioFailure(place: "", turn: nil, mismatches: [.init("the scenario says nothing")])
    }
    if !expectsSomething {
      return ScenarioFailure(
        place: scenario.turns[0].place, turn: nil,
        mismatches: [.init("the scenario expects nothing, so that it could not fail")])
    }
    for (said, turn) in zip(scenario.turns, transcript.turns) {
      let mismatches =
        said.expectations.flatMap { $0.mismatches(with: [turn], in: zone) }
        + unexpectedFailures(of: turn, besides: said.expectations)
      if !mismatches.isEmpty {
        return ScenarioFailure(place: said.place, turn: turn, mismatches: mismatches)
      }
    }
    let mismatches = scenario.expectations.flatMap {
      $0.mismatches(with: transcript.turns, in: zone)
    }
    guard !mismatches.isEmpty else { return nil }
    return ScenarioFailure(
      place: scenario.turns[0].place, turn: transcript.turns.last, mismatches: mismatches,
      phrases: scenario.turns.map(\.phrase))
  }

  private var expectsSomething: Bool {
    !scenario.expectations.isEmpty || scenario.turns.contains { !$0.expectations.isEmpty }
  }

  private func unexpectedFailures(
    of turn: Turn, besides expectations: [any SiriExpectation]
  ) -> [ScenarioMismatch] {
    guard !(expectations + scenario.expectations).contains(where: { $0 is Fails }) else {
      return []
    }
    return turn.failureTexts.map { ScenarioMismatch($0) }
  }
}
