/// Finds entities by what their properties hold.
///
/// ```swift
/// typealias ComparatorMappingType = HotelFilter
/// static let properties = QueryProperties {
///   Property(\.$name) { ContainsComparator { HotelFilter.partOfName($0) } }
/// }
/// ```
public protocol EntityPropertyQuery: EntityQuery {
  /// What a comparison is turned into, such as a predicate of a database.
  associatedtype ComparatorMappingType

  /// The properties that can be compared.
  typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// A property that can be compared.
  typealias Property = EntityQueryProperty<Entity, ComparatorMappingType>
  /// The properties that can be sorted by.
  typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// A property that can be sorted by.
  typealias SortableBy = EntityQuerySortableByProperty<Entity>
  /// A wish for an order.
  typealias Sort = EntityQuerySort<Entity>
  /// Whether all comparisons have to pass.
  typealias ComparatorMode = EntityQueryComparatorMode

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

/// Whether all comparisons have to pass or one is enough.
public enum EntityQueryComparatorMode: Equatable, Sendable {
  case and, or
}
