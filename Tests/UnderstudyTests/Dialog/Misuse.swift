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
    _ name: String, _ expected: String, _ tool: any ToolIntent.Type, _ phrases: String...
  ) -> Misuse {
    Misuse(name: name, expected: expected) {
      let conversation = try Stage.assistant([tool]).conversation()
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

/// What misuse happens on.
enum Stage {
  private static let extractor = Result { try Extractor() }

  static let context = ReferenceContext(
    now: Date(timeIntervalSince1970: 1_781_074_800), timeZone: .gmt, locale: "en_US")

  static func assistant(
    _ tools: [any ToolIntent.Type], query: Duration = .milliseconds(200),
    tool: Duration = .milliseconds(400)
  ) throws -> Assistant {
    try Assistant(
      tools: tools, extractor: extractor.get(), context: context, queryLimit: query,
      toolLimit: tool)
  }
}

@Suite struct MisuseTests {
  @Test(arguments: Misuse.declarations + Misuse.queries + Misuse.performances + Misuse.expectations)
  func isToldClearly(_ misuse: Misuse) async throws {
    let said = try await misuse.said()
    #expect(said.contains(misuse.expected))
  }

  @Test func tableHoldsFiftyKinds() {
    let all = Misuse.declarations + Misuse.queries + Misuse.performances + Misuse.expectations
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.count >= 50)
  }
}

@Suite struct ScenarioFailureTests {
  @Test func takesFewerThan25Lines() async throws {
    let scenario = SiriScenario {
      UserTurn(
        """
        order 3 mugs of black tea for Friday at half past four at 80 degrees steeping for four \
        minutes with honey, not green and not on Monday
        """
      ) {
        Calls {
          OrderTea.expect(
            tea: .equals("green"), mugs: .equals(2), time: .isNil, day: .isNil, honey: .isNil,
            temperature: .isNil, steeping: .isNil
          ).expect(\.mugs, .equals(9)).expect(\.tea, .equals(.green)).expect(\.honey, .isNil)
        }
        SiriResponse(.equals("No tea."))
      }
    }
    let failure = await #expect(throws: ScenarioFailure.self) {
      try await scenario.verify(with: Stage.assistant([OrderTea.self, WaterPlants.self]))
    }
    let lines = failure?.description.split(separator: "\n") ?? []
    #expect((10..<25).contains(lines.count))
    #expect(lines.first?.hasPrefix("'order 3 mugs of black tea") == true)
    #expect(lines.contains { $0.contains("'tea' is \"black\"; expected \"green\"") })
    #expect(lines.contains { $0.contains("tea = black from 'black'") })
  }
}
