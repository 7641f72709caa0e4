@testable import AppIntents
import Foundation
import Testing

@Suite struct AppIntentTests {
  struct Bare: AppIntent {
    static let title: LocalizedStringResource = "Bare"
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Described: AppIntent {
    static let title: LocalizedStringResource = "Described"
    static var description: IntentDescription? { IntentDescription("Says something.") }
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent {
      .result(value: 3, opensIntent: Bare())
    }
  }

  @Test func hasApplesDefaults() {
    #expect(Bare.description == nil)
    #expect(Bare.isDiscoverable)
    #expect(!Bare.openAppWhenRun)
    #expect(Bare.authenticationPolicy == .alwaysAllowed)
    #expect(Bare.parameterSummary.additional.isEmpty)
  }

  @Test func descriptionIsSeenHoweverItIsDeclared() {
    let types: [any AppIntent.Type] = [Bare.self, Described.self, BookRoom.self]
    #expect(
      types.map { $0.description?.descriptionText.text }
        == [nil, "Says something.", "Books a room for some nights."])
  }

  @Test func performGivesValueAndDialog() async throws {
    var intent = BookRoom()
    var stay = HotelStay()
    stay.city = "Harbour"
    intent.stay = stay
    let result = try await intent.perform()
    #expect(result.value?.map(\.id) == ["h1"])
    #expect(result.spokenDialog?.full.text == "Booked 2")
  }

  @Test func callGivesValueAlone() async throws {
    #expect(try await Described()() == 3)
  }

  @Test func resultWithoutDialogSaysNothing() async throws {
    #expect(try await Bare().perform().spokenDialog == nil)
  }

  @Test func copiesShareNothing() {
    var intent = BookRoom()
    let copy = intent
    intent.beds = 4
    #expect(copy.beds == 2)
    #expect(intent.beds == 4)
  }
}
