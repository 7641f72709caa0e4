import Understudy

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
