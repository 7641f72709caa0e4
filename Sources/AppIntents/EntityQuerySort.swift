/// A wish for an order: by a property, upwards or downwards.
public struct EntityQuerySort<Entity: AppEntity>: Sendable {
  /// The direction of the order.
  public enum Ordering: Equatable, Sendable {
    case ascending, descending
  }

  /// The property to sort by.
  public let by: PartialKeyPath<Entity> & Sendable
  /// The direction.
  public let order: Ordering

  /// Wishes for an order.
  public init(by property: PartialKeyPath<Entity> & Sendable, order: Ordering) {
    by = property
    self.order = order
  }
}

/// The properties that a query can sort by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  /// The properties, in the order they are listed.
  package let properties: [EntityQuerySortableByProperty<Entity>]

  /// Lists the properties, one a line.
  public init(@Builder content: () -> [EntityQuerySortableByProperty<Entity>]) {
    properties = content()
  }

  /// Puts the lines of a list together.
  @resultBuilder
  public enum Builder {
    /// Takes all lines.
    public static func buildBlock(
      _ properties: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] {
      properties
    }
  }
}

/// A property that a query can sort by.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
  /// The property.
  package let keyPath: PartialKeyPath<Entity> & Sendable

  /// Takes the property.
  public init<Value>(_ property: KeyPath<Entity, EntityProperty<Value>> & Sendable) {
    keyPath = property
  }
}
