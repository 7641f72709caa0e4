/// Finds entities by what their properties hold.
///
/// ```swift
/// static let properties = QueryProperties {
///   Property(\.$name) { ContainsComparator { text in { $0.name.contains(text) } } }
/// }
/// ```
public protocol EntityPropertyQuery: EntityQuery {
  /// What a comparison is turned into, such as a predicate of a database.
  associatedtype ComparatorMappingType

  /// The properties that can be compared, and how.
  static var properties: QueryProperties { get }
  /// The properties that can be sorted by.
  static var sortingOptions: SortingOptions { get }
  /// What finding these entities is for.
  static var findIntentDescription: IntentDescription? { get }

  /// The entities that pass all or some of the comparisons.
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  /// The properties that can be compared.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// A property that can be compared.
  public typealias Property = EntityQueryProperty<Entity, ComparatorMappingType>
  /// The properties that can be sorted by.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// A property that can be sorted by.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  /// A wish for an order.
  public typealias Sort = EntityQuerySort<Entity>
  /// Whether all comparisons have to pass.
  public typealias ComparatorMode = EntityQueryComparatorMode

  /// Nothing is said.
  public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether all comparisons have to pass or one is enough.
public enum EntityQueryComparatorMode: Equatable, Sendable {
  case and, or
}
