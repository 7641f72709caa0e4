import AppIntents
import Foundation

/// A member of the club.
struct Member: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Member")
  static let defaultQuery = MemberQuery()

  let id: String
  let name: String
  let role: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(role)")
  }
}

struct MemberQuery: EntityStringQuery, EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [Member] {
    Club.members.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Member] {
    Club.members.filter { $0.name.lowercased().contains(string.lowercased()) }
  }

  func allEntities() async throws -> [Member] { Club.members }
}
