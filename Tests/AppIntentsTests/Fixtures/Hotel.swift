import AppIntents
import Foundation

struct Hotel: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hotel"
  static let defaultQuery = HotelQuery()

  let id: String
  @Property(title: "Name") var name: String

  var displayRepresentation: DisplayRepresentation { "\(name)" }

  init(id: String, name: String? = nil) {
    self.id = id
    if let name { self.name = name }
  }
}

struct HotelQuery: EntityStringQuery, EnumerableEntityQuery {
  private let all = [Hotel(id: "h1", name: "Harbour House"), Hotel(id: "h2", name: "Hill Inn")]

  func entities(for identifiers: [String]) async throws -> [Hotel] {
    all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Hotel] {
    all.filter { $0.name.contains(string) }
  }

  func allEntities() async throws -> [Hotel] { all }
}

enum HotelFilter {
  case name(String)
  case partOfName(String)

  func passes(_ hotel: Hotel) -> Bool {
    switch self {
    case .name(let name): hotel.name == name
    case .partOfName(let part): hotel.name.contains(part)
    }
  }
}

extension HotelQuery: EntityPropertyQuery {
  typealias ComparatorMappingType = HotelFilter

  static let properties = QueryProperties {
    Property(\.$name) {
      EqualToComparator { .name($0) }
      ContainsComparator { .partOfName($0) }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\.$name) }

  func entities(
    matching comparators: [HotelFilter], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Hotel>], limit: Int?
  ) async throws -> [Hotel] {
    let found = all.filter { hotel in
      mode == .and
        ? comparators.allSatisfy { $0.passes(hotel) }
        : comparators.contains { $0.passes(hotel) }
    }
    return Array(found.prefix(limit ?? found.count))
  }
}

struct Settings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static var defaultQuery: UniqueAppEntityProvider<Settings> {
    UniqueAppEntityProvider { Settings() }
  }

  let id = "settings"
  var displayRepresentation: DisplayRepresentation { "Settings" }
}
