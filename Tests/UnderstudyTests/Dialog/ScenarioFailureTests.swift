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
}
