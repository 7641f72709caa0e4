import Foundation
import Understudy

/// One thing that a person says, and what is expected to come of it.
public struct UserTurn: Sendable, Identifiable {
  /// What tells the turn from others.
  public let id: String
  /// What is said.
  public let phrase: String
  let expectations: [any SiriExpectation]
  let place: String

  /// Says something.
  ///
  /// - Parameters:
  ///   - phrase: What is said.
  ///   - id: What tells the turn from others; by itself, where it is written.
  ///   - fileID: Where it is written, which the compiler fills in.
  ///   - line: The line there.
  ///   - expectations: What is expected of this turn alone.
  public init(
    _ phrase: String, id: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    @ListBuilder<any SiriExpectation> expectations: () -> [any SiriExpectation] = { [] }
  ) {
    self.phrase = phrase
    self.expectations = expectations()
    place = "\(fileID):\(line)"
    self.id = id ?? place
  }
}

/// Things that a person says one after the other, and what is expected to come of them.
///
/// ```swift
/// let scenario = SiriScenario {
///   UserTurn("two nights in Porto") { SiriResponse(.contains("Which day")) }
///   UserTurn("on Friday") { Calls { BookRoom.expect(city: .equals("Porto")) } }
/// } expectation: {
///   Calls(.disallowed) { CancelBooking.expect() }
/// }
/// try await scenario.verify(with: assistant)
/// ```
///
/// A scenario tells what the phrases make of your declarations. It never claims that Siri understands
/// them.
public struct SiriScenario: Sendable {
  /// What is said, in order.
  public let turns: [UserTurn]
  let expectations: [any SiriExpectation]

  /// Lists what is said, and what is expected of all of it together.
  public init(
    @ListBuilder<UserTurn> _ content: () -> [UserTurn],
    @ListBuilder<any SiriExpectation> expectation: () -> [any SiriExpectation] = { [] }
  ) {
    turns = content()
    expectations = expectation()
  }

  /// Says everything, and stops the test where what comes of it is not as expected.
  ///
  /// - Throws: ``ScenarioFailure``, which prints itself in a few lines under Swift Testing and under
  ///   XCTest alike; and what ``Conversation/say(_:)`` throws.
  @discardableResult
  public func verify(with assistant: Assistant) async throws -> SiriScenarioSubject {
    let subject = try await SiriService.run(scenario: self, with: assistant)
    if let failure = subject.failure { throw failure }
    return subject
  }
}

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
