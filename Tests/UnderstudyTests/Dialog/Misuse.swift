import AppIntents
import Foundation
import Testing
import Understudy
import UnderstudyTesting

/// One way to use the package wrongly, and what it says to that.
struct Misuse: Sendable, CustomTestStringConvertible {
  let name: String
  /// The words that must be in what is said.
  let expected: String
  /// Uses the package wrongly, and gives what it says.
  let said: @Sendable () async throws -> String

  var testDescription: String { name }

  /// Something that must be refused with an error.
  static func refused(
    _ name: String, _ expected: String, _ body: @escaping @Sendable () async throws -> some Any
  ) -> Misuse {
    Misuse(name: name, expected: expected) {
      do {
        return "no error, but \(try await body())"
      } catch {
        return "\(error)"
      }
    }
  }

  /// Tools that no assistant takes.
  static func tools(_ name: String, _ expected: String, _ tools: any ToolIntent.Type...) -> Misuse {
    refused(name, expected) { try Stage.assistant(tools).toolNames }
  }

  /// Something that is said to a tool, and all that comes back.
  static func phrase(
    _ name: String, _ expected: String, _ tool: any ToolIntent.Type, _ phrases: String...,
    query: Duration = .seconds(60), limit: Duration = .seconds(60)
  ) -> Misuse {
    Misuse(name: name, expected: expected) {
      let conversation = try Stage.assistant([tool], query: query, tool: limit).conversation()
      for phrase in phrases { try await conversation.say(phrase) }
      guard let turn = await conversation.turns.last else { return "nothing" }
      let lost = turn.unfound.map { "'\($0.words)' is no \($0.parameter)" }
      let errors = turn.ended.compactMap { call in call.error.map { "\(call.tool) threw \($0)" } }
      let values = turn.ended.compactMap { call in call.value.map { "\(call.tool) gave \($0)" } }
      let failures = turn.failures.map { "\($0)" }
      return (turn.responses + lost + errors + failures + values).joined(separator: "\n")
    }
  }

  /// A scenario that must fail.
  static func scenario(_ name: String, _ expected: String, _ scenario: SiriScenario) -> Misuse {
    refused(name, expected) { try await scenario.verify(with: Stage.assistant([PlayTrack.self])) }
  }
}
