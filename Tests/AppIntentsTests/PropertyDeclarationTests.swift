@testable import AppIntents
import Foundation
import Testing

@Suite struct PropertyDeclarationTests {
  @Test func listsPropertiesInOrderOfDeclaration() {
    let lines = HotelStay.propertyDeclarations.map { property in
      "\(property.name) '\(property.title)' \(property.valueType)"
        + (property.isArray ? " array" : "") + (property.isOptional ? " optional" : "")
        + (property.isInternal ? " internal" : "")
    }
    #expect(
      lines == [
        "city 'City' String", "arrival 'Arrival' Date", "nights 'Nights' Int optional",
        "room 'Room' RoomKind optional", "guests 'Guests' Guest array",
        "maxPrice 'Max Price' IntentCurrencyAmount optional",
        "ledger 'Ledger' String optional internal",
      ])
  }

  @Test func keepsDescriptions() {
    #expect(
      Guest.propertyDeclarations.map(\.description) == ["What the guest is called", "Years of age"])
  }

  @Test func listsParametersOfIntent() throws {
    let names = BookRoom.parameterDeclarations.map(\.name)
    #expect(
      names == [
        "stay", "beds", "budget", "room", "checkIn", "breakfast", "hotel", "alternatives",
        "distance", "noteForStaff",
      ])
    let beds = try parameter("beds")
    #expect(beds.defaultValue as? Int == 2)
    #expect(beds.inclusiveRange?.lowerBound as? Int == 1)
    #expect(beds.inclusiveRange?.upperBound as? Int == 4)
    #expect(beds.requestValueDialog?.full == "How many beds?")
    let room = try parameter("room")
    #expect(room.defaultValue as? RoomKind == .double)
    #expect(room.supportedValues as? [RoomKind] == [.single, .double])
    #expect(room.requestDisambiguationDialog == "Which room?")
    #expect(try parameter("checkIn").dateKind == .time)
    #expect(try parameter("breakfast").booleanName == .init(true: "with", false: "without"))
    #expect(try parameter("hotel").optionsProvider is HotelQuery)
    #expect(try parameter("alternatives").optionsProvider is HotelOptions)
    #expect(try parameter("alternatives").size == 2)
    #expect(try parameter("distance").unit == UnitLength.kilometers)
    #expect(try parameter("noteForStaff").title == "Note For Staff")
  }

  @Test func queriedEntityHasNoKind() throws {
    let hotel = try parameter("hotel")
    #expect(hotel.kind == nil)
    #expect(hotel.valueType is any AppEntity.Type)
  }

  @Test func readsDeclarationsOfTypesKnownOnlyAtRunTime() {
    let types: [any GenerableEntity.Type] = [HotelStay.self, Guest.self]
    #expect(types.map { $0.propertyDeclarations.count } == [7, 2])
  }

  private func parameter(_ name: String) throws -> PropertyDeclaration {
    try #require(BookRoom.parameterDeclarations.first { $0.name == name })
  }
}
