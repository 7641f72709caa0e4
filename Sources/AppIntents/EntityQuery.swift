/// Finds the entities of one type.
///
/// ```swift
/// struct HotelQuery: EntityStringQuery {
///   func entities(for identifiers: [String]) async throws -> [Hotel] { … }
///   func entities(matching string: String) async throws -> [Hotel] { … }
/// }
/// ```
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]

  /// Makes the query.
  init()

  /// The entities with the identities; one that is not found is left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// The entities to offer before anything was said.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// What `suggestedEntities()` offers.
  public func results() async throws -> Result { try await suggestedEntities() }

  /// Nothing is said about what finding these entities is for.
  public static var findIntentDescription: IntentDescription? { nil }

  /// Nothing to offer.
  public func suggestedEntities() async throws -> Result { .empty }
}

/// Finds entities by what a person calls them.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that the words may mean, the likeliest first.
  func entities(matching string: String) async throws -> Result
}

/// Finds entities that are few enough to be listed.
public protocol EnumerableEntityQuery: EntityQuery {
  /// What finding these entities is for.
  static var findIntentDescription: IntentDescription? { get }

  /// All entities.
  func allEntities() async throws -> Result
}

extension EnumerableEntityQuery {
  /// All entities.
  public func suggestedEntities() async throws -> Result { try await allEntities() }
}
