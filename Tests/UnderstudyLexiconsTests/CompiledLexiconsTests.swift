import Testing

@testable import UnderstudyLexicons

/// What the tables of this package must answer, whatever their next edition brings.
@Suite struct CompiledLexiconsTests {
  let index: LexiconIndex

  init() throws { index = try CompiledLexicons.index.get() }

  @Test(arguments: ["airline", "airport", "city"])
  func namesSourceAndLicence(_ kind: String) throws {
    let lexicon = try #require(index.lexicon(of: kind))
    #expect(!lexicon.source.isEmpty && !lexicon.licence.isEmpty && lexicon.date >= "2026-01-01")
  }

  @Test func findsEveryAirportByItsCode() throws {
    let airports = try #require(index.lexicon(of: "airport"))
    #expect(airports.entries.count > 8_000)
    for id in airports.entries {
      let entry = try #require(index.entry(id))
      #expect(index.entry(kind: "airport", key: entry.key)?.id == id)
      #expect(index.links(entry.key).contains { $0.entry == id && $0.role == .code })
      for city in entry.list("city") { #expect(index.entry(kind: "city", key: city) != nil) }
    }
  }

  @Test func findsEveryEntryByItsName() throws {
    for lexicon in index.lexicons {
      for id in lexicon.entries {
        let entry = try #require(index.entry(id))
        #expect(!entry.name.isEmpty && (0...1).contains(entry.prominence))
        #expect(index.links(entry.name).contains { $0.entry == id }, "\(entry)")
      }
    }
  }

  @Test func knowsTheAirportsOfEveryCity() throws {
    for id in try #require(index.lexicon(of: "city")).entries {
      for key in try #require(index.entry(id)).list("airports") {
        let airport = try #require(index.entry(kind: "airport", key: key))
        #expect(airport.text("status") != "former")
      }
    }
  }

  @Test(arguments: [
    ("LON", ["LHR", "LGW", "LTN", "LCY", "STN", "SEN"]), ("NYC", ["JFK", "EWR", "LGA"]),
    ("PAR", ["CDG", "ORY", "BVA"]), ("TYO", ["HND", "NRT"]), ("WAS", ["IAD", "DCA", "BWI"]),
    ("LAX", ["LAX"]), ("SFO", ["SFO"]), ("MIA", ["MIA"]), ("MUC", ["MUC"]),
  ])
  func ranksTheAirportsOfACity(_ city: String, _ airports: [String]) throws {
    let entry = try #require(index.entry(kind: "city", key: city))
    #expect(Array(entry.list("airports").prefix(airports.count)) == airports)
  }

  @Test(arguments: [
    ("en", "London", "LON"), ("de", "München", "MUC"), ("fr", "Londres", "LON"),
    ("es", "Nueva York", "NYC"), ("it", "Parigi", "PAR"), ("ru", "Москва", "MOW"),
    ("ja", "サンフランシスコ", "SFO"), ("ja", "東京", "TYO"), ("zh", "伦敦", "LON"), ("ko", "서울", "SEL"),
    ("th", "กรุงเทพมหานคร", "BKK"), ("ar", "باريس", "PAR"), ("el", "Αθήνα", "ATH"),
  ])
  func findsACityInItsLanguages(_ language: String, _ name: String, _ key: String) throws {
    let links = index.links(name).filter { index.lexicon(ofEntry: $0.entry)?.kind == "city" }
    let first = try #require(links.first)
    #expect(index.entry(first.entry)?.key == key)
    #expect(index.languages(of: first.languages).contains(language))
  }

  @Test(arguments: [
    ("Heathrow", "LHR"), ("O'Hare", "ORD"), ("Charles de Gaulle", "CDG"), ("成田·国際·空港", "NRT"),
    ("KSFO", "SFO"), ("London Heathrow Airport", "LHR"), ("Flughafen Franz Josef Strauß", nil),
  ])
  func findsAnAirportByNamesAndCodes(_ name: String, _ key: String?) {
    let first = index.entries(name).first { $0.hasPrefix("airport") }
    #expect(first == key.map { "airport \($0)" })
  }

  @Test func keepsPositionAndZone() throws {
    let airport = try #require(index.entry(kind: "airport", key: "JFK"))
    #expect(airport.text("timeZone") == "America/New_York")
    #expect(airport.text("country") == "US")
    #expect(airport.text("subdivision") == "US-NY")
    #expect(airport.text("icao") == "KJFK")
    #expect(abs((airport.number("latitude") ?? 0) - 40.64) < 0.01)
    #expect(index.entry(kind: "airport", key: "TXL")?.text("status") == "former")
  }

  @Test(arguments: [
    ("United", "UA"), ("Lufthansa", "LH"), ("全日空", "NH"), ("BAW", "BA"), ("air france", "AF"),
    ("T'way Air", "TW"), ("6·E", "6E"), ("Эр Франс", "AF"), ("Pan Am", "PAA"),
  ])
  func findsAnAirline(_ name: String, _ key: String) {
    #expect(index.entries(name).contains("airline \(key)"))
  }
}
