import AppIntents
import Understudy
import UnderstudyTesting
import XCTest

/// The same scenarios under XCTest.
final class ScenarioXCTests: XCTestCase {
  func testScenarioHolds() async throws {
    let scenario = SiriScenario {
      UserTurn("play Night Walk") { Calls { PlayTrack.expect(\.track, .id("t2")) } }
    }
    try await scenario.verify(with: Stage.assistant([PlayTrack.self]))
  }

  func testFailureIsThrown() async throws {
    let scenario = SiriScenario {
      UserTurn("play Night Walk") { Calls { PlayTrack.expect(\.track, .id("t1")) } }
    }
    do {
      try await scenario.verify(with: Stage.assistant([PlayTrack.self]))
      XCTFail("the scenario did not fail")
    } catch let failure as ScenarioFailure {
      XCTAssertTrue("\(failure)".contains("'track' is \"Night Walk\" (t2)"), "\(failure)")
    }
  }
}
