import AppIntents
import Foundation
import Understudy
import UnderstudyTesting

extension Misuse {
  /// Scenarios that expect what does not happen, or nothing at all.
  static let expectations: [Misuse] = [
    scenario("scenario that says nothing", "the scenario says nothing", SiriScenario {}),
    scenario(
      "scenario that expects nothing", "the scenario expects nothing, so that it could not fail",
      SiriScenario { UserTurn("play Blue Train") }),
    scenario("calls of nothing", "'Calls' expects nothing", expecting { Calls {} }),
    scenario("entities that are none", "'Finds' expects nothing", expecting { Finds {} }),
    scenario(
      "parameter that is not there",
      "'PlayTrack' has no parameter 'trak'; it has 'track', 'volume'",
      expecting { Calls { PlayTrack.expect(trak: .notNil) } }),
    scenario(
      "other entity", "'track' is \"Blue Train\" (t1); expected \"t2\"",
      expecting { Calls { PlayTrack.expect(track: .equals("t2")) } }),
    scenario(
      "text where a number is", "'volume' is 5; expected \"5\"",
      expecting { Calls { PlayTrack.expect(volume: .equals("5")) } }),
    scenario(
      "part of a number", "'volume' is 5; expected something that contains \"5\"",
      expecting { Calls { PlayTrack.expect(volume: .contains("5")) } }),
    scenario(
      "value that should be missing", "'volume' is 5; expected no value",
      expecting { Calls { PlayTrack.expect(volume: .isNil) } }),
    scenario(
      "value at the end of a path", "'volume' is 5; expected 6",
      expecting { Calls { PlayTrack.expect(\.volume, .equals(6)) } }),
    scenario(
      "other result", "'result' is \"Blue Train\"; expected \"Kind of Blue\"",
      expecting { Calls { PlayTrack.expect().result(.equals("Kind of Blue")) } }),
    scenario(
      "call that is disallowed", "'PlayTrack' was called, which is disallowed",
      expecting { Calls(.disallowed) { PlayTrack.expect() } }),
    scenario(
      "tool that is not called", "'Burn' was not called; 'PlayTrack' was",
      expecting { Calls { Burn.expect() } }),
    scenario(
      "one call for two expectations", "'PlayTrack' was not called",
      expecting {
        Calls(.unordered) {
          PlayTrack.expect()
          PlayTrack.expect()
        }
      }),
    scenario(
      "entity that is not found",
      "'Track' with the identity 't9' was not found; found \"Blue Train\"",
      expecting { Finds { Track.expectIdentifier("t9") } }),
    scenario(
      "other response", "the response is empty; expected \"Playing.\"",
      expecting { SiriResponse(.equals("Playing.")) }),
    scenario(
      "failure that does not come", "nothing failed; expected a failure with a value",
      expecting { Fails() }),
    Misuse(name: "failure that nobody expects", expected: "'perform()' of 'Burn' threw") {
      let scenario = SiriScenario { UserTurn("burn the toast") { Calls { Burn.expect() } } }
      let subject = try await SiriService.run(
        scenario: scenario, with: Stage.assistant([Burn.self]))
      return subject.failure?.description ?? "no failure"
    },
  ]

  private static func expecting(
    @ListBuilder<any SiriExpectation> _ expectations: () -> [any SiriExpectation]
  ) -> SiriScenario {
    SiriScenario { UserTurn("play Blue Train", expectations: expectations) }
  }
}

struct Track: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Track"
  static let defaultQuery = TrackQuery()
  let id: String
  let name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct TrackQuery: EnumerableEntityQuery {
  static let all = [Track(id: "t1", name: "Blue Train"), Track(id: "t2", name: "Night Walk")]

  func entities(for identifiers: [String]) async throws -> [Track] {
    Self.all.filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [Track] { Self.all }
}

struct PlayTrack: ToolIntent {
  static let title: LocalizedStringResource = "Play a Track"
  @Parameter(title: "Track", description: "What to listen to") var track: Track
  @Parameter(title: "Volume", description: "How loud", default: 5) var volume: Int
  func perform() async throws -> some ReturnsValue<String> { .result(value: track.name) }
}
