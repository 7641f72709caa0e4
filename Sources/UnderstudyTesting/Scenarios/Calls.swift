import Foundation
import Understudy

/// The intents that are expected to be called, or not to be.
///
/// ```swift
/// Calls(.unordered) {
///   TurnOffLights.expect(room: .equals("kitchen"))
///   SetTimer.expect(minutes: .equals(10))
/// }
/// ```
public struct Calls: SiriExpectation {
  /// How expected calls and calls are held against each other.
  public enum Ordering: String, Codable, Sendable {
    /// The calls come in this order; other calls may come between them.
    case ordered
    /// The calls come in any order; other calls may come as well.
    case unordered
    /// None of the calls comes.
    case disallowed
  }

  private let ordering: Ordering
  private let expected: [any AppIntentExpectationProviding]

  /// Expects calls.
  public init(
    _ ordering: Ordering = .ordered,
    @ListBuilder<any AppIntentExpectationProviding> _ content: () ->
      [any AppIntentExpectationProviding]
  ) {
    self.ordering = ordering
    expected = content()
  }

  /// Where what happened differs; empty where it does not.
  public func mismatches(with turns: [Turn], in zone: TimeZone) -> [ScenarioMismatch] {
    let calls = Self.calls(of: turns)
    if expected.isEmpty { return [ScenarioMismatch("'Calls' expects nothing")] }
    let begun = Set(turns.flatMap(\.ended).map(\.tool)).subtracting(calls.map(\.tool))
    if ordering != .disallowed,
      let early = expected.map(\.intentName).first(where: begun.contains)
    {
      return [
        ScenarioMismatch(
          "'\(early)' was called by an earlier phrase and ends with this one; expect it there")
      ]
    }
    switch ordering {
    case .ordered: return ordered(calls, zone)
    case .unordered: return unordered(calls, zone)
    case .disallowed: return disallowed(calls, zone)
    }
  }

  /// The calls as they came to their end, be it in a later turn than the one that made them.
  private static func calls(of turns: [Turn]) -> [ToolCall] {
    turns.reduce(into: []) { calls, turn in
      calls += turn.calls
      for ended in turn.ended {
        guard let place = calls.lastIndex(where: { $0.isWaiting && $0.tool == ended.tool }) else {
          continue
        }
        calls[place] = ended
      }
    }
  }

  private func ordered(_ calls: [ToolCall], _ zone: TimeZone) -> [ScenarioMismatch] {
    var rest = calls[...]
    for expectation in expected {
      guard let place = rest.firstIndex(where: { meets($0, expectation, zone) }) else {
        return [missing(expectation, among: rest.isEmpty ? calls[...] : rest, zone)]
      }
      rest = rest[(place + 1)...]
    }
    return []
  }

  private func unordered(_ calls: [ToolCall], _ zone: TimeZone) -> [ScenarioMismatch] {
    // A call meets one expectation only; the assignment is looked for, so that a loose expectation
    // does not take the call that a strict one needs.
    let fits = expected.map { expectation in
      calls.indices.filter { meets(calls[$0], expectation, zone) }
    }
    var holder: [Int: Int] = [:]
    func place(_ index: Int, _ tried: inout Set<Int>) -> Bool {
      for call in fits[index] where tried.insert(call).inserted {
        if holder[call].map({ place($0, &tried) }) ?? true {
          holder[call] = index
          return true
        }
      }
      return false
    }
    return expected.indices.compactMap { index in
      var tried: Set<Int> = []
      return place(index, &tried) ? nil : missing(expected[index], among: calls[...], zone)
    }
  }

  private func disallowed(_ calls: [ToolCall], _ zone: TimeZone) -> [ScenarioMismatch] {
    expected.compactMap { expectation in
      calls.contains { meets($0, expectation, zone) }
        ? ScenarioMismatch("'\(expectation.intentName)' was called, which is disallowed") : nil
    }
  }

  private func meets(
    _ call: ToolCall, _ expectation: any AppIntentExpectationProviding, _ zone: TimeZone
  ) -> Bool {
    expectation.mismatches(with: call, in: zone).isEmpty
  }

  /// Tells what the call that comes nearest lacks.
  private func missing(
    _ expectation: any AppIntentExpectationProviding, among calls: ArraySlice<ToolCall>,
    _ zone: TimeZone
  ) -> ScenarioMismatch {
    let near = calls.filter { $0.tool == expectation.intentName }
      .map { expectation.mismatches(with: $0, in: zone) }.filter { !$0.isEmpty }
      .min { $0.count < $1.count }
    if let near {
      return ScenarioMismatch(
        "'\(expectation.intentName)' was called with other values", near)
    }
    let instead =
      calls.isEmpty
      ? "no tool was" : calls.map { "'\($0.tool)'" }.joined(separator: ", ") + " was"
    return ScenarioMismatch("'\(expectation.intentName)' was not called; \(instead)")
  }
}

extension ToolCall {
  /// Whether its end is not known.
  fileprivate var isWaiting: Bool {
    if case .waiting = outcome { true } else { false }
  }
}
