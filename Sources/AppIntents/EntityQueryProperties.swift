/// The properties of an entity that a query can compare.
public struct EntityQueryProperties<Entity: AppEntity, Mapping>: Sendable {
  /// The properties, in the order they are listed.
  package let properties: [EntityQueryProperty<Entity, Mapping>]

  /// Lists the properties, one a line.
  public init(@Builder properties: () -> [EntityQueryProperty<Entity, Mapping>]) {
    self.properties = properties()
  }

  /// Puts the lines of a list together.
  @resultBuilder
  public enum Builder {
    /// Takes all lines.
    public static func buildBlock(
      _ properties: EntityQueryProperty<Entity, Mapping>...
    ) -> [EntityQueryProperty<Entity, Mapping>] {
      properties
    }
  }
}

/// A property of an entity and the ways to compare it.
public struct EntityQueryProperty<Entity: AppEntity, Mapping>: Sendable {
  /// The property.
  package let keyPath: PartialKeyPath<Entity> & Sendable
  /// The ways to compare it, each a comparator over the type of the property.
  package let comparators: [any EntityQueryComparator<Mapping>]

  /// Lists the ways to compare a property, one a line.
  public init<Value>(
    _ property: KeyPath<Entity, EntityProperty<Value>> & Sendable,
    @Builder<Value.ValueType> comparators: () -> [any EntityQueryComparator<Mapping>]
  ) {
    keyPath = property
    self.comparators = comparators()
  }

  /// Puts the lines of a list together.
  @resultBuilder
  public enum Builder<Value> {
    /// Takes a comparator over the type of the property.
    public static func buildExpression<Comparison>(
      _ comparator: ValueComparator<Comparison, Value, Mapping>
    ) -> any EntityQueryComparator<Mapping> {
      comparator
    }

    /// Takes a comparator over a lower and an upper bound.
    public static func buildExpression(
      _ comparator: IsBetweenComparator<Value, Mapping>
    ) -> any EntityQueryComparator<Mapping> {
      comparator
    }

    /// Takes all lines.
    public static func buildBlock(
      _ comparators: any EntityQueryComparator<Mapping>...
    ) -> [any EntityQueryComparator<Mapping>] {
      comparators
    }
  }
}
