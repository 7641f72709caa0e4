import AppIntents
import Foundation
import Testing

@Suite struct IntentPersonTests {
  @Test func nameReadsInOrder() {
    var parts = PersonNameComponents()
    parts.familyName = "Lovelace"
    parts.givenName = "Ada"
    #expect(IntentPerson.Name.components(parts).displayString == "Ada Lovelace")
    #expect(IntentPerson.Name.displayName("Countess").displayString == "Countess")
  }

  @Test func identityFallsBackOnName() {
    #expect(IntentPerson(name: .displayName("Ada")).id == "Ada")
    #expect(IntentPerson(identifier: .contactIdentifier("7"), name: .displayName("Ada")).id == "7")
  }

  @Test func survivesCoding() throws {
    let person = IntentPerson(
      name: .displayName("Ada"), handle: .init(value: .emailAddress("ada@example.org")))
    let data = try JSONEncoder().encode(person)
    #expect(try JSONDecoder().decode(IntentPerson.self, from: data) == person)
  }
}
