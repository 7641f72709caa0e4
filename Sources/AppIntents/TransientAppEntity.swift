import Foundation

// `_IntentValue` is named although `AppEntity` brings it: the compiler would otherwise take it from the
// extension that `@AppEntity` adds, and not find it where only a key path in another file needs it.

/// An entity that the system makes and fills itself, and that no query is asked for.
public protocol TransientAppEntity: AppEntity, _IntentValue, _PropertyListing {
  /// Makes an entity whose properties are not set yet.
  init()
}

extension TransientAppEntity {
  /// An identity made from the content: equal content, equal identity.
  public var id: UUID { ContentIdentity(of: self).uuid }

  /// The query that finds nothing.
  public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}

/// Stands where an entity type must name a query, although nothing is to be found.
public struct _TransientAppEntityQuery<Entity: TransientAppEntity>: EntityQuery {
  /// Makes the query.
  public init() {}

  /// Finds nothing.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
