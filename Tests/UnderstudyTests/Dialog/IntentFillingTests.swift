import AppIntents
import Foundation
import Testing
import Understudy

@Suite struct IntentFillingTests {
  private func order(_ phrase: String) async throws -> OrderTea {
    try await Stage.assistant([OrderTea.self, WaterPlants.self])
      .perform(OrderTea.self, for: phrase).intent
  }

  @Test func takesDefaultsAndLeavesOptionalsEmpty() async throws {
    let tea = try await order("order green tea")
    #expect(tea.tea == .green)
    #expect(tea.mugs == 1)
    #expect(tea.time == nil)
    #expect(tea.day == nil)
    #expect(tea.honey == nil)
  }

  @Test func replacesDefaults() async throws {
    #expect(try await order("order 3 mugs of black tea").mugs == 3)
  }

  @Test func takesOnlyTheTimeOfADate() async throws {
    let time = try await order("order black tea at 4:30 pm").time
    #expect(time == DateComponents(hour: 16, minute: 30))
  }

  @Test func takesOnlyTheDayOfADate() async throws {
    let day = try await order("order black tea for next Friday").day
    #expect(day == (try Date("2026-06-19T00:00:00Z", strategy: .iso8601)))
  }

  @Test func fillsMeasurementsAndDurations() async throws {
    let tea = try await order("order green tea at 80 degrees Celsius steeping for 3 minutes")
    #expect(tea.temperature == Measurement(value: 80, unit: .celsius))
    #expect(tea.steeping == .seconds(180))
  }

  @Test func fillsYesAndNo() async throws {
    #expect(try await order("order green tea with honey").honey == true)
    #expect(try await order("order green tea without honey").honey == false)
  }

  @Test func givesTheResultInItsOwnType() async throws {
    let performed = try await Stage.assistant([OrderTea.self])
      .perform(OrderTea.self, for: "order 2 mugs of black tea")
    #expect(performed.value == "2 × black")
  }

  @Test func knowsNoCaseThatIsNotSupported() async throws {
    let turns = try await Stage.assistant([OrderTea.self])
      .respond(to: "order tea for 5 o'clock", answers: "chamomile", "green")
    #expect(
      turns.map { $0.question?.choices ?? [] } == [["Green", "Black"], ["Green", "Black"], []])
    #expect(turns.map(\.calls.count) == [0, 0, 1])
  }

  @Test func takesNoNumberOutsideTheRange() async throws {
    #expect(try await order("order 9 mugs of green tea").mugs == 1)
  }
}
