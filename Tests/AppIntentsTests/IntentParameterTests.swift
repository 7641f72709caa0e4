@testable import AppIntents
import Foundation
import Testing

@Suite struct IntentParameterTests {
  @Test func defaultsApplyBeforeAnythingIsSet() {
    let intent = BookRoom()
    #expect(intent.beds == 2)
    #expect(intent.room == .double)
    #expect(intent.breakfast)
    #expect(intent.distance == Measurement(value: 2, unit: UnitLength.kilometers))
    #expect(intent.budget == nil)
  }

  @Test func wrapperKnowsItsDefault() {
    let intent = BookRoom()
    #expect(intent.$beds.defaultValue == 2)
    #expect(intent.$budget.defaultValue == nil)
    #expect(intent.$beds.title == "Beds")
    #expect(!intent.$beds.isOptional)
    #expect(intent.$room.isOptional)
  }

  @Test func askingWithoutConversationSaysSo() async {
    let error = await #expect(throws: AppIntentError.self) {
      try await BookRoom().$beds.requestValue("How many?")
    }
    #expect(
      error?.description
        == "No conversation is under way in which 'requestValue' could ask about 'Beds'")
    await #expect(throws: AppIntentError.self) { try await BookRoom().requestConfirmation() }
    await #expect(throws: AppIntentError.self) {
      try await BookRoom().requestChoice(between: [IntentChoiceOption(title: "Yes")])
    }
    await #expect(throws: AppIntentError.self) {
      try await BookRoom().$hotel.requestDisambiguation(among: [Hotel(id: "h1")])
    }
    await #expect(throws: AppIntentError.self) {
      try await BookRoom().$beds.requestConfirmation(for: 3)
    }
  }

  @Test func errorsOfTheIntentReadAsSentences() {
    let intent = BookRoom()
    #expect(intent.$beds.needsValueError().description == "'Beds' needs a value")
    #expect(
      intent.$beds.needsValueError("How many?").description
        == "'Beds' needs a value: \"How many?\"")
    #expect(
      intent.$room.needsDisambiguationError(among: [RoomKind.single, .juniorSuite]).description
        == "'Room' may be any of 'Single room', 'juniorSuite'")
  }

  struct EveryType: AppIntent {
    static let title: LocalizedStringResource = "Every Type"

    @Parameter(title: "Small", default: 3, inclusiveRange: (0, 9)) var small: UInt8
    @Parameter(title: "Ratio", default: 0.5, controlStyle: .slider) var ratio: Float
    @Parameter(title: "Exact", inclusiveRange: (0, 1)) var exact: Decimal?
    @Parameter(title: "Price", currencyCodes: ["EUR"]) var price: IntentCurrencyAmount?
    @Parameter(title: "Text", inputOptions: .init(multiline: true)) var text: String?
    @Parameter(title: "Rich") var rich: AttributedString?
    @Parameter(title: "Link") var link: URL?
    @Parameter(title: "Name") var name: PersonNameComponents?
    @Parameter(title: "Person", mode: .email) var person: IntentPerson?
    @Parameter(title: "Day", kind: .date) var day: Date?
    @Parameter(title: "Span") var span: DateInterval?
    @Parameter(title: "Rule") var rule: Calendar.RecurrenceRule?
    @Parameter(title: "Length", defaultUnit: .hours) var length: Duration?
    @Parameter(title: "Counts", default: [1, 2]) var counts: [Int]
    @Parameter(title: "Rooms") var rooms: [RoomKind]?
    @Parameter var remark: String?
    @Parameter(title: "Hotels", size: .init(min: 1, max: 3)) var hotels: [Hotel]?

    func perform() async throws -> some IntentResult { .result(dialog: "Done") }
  }

  @Test func everyTypeCanBeDeclared() {
    let declarations = EveryType.parameterDeclarations
    #expect(declarations.count == 17)
    #expect(EveryType().counts == [1, 2])
    #expect(declarations.first { $0.name == "remark" }?.title == "Remark")
    #expect(EveryType().small == 3)
    #expect(declarations.first { $0.name == "length" }?.durationUnit == .hours)
    #expect(declarations.first { $0.name == "price" }?.currencyCodes == ["EUR"])
    #expect(declarations.first { $0.name == "hotels" }?.size == .init(min: 1, max: 3))
  }
}
