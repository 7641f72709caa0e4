import Testing

@testable import Understudy

@Suite struct EntryMatcherTests {
  private static let entries = [
    CatalogueEntry(
      id: "boat-1", title: "Silver Heron", subtitle: "Sailing club", synonyms: ["the old lady"]),
    CatalogueEntry(id: "boat-2", title: "Silver Heron", subtitle: "North harbour"),
    CatalogueEntry(id: "boat-3", title: "Kingfisher, Two Masts", synonyms: ["Kingy"]),
    CatalogueEntry(id: "boat-4", title: "Kingfisher, One Mast"),
    CatalogueEntry(id: "boat-5", title: "Petrel"),
    CatalogueEntry(id: "boat-6", title: "Petrel of Orkney"),
    CatalogueEntry(id: "boat-7", title: "Café Racer 12"),
    CatalogueEntry(id: "boat-8", title: "O'Malley's Pride", synonyms: ["Pride"]),
  ]
  private static let matcher = EntryMatcher(entries: entries)

  private func ids(_ text: String) -> [String] {
    Self.matcher.match(text)?.entries.map(\.id) ?? []
  }

  @Test(arguments: [
    ("petrel", ["boat-5"]),
    ("petrel of orkney", ["boat-6"]),
    ("cafe racer 12", ["boat-7"]),
    ("omalleys pride", ["boat-8"]),
    ("the old lady", ["boat-1"]),
    ("boat-4", ["boat-4"]),
    ("kingy", ["boat-3"]),
  ])
  func findsByTitleOtherNameAndIdentity(text: String, expected: [String]) {
    #expect(ids(text) == expected)
  }

  @Test func tellsNamesakesApartByTheirSubtitle() {
    #expect(ids("silver heron") == ["boat-1", "boat-2"])
    #expect(ids("silver heron from the north harbour") == ["boat-2"])
  }

  @Test func tellsVariantsApartByTheirWords() {
    #expect(ids("kingfisher") == ["boat-3", "boat-4"])
    #expect(ids("the kingfisher with two masts") == ["boat-3"])
  }

  @Test func forgivesALetterAndAMissingSpace() {
    #expect(ids("kingfisher two mazts") == ["boat-3"])
    #expect(ids("silverheron") == ["boat-1", "boat-2"])
    #expect(ids("petrol") == ["boat-5"])
  }

  @Test func findsNothingWhereAnotherNameIsMeant() {
    #expect(ids("Golden Heron").isEmpty)
    #expect(ids("Petrel Storm").isEmpty)
    #expect(ids("submarine").isEmpty)
    #expect(ids("").isEmpty)
  }

  @Test func countsNumbersOnlyBesideTheirWords() {
    #expect(ids("racer 12") == ["boat-7"])
    #expect(ids("12").isEmpty)
  }

  @Test func takesTitlesAndIdentitiesAloneWhereNamesAreStrict() {
    let strict = EntryMatcher(entries: Self.entries, isStrict: true)
    #expect(strict.match("petrel")?.entries.map(\.id) == ["boat-5"])
    #expect(strict.match("boat-3")?.entries.map(\.id) == ["boat-3"])
    #expect(strict.match("kingy") == nil)
    #expect(strict.match("petrol") == nil)
  }
}
