@testable import AppIntents
import Foundation
import Testing

@Suite struct InstanceBuilderTests {
  @Test func fillsPropertiesByName() throws {
    let day = Date(timeIntervalSince1970: 86_400)
    let guest = InstanceBuilder(Guest.init)
    try guest.set("Ada", for: "name")
    try guest.set(Int8(36), for: "age")
    let builder = InstanceBuilder(HotelStay.init)
    try builder.set("Porto", for: "city")
    try builder.set(day, for: "arrival")
    try builder.set(3, for: "nights")
    try builder.set(RoomKind.single, for: "room")
    try builder.set([guest.build()], for: "guests")
    let stay = builder.build()
    #expect(stay.city == "Porto")
    #expect(stay.arrival == day)
    #expect(stay.nights == 3)
    #expect(stay.room == .single)
    #expect(stay.guests.first?.name == "Ada")
    #expect(stay.guests.first?.age == 36)
  }

  /// An entity that lists its properties through a mirror, for want of a macro.
  struct Parcel: GenerableEntity {
    @Property(title: "Weight") var weight: Double
    @Property var label: String?
    var note = "plain"
  }

  @Test func fillsTypeWithoutMacro() throws {
    let builder = InstanceBuilder(Parcel.init)
    try builder.set(2.5, for: "weight")
    try builder.set("fragile", at: 1)
    let parcel = builder.build()
    #expect(parcel.weight == 2.5)
    #expect(parcel.label == "fragile")
    #expect(parcel.note == "plain")
    #expect(Parcel.propertyDeclarations.map(\.title) == ["Weight", "Label"])
  }

  @Test func nilEmptiesOptional() throws {
    let builder = InstanceBuilder(Guest.init)
    try builder.set(Int8?.none as Any, for: "age")
    #expect(builder.build().age == nil)
  }

  @Test func instancesShareNothing() throws {
    let first = InstanceBuilder(HotelStay.init)
    try first.set("Porto", for: "city")
    let second = InstanceBuilder(HotelStay.init)
    try second.set("Braga", for: "city")
    #expect(first.build().city == "Porto")
    #expect(second.build().city == "Braga")
  }

  @Test func takesArraysOfElementsWithoutStaticType() throws {
    let builder = InstanceBuilder(HotelStay.init)
    let guests: [Any] = [Guest(), Guest()]
    try builder.set(guests, for: "guests")
    #expect(builder.build().guests.count == 2)
  }

  @Test func fillsTypeKnownOnlyAtRunTime() throws {
    func fill<Entity: GenerableEntity>(_ type: Entity.Type) throws -> any GenerableEntity {
      let builder = InstanceBuilder(Entity.init)
      try builder.set("Ada", for: "name")
      return builder.build()
    }
    let type: any GenerableEntity.Type = Guest.self
    #expect((try fill(type) as? Guest)?.name == "Ada")
  }

  @Test func refusesUnknownName() {
    #expect(
      throws: FillingError.unknownProperty("town", of: "Guest", known: ["name", "age"])
    ) {
      try InstanceBuilder(Guest.init).set("Porto", for: "town")
    }
  }

  @Test func refusesOtherType() {
    #expect(throws: FillingError.wrongType("name", of: "Guest", given: "Int")) {
      try InstanceBuilder(Guest.init).set(1, for: "name")
    }
  }

  @Test func neverFillsInternalProperty() {
    #expect(throws: FillingError.internalProperty("ledger", of: "HotelStay")) {
      try InstanceBuilder(HotelStay.init).set("x", for: "ledger")
    }
  }

  @Test(arguments: [
    (
      FillingError.unknownProperty("town", of: "Guest", known: ["name", "age"]),
      "'Guest' has no property 'town'; it has 'name', 'age'"
    ),
    (
      .unknownProperty("town", of: "Empty", known: []),
      "'Empty' has no property 'town'; it has none"
    ),
    (.wrongType("age", of: "Guest", given: "Int"), "'Guest.age' cannot hold a value of type 'Int'"),
    (.wrongValue("age", of: "Guest", given: "young"), "'Guest.age' cannot hold 'young'"),
    (
      .internalProperty("ledger", of: "HotelStay"),
      "'HotelStay.ledger' is visible to the app alone and is never filled"
    ),
  ])
  func errorsReadAsSentences(error: FillingError, words: String) {
    #expect(error.description == words)
  }
}
