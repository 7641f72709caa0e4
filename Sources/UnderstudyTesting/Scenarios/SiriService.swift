import Understudy

/// Runs scenarios.
public enum SiriService {
  /// Says what a scenario lists, each scenario in a conversation of its own.
  public static func run(
    scenario: SiriScenario, with assistant: Assistant
  ) async throws -> SiriScenarioSubject {
    let conversation = assistant.conversation()
    for turn in scenario.turns { try await conversation.say(turn.phrase) }
    return SiriScenarioSubject(
      scenario: scenario, transcript: SiriTranscript(turns: await conversation.turns),
      zone: assistant.context.timeZone)
  }
}

/// What was said and what came of it.
public struct SiriTranscript: Sendable {
  /// The turns, in order.
  public let turns: [Turn]

  /// The intents that were called, in order.
  public var intentInvocations: [ToolCall] { turns.flatMap(\.calls) }
}
