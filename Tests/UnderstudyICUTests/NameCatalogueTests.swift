import Testing
import UnderstudyICU

@Suite struct NameCatalogueTests {
  @Test func tellsTheKeysOfAName() {
    let mile = NameCatalogue.units.first(locale: "en_US") { name in
      name.depth == 4 && name.isKey(0, "units") && name.isKey(2, "mile") && name.isKey(3, "one")
        ? "\(name[1]) \(String(units: name.units)) \(name.length(ofKey: 2))" : nil
    }
    #expect(mile == "length {0} mile 4")
  }

  @Test func stopsAtTheFirstThatIsFound() {
    var visited = 0
    let first = NameCatalogue.regions.first(locale: "en_US") { name in
      visited += 1
      return name[0]
    }
    #expect(first != nil)
    #expect(visited == 1)
  }

  @Test func findsNothingWhereNothingIsLookedFor() {
    #expect(NameCatalogue.languages.first(locale: "de") { _ in Int?.none } == nil)
  }

  @Test func comparesBeginningsOfKeys() {
    var starts: Set<String> = []
    NameCatalogue.currencies.forEachName(locale: "en_US") { name in
      if name.depth > 0, name.isKey(0, startingWith: "Currenc") { starts.insert(name[0]) }
    }
    #expect(starts.isSuperset(of: ["Currencies", "CurrencyPlurals"]))
  }
}
