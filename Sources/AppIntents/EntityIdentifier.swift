/// Names one entity: its type and its identity.
public struct EntityIdentifier: Sendable {
  /// The longest identity, in UTF-8 bytes, that the system keeps.
  public static let valueMaximumLength = 1024

  /// The type of the entity.
  public let entityType: any AppEntity.Type
  /// The identity as text.
  public let identifier: String

  /// Names the entity at hand.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  /// Names an entity by its type and identity.
  public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
    self.entityType = entityType
    self.identifier = identifier.entityIdentifierString
  }
}

extension EntityIdentifier: Hashable {
  /// Whether both name the same entity.
  public static func == (left: Self, right: Self) -> Bool {
    left.entityType == right.entityType && left.identifier == right.identifier
  }

  /// Feeds the type and the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(entityType))
    hasher.combine(identifier)
  }
}
