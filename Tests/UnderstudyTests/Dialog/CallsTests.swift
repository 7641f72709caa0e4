import AppIntents
import Foundation
import Testing
import Understudy
import UnderstudyTesting

@Suite struct CallsTests {
  private func failure(
    @ListBuilder<any SiriExpectation> _ expectations: @escaping () -> [any SiriExpectation]
  ) async throws -> ScenarioFailure? {
    let scenario = SiriScenario(
      {
        UserTurn("play Blue Train")
        UserTurn("order 2 mugs of green tea")
        UserTurn("play Night Walk")
      }, expectation: expectations)
    return try await SiriService.run(
      scenario: scenario, with: Stage.assistant([PlayTrack.self, OrderTea.self])
    ).failure
  }

  @Test func orderedLetsOtherCallsComeBetween() async throws {
    let failure = try await failure {
      Calls(.ordered) {
        PlayTrack.expect(track: .equals("t1"))
        PlayTrack.expect(track: .equals("t2"))
      }
    }
    #expect(failure == nil)
  }

  @Test func orderedKeepsTheOrder() async throws {
    let failure = try await failure {
      Calls {
        OrderTea.expect()
        PlayTrack.expect(track: .equals("t1"))
      }
    }
    #expect(failure?.mismatches.map(\.summary) == ["'PlayTrack' was called with other values"])
  }

  @Test func unorderedLetsEachCallMeetOneExpectation() async throws {
    let failure = try await failure {
      Calls(.unordered) {
        PlayTrack.expect()
        OrderTea.expect(mugs: .equals(2))
        PlayTrack.expect(track: .equals("t1"))
      }
    }
    #expect(failure == nil)
  }

  @Test func disallowedLooksAtValues() async throws {
    let failure = try await failure {
      Calls(.disallowed) { PlayTrack.expect(track: .equals("t3")) }
    }
    #expect(failure == nil)
  }

  @Test func turnsSeeOnlyThemselves() async throws {
    let scenario = SiriScenario {
      UserTurn("play Blue Train") { Calls { PlayTrack.expect() } }
      UserTurn("order green tea") { Calls { PlayTrack.expect() } }
    }
    let subject = try await SiriService.run(
      scenario: scenario, with: Stage.assistant([PlayTrack.self, OrderTea.self]))
    #expect(subject.failure?.turn?.phrase == "order green tea")
    #expect(subject.transcript.intentInvocations.map(\.tool) == ["PlayTrack", "OrderTea"])
  }
}

@Suite struct ExpectationValueTests {
  private func failure(
    _ expectation: IntentExpectation<OrderTea>
  ) async throws -> String? {
    let scenario = SiriScenario {
      UserTurn("order 3 mugs of black tea at 4:30 pm next Friday at 80 degrees Celsius") {
        Calls { expectation }
      }
    }
    let subject = try await SiriService.run(
      scenario: scenario, with: Stage.assistant([OrderTea.self]))
    return subject.failure?.mismatches.flatMap(\.values).map(\.description).joined(separator: "\n")
  }

  @Test func comparesByValue() async throws {
    let date = try Date("2026-06-19T00:00:00Z", strategy: .iso8601)
    #expect(
      try await failure(
        OrderTea.expect(
          tea: .equals(TeaKind.black), mugs: .equals(3.0), time: .equals("16:30"),
          day: .equals(date), honey: .isNil,
          temperature: .equals(Measurement(value: 80, unit: UnitTemperature.celsius)))) == nil)
  }

  @Test func comparesAtTheEndOfAPath() async throws {
    #expect(
      try await failure(
        OrderTea.expect(\.tea, .equals(.black)).expect(\.day, .equals("2026-06-19"))
          .expect(\.honey, .isNil).expect(\.time, .notNil)
          .expect(\.mugs, .satisfies("an odd number") { $0 % 2 == 1 })) == nil)
  }

  @Test func namesThePathThatDiffers() async throws {
    #expect(
      try await failure(OrderTea.expect(\.mugs, .equals(4))) == "'mugs' is 3; expected 4")
    let honey = try await failure(OrderTea.expect(\.honey, .notNil))
    #expect(honey == "'honey' is empty; expected a value")
    #expect(
      try await failure(OrderTea.expect(\.day, .equals("2026-06-20")))
        == "'day' is \"2026-06-19\"; expected \"2026-06-20\"")
  }

  @Test func findsPartsAndPatterns() async throws {
    #expect(
      try await failure(OrderTea.expect().result(.contains("black"))) == nil)
    #expect(
      try await failure(OrderTea.expect().result(.contains(regex: /^\d × b/))) == nil)
    #expect(
      try await failure(OrderTea.expect().result(.contains("green")))
        == "'result' is \"3 × black\"; expected something that contains \"green\"")
  }
}
