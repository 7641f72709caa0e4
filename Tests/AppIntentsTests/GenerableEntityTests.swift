@testable import AppIntents
import Foundation
import Testing

@Suite struct GenerableEntityTests {
  @Test func macroAddsConformance() {
    let types: [Any.Type] = [HotelStay.self, BookRoom.self]
    #expect(types.first is any GenerableEntity.Type)
    #expect(types.last is any ToolIntent.Type)
  }

  @Test func typeIsCalledByTheWordsOfItsName() {
    #expect(HotelStay.typeDisplayRepresentation.name == "Hotel Stay")
    #expect(HotelStay().displayRepresentation.title == "Hotel Stay")
    #expect(HotelStay().localizedStringResource == "Hotel Stay")
    #expect(HotelStay.persistentIdentifier == "HotelStay")
  }

  @Test func ownDisplayRepresentationComesFirst() {
    var guest = Guest()
    guest.name = "Ada"
    #expect(guest.localizedStringResource.text == "Ada")
    #expect(Guest.typeDisplayRepresentation.synonyms == ["Visitor"])
  }

  @Test func equalContentHasEqualIdentity() {
    var first = Guest()
    first.name = "Ada"
    var second = Guest()
    #expect(first.id != second.id)
    second.name = "Ada"
    #expect(first.id == second.id)
    second.age = 36
    #expect(first.id != second.id)
  }

  @Test func identityIsACustomUUID() {
    let id = Guest().id.uuidString
    #expect(id.dropFirst(14).first == "8")
    #expect("89AB".contains(id.dropFirst(19).prefix(1)))
  }

  @Test func defaultQueryFindsNothing() async throws {
    #expect(try await Guest.defaultQuery.entities(for: [Guest().id]).isEmpty)
    #expect(try await Guest.defaultQuery.results().isEmpty)
  }
}
