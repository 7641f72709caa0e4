import AppIntents
import Foundation

/// A marked trail, found by what its properties hold.
struct Trail: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Trail")
  static let defaultQuery = TrailQuery()

  let id: UUID
  @Property(title: "Name") var name: String
  @Property(title: "Length") var kilometers: Double

  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(id: UUID, name: String, kilometers: Double) {
    self.id = id
    self.name = name
    self.kilometers = kilometers
  }
}

struct TrailQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\.$name) {
      EqualToComparator { name in Filter { $0.name == name } }
      ContainsComparator { part in
        Filter { $0.name.lowercased().contains(part.lowercased()) }
      }
    }
    Property(\.$kilometers) {
      LessThanComparator { limit in Filter { $0.kilometers < limit } }
      GreaterThanComparator { limit in Filter { $0.kilometers > limit } }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\.$name) }

  struct Filter: Sendable {
    let passes: @Sendable (Trail) -> Bool
  }

  func entities(for identifiers: [UUID]) async throws -> [Trail] {
    Club.trails.filter { identifiers.contains($0.id) }
  }

  func entities(
    matching comparators: [Filter], mode: ComparatorMode, sortedBy: [EntityQuerySort<Trail>],
    limit: Int?
  ) async throws -> [Trail] {
    let found = Club.trails.filter { trail in
      mode == .and
        ? comparators.allSatisfy { $0.passes(trail) } : comparators.contains { $0.passes(trail) }
    }
    return Array(found.prefix(limit ?? found.count))
  }
}
