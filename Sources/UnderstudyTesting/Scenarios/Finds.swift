import AppIntents
import Foundation
import Understudy

/// The entities that are expected to be found by queries, or to be given back by intents.
///
/// ```swift
/// Finds { Hotel.expectIdentifier("h1") }
/// ```
public struct Finds: SiriExpectation {
  private let expected: [EntityExpectation]

  /// Expects entities.
  public init(@ListBuilder<EntityExpectation> _ content: () -> [EntityExpectation]) {
    expected = content()
  }

  /// Where what happened differs; empty where it does not.
  public func mismatches(with turns: [Turn], in zone: TimeZone) -> [ScenarioMismatch] {
    let found =
      turns.flatMap(\.found).map(\.entity)
      + turns.flatMap(\.ended).compactMap(\.value).flatMap { $0 as? [Any] ?? [$0] }
    if expected.isEmpty { return [ScenarioMismatch("'Finds' expects nothing")] }
    return expected.compactMap { expectation in
      guard !found.contains(where: { expectation.isSatisfied(by: $0) }) else { return nil }
      let names = found.filter { $0 is any AppEntity }.map { "\(PrintedValue($0))" }
      return ScenarioMismatch(
        "\(expectation) was not found; found \(names.isEmpty ? "nothing" : names.joined(separator: ", "))"
      )
    }
  }
}
