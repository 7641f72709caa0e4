import AppIntents
import Foundation
import Testing

@Suite struct IntentConversationTests {
  /// Answers every question in the same way.
  private struct Parrot: IntentAsking {
    let answer: IntentReply

    func reply(to question: IntentQuestion) async throws -> IntentReply { answer }
  }

  private func asked<Value: Sendable>(
    _ reply: IntentReply, _ body: @Sendable () async throws -> Value
  ) async throws -> Value {
    try await IntentConversation.$current.withValue(Parrot(answer: reply), operation: body)
  }

  @Test func givesTheValueThatWasSaid() async throws {
    let beds = try await asked(.value(SentValue(3))) { try await BookRoom().$beds.requestValue() }
    #expect(beds == 3)
  }

  @Test func refusesAValueOfAnotherType() async {
    let error = await #expect(throws: AppIntentError.self) {
      try await asked(.value(SentValue("three"))) { try await BookRoom().$beds.requestValue() }
    }
    #expect(error?.description == "The reply to 'requestValue' is no value of 'Beds'")
  }

  @Test func givesTheChoiceByItsPlace() async throws {
    let room = try await asked(.choice(1)) {
      try await BookRoom().$room.requestDisambiguation(among: [.single, .double])
    }
    #expect(room == .double)
  }

  @Test func refusesAPlaceThatIsNotThere() async {
    await #expect(throws: AppIntentError.self) {
      try await asked(.choice(7)) {
        try await BookRoom().requestChoice(between: [IntentChoiceOption(title: "Yes")])
      }
    }
  }

  @Test func stopsWhereThePersonDeclines() async {
    let error = await #expect(throws: AppIntentError.self) {
      try await asked(.confirmation(false)) { try await BookRoom().requestConfirmation() }
    }
    #expect(error?.description == "'BookRoom' was not confirmed")
  }

  @Test func listsValuesWithoutTheirOptionals() {
    var room = BookRoom()
    room.budget = 80
    let values = room.propertyValues
    #expect(values.first { $0.declaration.name == "budget" }?.value as? Double == 80)
    #expect(values.first { $0.declaration.name == "checkIn" }?.value == nil)
  }

  @Test func tellsWhichPropertiesAreRead() {
    var room = BookRoom()
    room.budget = 80
    let copy = room
    let read = PropertyReads.during { copy[keyPath: \.budget] }
    let names = read.sites.compactMap { site in
      copy.propertyValues.first { $0.declaration.site == site }?.declaration.name
    }
    #expect(names == ["budget"])
  }
}
