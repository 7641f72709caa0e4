import AppIntents
import Foundation

/// A hut of the club, found by the app's own search.
struct Hut: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Hut")
  static let defaultQuery = HutQuery()

  let id: String
  let name: String
  let valley: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(valley)")
  }
}

struct HutQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [Hut] {
    Club.huts.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Hut] {
    let words = string.lowercased().split(separator: " ")
    return Club.huts.filter { hut in
      words.contains { hut.name.lowercased().contains($0) && $0.count > 3 }
    }
  }

  func suggestedEntities() async throws -> [Hut] { Club.huts }
}
