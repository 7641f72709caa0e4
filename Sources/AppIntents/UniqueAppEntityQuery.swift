/// Finds the one entity of its type.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity {
  associatedtype Unique where Entity == Unique

  /// The one entity.
  func uniqueEntity() async throws -> Unique
}

extension UniqueAppEntityQuery where Result == [Entity] {
  /// The one entity.
  public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }

  /// The one entity, where its identity is among those asked for.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

/// A query that calls a closure for the one entity.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  /// The type of the one entity.
  public typealias Unique = Entity

  private let provider: (@Sendable () async throws -> Entity)?

  /// Calls the closure whenever the entity is asked for.
  public init(_ provider: @escaping @Sendable () async throws -> Entity) {
    self.provider = provider
  }

  /// Makes a query that finds nothing, as a query must be able to be made from nothing.
  public init() {
    provider = nil
  }

  /// The entity that the closure gives.
  ///
  /// - Returns: The one entity.
  /// - Throws: What the closure throws, or `AppIntentError` where there is no closure.
  public func uniqueEntity() async throws -> Entity {
    guard let provider else {
      throw AppIntentError(.noValue(intent: Entity.persistentIdentifier))
    }
    return try await provider()
  }
}
