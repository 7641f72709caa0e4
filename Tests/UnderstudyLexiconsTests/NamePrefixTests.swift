import Testing

@testable import UnderstudyLexicons

/// Entries by the beginning of their names.
@Suite struct NamePrefixTests {
  private let index: LexiconIndex

  init() throws { index = try CompiledLexicons.index.get() }

  @Test(arguments: [
    ("reykj", "city", "REK"), ("São P", "city", "SAO"), ("sao p", "city", "SAO"),
    ("jf", "airport", "JFK"), ("heathr", "airport", "LHR"), ("st petersb", "city", "LED"),
    ("москв", "city", "MOW"), ("lufth", "airline", "LH"), ("padding", "station", "QQP"),
  ]) func findsTheBestKnownFirst(text: String, kind: String, key: String) {
    let found = NamePrefix(text, in: index).entries(kinds: [kind], limit: 3)
    #expect(found.first?.key == key)
    #expect(found.allSatisfy { $0.kind == kind })
  }

  @Test func givesEachEntryOnceAndNoMoreThanAsked() {
    let found = NamePrefix("new", in: index).entries(limit: 20)
    #expect(found.count == 20 && Set(found.map(\.id)).count == 20)
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.prominence >= $1.prominence })
  }

  @Test(arguments: ["", " ", "-", "qzxqzx"]) func givesNothingForNothing(text: String) {
    #expect(NamePrefix(text, in: index).entries(limit: 5).isEmpty)
  }

  @Test func isNoPartOfReadingPhrases() {
    #expect(index.links("reykj").isEmpty)
  }
}
