import Foundation
import Understudy

/// Something that is expected of one turn, or of all turns of a scenario.
public protocol SiriExpectation: Sendable {
  /// Where what happened differs from what is expected; empty where it does not.
  func mismatches(with turns: [Turn], in zone: TimeZone) -> [ScenarioMismatch]
}
