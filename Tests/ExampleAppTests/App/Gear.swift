import AppIntents
import Foundation

/// Something that the club lends; there is little of it, so all can be listed.
struct Gear: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Gear")
  static let defaultQuery = GearQuery()

  let id: Int
  let name: String
  let otherNames: [String]

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: nil, image: nil,
      synonyms: otherNames.map { LocalizedStringResource(stringLiteral: $0) })
  }
}

struct GearQuery: EnumerableEntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Gear] {
    Club.gear.filter { identifiers.contains($0.id) }
  }

  func allEntities() async throws -> [Gear] { Club.gear }
}
