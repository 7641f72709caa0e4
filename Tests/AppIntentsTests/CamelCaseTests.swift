@testable import AppIntents
import Testing

@Suite struct CamelCaseTests {
  @Test(arguments: [
    ("maxPrice", "Max Price"), ("HotelStay", "Hotel Stay"), ("city", "City"), ("", ""),
    ("siteURL", "Site URL"), ("URLKind", "URL Kind"), ("siteURLKind", "Site URL Kind"),
    ("room2", "Room 2"), ("room12b", "Room 12b"), ("über", "Über"), ("snake_case", "Snake case"),
  ])
  func readsNameAsWords(name: String, words: String) {
    #expect(CamelCase(name).titleWords == words)
  }
}
