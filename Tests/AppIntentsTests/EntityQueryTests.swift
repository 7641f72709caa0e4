@testable import AppIntents
import Testing

@Suite struct EntityQueryTests {
  @Test func findsByIdentityAndByWords() async throws {
    let query = Hotel.defaultQuery
    #expect(try await query.entities(for: ["h2", "h9"]).map(\.id) == ["h2"])
    #expect(try await query.entities(matching: "Harbour").map(\.id) == ["h1"])
  }

  @Test func enumerableQuerySuggestsAll() async throws {
    #expect(try await Hotel.defaultQuery.suggestedEntities().map(\.id) == ["h1", "h2"])
    #expect(try await Hotel.defaultQuery.results().map(\.id) == ["h1", "h2"])
    #expect(HotelQuery.findIntentDescription == nil)
  }

  @Test func comparesProperties() async throws {
    #expect(HotelQuery.properties.properties.first?.comparators.count == 2)
    #expect(HotelQuery.sortingOptions.properties.count == 1)
    let inns = try await HotelQuery().entities(
      matching: [.partOfName("Inn")], mode: .and, sortedBy: [], limit: nil)
    #expect(inns.map(\.id) == ["h2"])
  }

  @Test func uniqueQueryFindsTheOne() async throws {
    #expect(try await Settings.defaultQuery.uniqueEntity().id == "settings")
    #expect(try await Settings.defaultQuery.entities(for: ["other"]).isEmpty)
    await #expect(throws: AppIntentError.self) {
      try await UniqueAppEntityProvider<Settings>().uniqueEntity()
    }
  }

  @Test func providerOffersSections() async throws {
    let options = try await HotelOptions().results()
    #expect(options.items.map(\.id) == ["h1", "h2"])
    #expect(options.sections.map(\.title) == ["By the sea", "In the hills"])
    #expect(options.promptLabel == "Where?")
    #expect(await HotelOptions().defaultResult() == nil)
  }

  @Test func identifierNamesEntity() {
    #expect(
      EntityIdentifier(for: Hotel(id: "h1")) == EntityIdentifier(for: Hotel.self, identifier: "h1"))
    #expect(EntityIdentifier(for: Hotel(id: "h1")).identifier == "h1")
  }
}
