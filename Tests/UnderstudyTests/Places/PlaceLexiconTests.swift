import Foundation
import Testing
import UnderstudyLexicons
import UnderstudyResources

@testable import Understudy

/// The lexicon of cities itself: what the well-known ones are called leads to them.
@Suite struct PlaceLexiconTests {
  /// Names that rightly lead elsewhere first, each with the reason.
  static let exceptions = [
    "عمّان AMM": "Oman is written with the same letters",
    "Córdoba COR": "in Spanish Spain's, where no country is told",
    "Córdoba ODB": "in English Argentina's, which more people fly to",
    "San José SJO": "California's, which more people fly to",
    "Portland PWM": "Oregon's, which more people fly to",
    "Victoria YYJ": "the state of Australia has the name, too",
    "Georgetown GEO": "several places of about the same size",
    "Albany ABY": "New York's, which more people fly to",
    "ABY ABY": "the code of Air Arabia, which is better known",
    "Douglas DUG": "the airport of Charlotte, which more people fly to",
    "Clinton CSM": "Iowa's, which more people fly to",
    "Derby DRB": "England's, which has more people",
    "MON MON": "Monday in capitals",
  ]

  @Test func leadsToEachWellKnownCityByNameAndCode() throws {
    let cities = try Self.wellKnownCities()
    #expect(cities.count > 500)
    let wrong = try cities.flatMap { city in
      try city.names.filter { Self.exceptions["\($0.name) \(city.key)"] == nil }
        .compactMap { name, locale in
          let found = try Self.first(in: name, locale: locale)
          return found.contains(city.key) || !found.isDisjoint(with: city.airports)
            ? nil : "\(name) in \(locale) is not \(city.key) but \(found.sorted())"
        }
    }
    #expect(wrong.isEmpty, "\(wrong.count):\n\(wrong.joined(separator: "\n"))")
  }

  /// A city with what it is called in English and at home, and its code.
  private struct City {
    let key: String
    let airports: Set<String>
    let names: [(name: String, locale: String)]
  }

  /// Each city with several airports or a code that is no airport's, and the 500 most prominent ones.
  private static func wellKnownCities() throws -> [City] {
    let lexicons = try LexiconIndex(contentsOf: Resources.path(of: "lexicons.bin"))
    let rows = try table().rows.sorted { ($1.prominence, $0.key) < ($0.prominence, $1.key) }
    return try rows.enumerated().compactMap { place, row in
      let entry = try lexicons.entry(kind: "city", key: row.key).found("the city '\(row.key)'")
      let airports = entry.list("airports")
      guard let code = entry.text("iata") else { return nil }
      let isArea =
        airports.count > 1 && airports.prefix(2).allSatisfy { lexicons.isWithin($0, entry) }
      guard place < 500 || isArea else { return nil }
      let country = entry.text("country") ?? ""
      let home =
        Locale.Language(identifier: "und-\(country)").maximalIdentifier
        .split(separator: "-").first.map(String.init) ?? "en"
      var names = [(row.name, "en"), (code, "en")]
      if let native = row.names.first(where: { $0.languages.contains(home) && $0.role == .other }) {
        names.append((native.text, home))
      }
      return City(key: row.key, airports: Set(airports), names: names)
    }
  }

  /// The table that the lexicon is compiled from.
  private static func table() throws -> LexiconTable {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = package.appending(path: "Resources/Lexicons/cities.tsv")
    return try LexiconTableReader([UInt8](Data(contentsOf: file)), file: file.path).read()
  }

  /// The codes of the first reading of a name that is all that was said.
  private static func first(in name: String, locale: String) throws -> Set<String> {
    let context = try Engine.context(locale: locale)
    guard let mention = try Engine.extractor.recognize(name, in: context).first,
      mention.text == name
    else { return [] }
    let code = mention.details.first { $0.name == "code" }?.value.plainText
    return [code ?? mention.value.plainText]
  }
}

extension LexiconIndex {
  /// Whether an airport names a city as one of its own.
  fileprivate func isWithin(_ airport: String, _ city: Entry) -> Bool {
    entry(kind: "airport", key: airport).map { isWithin($0.id, city.id) } ?? false
  }
}
