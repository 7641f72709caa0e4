@testable import AppIntents
import Foundation
import Testing

@Suite struct EntityPropertyTests {
  @Test func copiesDoNotSeeLaterChanges() {
    var stay = HotelStay()
    stay.city = "Porto"
    var copy = stay
    stay.city = "Braga"
    #expect(copy.city == "Porto")
    copy.city = "Faro"
    #expect(stay.city == "Braga")
  }

  @Test func unsetOptionalReadsAsNil() {
    #expect(HotelStay().nights == nil)
    #expect(HotelStay().room == nil)
  }

  @Test func wrapperKnowsItsDeclaration() {
    let stay = HotelStay()
    #expect(stay.$city.title == "City")
    #expect(stay.$city.description == "The town to stay in")
    #expect(!stay.$city.isOptional)
    #expect(stay.$nights.isOptional)
  }

  @Test func readsAndWritesThroughProjection() {
    var stay = HotelStay()
    stay.$city.wrappedValue = "Porto"
    #expect(stay.city == "Porto")
  }

  @Test func changesOnManyThreadsStayApart() async {
    var stay = HotelStay()
    stay.city = "Porto"
    let original = stay
    let cities = await withTaskGroup(of: String.self) { group in
      for number in 0..<64 {
        group.addTask {
          var copy = original
          copy.city += " \(number)"
          return copy.city
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(cities.count == 64)
    #expect(original.city == "Porto")
  }

  @Test func readingUnsetPropertyNamesEntityAndProperty() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = HotelStay().city
    }
    #expect(result.message.contains("HotelStay.city ('City') was read before it had a value"))
  }

  @Test func readingUnsetParameterNamesIntentAndParameter() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = BookRoom().stay
    }
    #expect(result.message.contains("BookRoom.stay ('Stay') was read before it had a value"))
  }

  @Test func readingUnsetPropertyOfQueriedEntityTellsWhereItIsDeclared() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Hotel(id: "h3").name
    }
    #expect(
      result.message.contains(
        "A property of Hotel ('Name'), declared at AppIntentsTests/Hotel.swift:9, was read before it had a value"
      ))
  }
}

extension ExitTest.Result? {
  /// What the process wrote on its way out.
  fileprivate var message: String {
    String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
  }
}
