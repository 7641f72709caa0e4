import AppIntents
import Foundation
import Testing
import Understudy
import UnderstudyTesting

/// The assistant that all scenarios speak to, made once.
enum ExampleApp {
  static let assistant = Result {
    try Assistant(
      tools: [
        BookHut.self, LendGear.self, FindTrails.self, LogHike.self, CallMember.self, Donate.self,
        CancelStay.self, RemindGroup.self,
      ],
      extractor: Extractor(),
      // Wednesday, 10 June 2026, nine o'clock in Zurich.
      context: ReferenceContext(
        now: Date(timeIntervalSince1970: 1_781_074_800),
        timeZone: TimeZone(identifier: "Europe/Zurich") ?? .gmt, locale: "en_US"))
  }
}

@Suite struct ExampleAppScenarioTests {
  @Test(
    arguments: HutScenarios.all + GearScenarios.all + TrailScenarios.all + DiaryScenarios.all
      + MemberScenarios.all + DonationScenarios.all + ReminderScenarios.all + OtherScenarios.all)
  func holds(_ scenario: SiriScenario) async throws {
    try await scenario.verify(with: ExampleApp.assistant.get())
  }
}

extension SiriScenario: CustomTestStringConvertible {
  /// The phrases, in order.
  public var testDescription: String { turns.map(\.phrase).joined(separator: " / ") }
}
