import Testing
import UnderstudyICU

@testable import UnderstudyLexicons

@Suite struct SpellingTableTests {
  @Test(arguments: [
    ("philadelpia", "PHL"), ("pittsburg", "PIT"), ("barselona", "BCN"), ("frankfrut", "FRA"),
    ("milwakee", "MKE"), ("cincinatti", "CVG"), ("edinburg", "EDI"), ("singapur", "SIN"),
    ("lisbonn", "LIS"), ("toronot", "YTO"),
  ]) func findsTheNameThatWasMeant(word: String, key: String) throws {
    let index = try CompiledLexicons.index.get()
    let links = foldedName(word).withUnsafeBufferPointer { index.names(similarTo: $0.span) }
    #expect(links?.contains { index.entry($0.entry)?.key == key } == true)
  }

  @Test func findsTwoWords() throws {
    let index = try CompiledLexicons.index.get()
    let (first, second) = (foldedName("san"), foldedName("fransisco"))
    let links = first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { index.names(similarTo: first.span, $0.span) }
    }
    #expect(links?.contains { index.entry($0.entry)?.key == "SFO" } == true)
  }

  @Test(arguments: ["", "x", "abcd", "qqqqqqqq", "zzyzxwvut", "a name far too long for any place"])
  func findsNothingNearWhatIsNoName(word: String) throws {
    let index = try CompiledLexicons.index.get()
    #expect(foldedName(word).withUnsafeBufferPointer { index.names(similarTo: $0.span) } == nil)
  }
}

@Suite struct SpellingDistanceTests {
  @Test(arguments: [
    ("paris", "paris", 0), ("pari", "paris", 1), ("parsi", "paris", 1), ("parris", "paris", 1),
    ("boris", "paris", 2), ("london", "paris", 3),
  ]) func countsLettersThatDiffer(first: String, second: String, distance: Int) {
    let (first, second) = (Array(first.utf16), Array(second.utf16))
    let found = first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer {
        SpellingDistance.between(first.span, $0.span, limit: 2)
      }
    }
    #expect(found == distance)
  }
}

@Suite struct EntryRelationTests {
  @Test(arguments: [
    ("city", "PWM", "subdivision", "US-ME", true), ("city", "PDX", "subdivision", "US-ME", false),
    ("city", "PAR", "country", "FR", true), ("airport", "NRT", "city", "TYO", true),
    ("airport", "NRT", "city", "OSA", false), ("country", "FR", "city", "PAR", false),
  ]) func tellsWhatLiesInWhat(
    kind: String, key: String, outer: String, outerKey: String, isWithin: Bool
  ) throws {
    let index = try CompiledLexicons.index.get()
    let inner = try #require(index.entry(kind: kind, key: key))
    let other = try #require(index.entry(kind: outer, key: outerKey))
    #expect(index.isWithin(inner.id, other.id) == isWithin)
  }

  @Test func knowsPlacesFromCarriers() throws {
    let index = try CompiledLexicons.index.get()
    let city = try #require(index.entry(kind: "city", key: "PAR"))
    let airport = try #require(index.entry(kind: "airport", key: "CDG"))
    let airline = try #require(index.entry(kind: "airline", key: "AF"))
    #expect(index.isPlace(city.id) && index.isPlace(airport.id) && !index.isPlace(airline.id))
    #expect(index.listsOthers(city.id) && !index.listsOthers(airline.id))
  }
}
