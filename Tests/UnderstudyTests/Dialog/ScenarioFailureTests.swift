import AppIntents
import Testing
import Understudy
import UnderstudyTesting

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

  @Test func tellsThatTheCallBeganEarlier() async throws {
    let scenario = SiriScenario {
      UserTurn("erase the disk")
      UserTurn("yes") { Calls { Erase.expect() } }
    }
    let failure = await #expect(throws: ScenarioFailure.self) {
      try await scenario.verify(with: Stage.assistant([Erase.self]))
    }
    let text = failure?.description ?? ""
    #expect(text.contains("'Erase' was called by an earlier phrase and ends with this one"))
    #expect(text.contains("'yes' answers what the intent asks"))
  }

  @Test func seesTheResultThatFollowsAnAnswer() async throws {
    func scenario(_ result: [String]) -> SiriScenario {
      SiriScenario {
        UserTurn("water the plants") { Calls { WaterPlants.expect() } }
        UserTurn("three")
        UserTurn("fern")
        UserTurn("yes")
        UserTurn("tonight")
      } expectation: {
        Calls { WaterPlants.expect().result(.equals(result)) }
      }
    }
    let assistant = try Stage.assistant([WaterPlants.self])
    try await scenario(["3", "fern", "Tonight"]).verify(with: assistant)
    await #expect(throws: ScenarioFailure.self) {
      try await scenario(["3", "palm", "Tonight"]).verify(with: assistant)
    }
  }
}
