/// Turns the comparison of a property into what a query searches by.
public protocol EntityQueryComparator<Mapping>: Sendable {
  associatedtype Mapping
}

/// Compares a property with one value, in the way that `Comparison` names.
public struct ValueComparator<Comparison, Value, Mapping>: EntityQueryComparator {
  /// Makes what the query searches by from the value to compare with.
  package let transform: @Sendable (Value) -> Mapping

  /// Takes what turns the value into something to search by.
  public init(_ mappingTransform: @escaping @Sendable (Value) -> Mapping) {
    transform = mappingTransform
  }
}

/// Passes values from a lower to an upper bound.
public struct IsBetweenComparator<Value, Mapping>: EntityQueryComparator {
  /// Makes what the query searches by from the two bounds.
  package let transform: @Sendable (Value, Value) -> Mapping

  /// Takes what turns the bounds into something to search by.
  public init(_ mappingTransform: @escaping @Sendable (Value, Value) -> Mapping) {
    transform = mappingTransform
  }
}

/// A comparator whose types are not known.
package protocol ErasedComparator<Mapping>: Sendable {
  associatedtype Mapping

  /// The way it compares.
  var way: ComparisonWay? { get }

  /// What a query searches by; nothing where the value is of another type.
  func mapping(of value: Any) -> Mapping?
}

/// The ways to compare with one value.
package enum ComparisonWay: Sendable {
  case equalTo, notEqualTo, greaterThan, lessThan, greaterThanOrEqualTo, lessThanOrEqualTo
  case contains, hasPrefix, hasSuffix

  fileprivate init?(_ name: Any.Type) {
    let names: [(Any.Type, Self)] = [
      (ComparisonName.EqualTo.self, .equalTo), (ComparisonName.NotEqualTo.self, .notEqualTo),
      (ComparisonName.GreaterThan.self, .greaterThan), (ComparisonName.LessThan.self, .lessThan),
      (ComparisonName.GreaterThanOrEqualTo.self, .greaterThanOrEqualTo),
      (ComparisonName.LessThanOrEqualTo.self, .lessThanOrEqualTo),
      (ComparisonName.Contains.self, .contains), (ComparisonName.HasPrefix.self, .hasPrefix),
      (ComparisonName.HasSuffix.self, .hasSuffix),
    ]
    guard let way = names.first(where: { $0.0 == name })?.1 else { return nil }
    self = way
  }
}

extension ValueComparator: ErasedComparator {
  package var way: ComparisonWay? { ComparisonWay(Comparison.self) }

  package func mapping(of value: Any) -> Mapping? { (value as? Value).map(transform) }
}

/// The names of the ways to compare with one value.
public enum ComparisonName {
  /// Equal.
  public enum EqualTo {}
  /// Not equal.
  public enum NotEqualTo {}
  /// Greater.
  public enum GreaterThan {}
  /// Less.
  public enum LessThan {}
  /// Greater or equal.
  public enum GreaterThanOrEqualTo {}
  /// Less or equal.
  public enum LessThanOrEqualTo {}
  /// Holding the value.
  public enum Contains {}
  /// Beginning with the value.
  public enum HasPrefix {}
  /// Ending with the value.
  public enum HasSuffix {}
}

/// Passes equal values.
public typealias EqualToComparator<Value, Mapping> =
  ValueComparator<ComparisonName.EqualTo, Value, Mapping>
/// Passes values that are not equal.
public typealias NotEqualToComparator<Value, Mapping> =
  ValueComparator<ComparisonName.NotEqualTo, Value, Mapping>
/// Passes greater values.
public typealias GreaterThanComparator<Value, Mapping> =
  ValueComparator<ComparisonName.GreaterThan, Value, Mapping>
/// Passes lesser values.
public typealias LessThanComparator<Value, Mapping> =
  ValueComparator<ComparisonName.LessThan, Value, Mapping>
/// Passes greater and equal values.
public typealias GreaterThanOrEqualToComparator<Value, Mapping> =
  ValueComparator<ComparisonName.GreaterThanOrEqualTo, Value, Mapping>
/// Passes lesser and equal values.
public typealias LessThanOrEqualToComparator<Value, Mapping> =
  ValueComparator<ComparisonName.LessThanOrEqualTo, Value, Mapping>
/// Passes values that hold the given one.
public typealias ContainsComparator<Value, Mapping> =
  ValueComparator<ComparisonName.Contains, Value, Mapping>
/// Passes texts that begin with the given one.
public typealias HasPrefixComparator<Value, Mapping> =
  ValueComparator<ComparisonName.HasPrefix, Value, Mapping>
/// Passes texts that end with the given one.
public typealias HasSuffixComparator<Value, Mapping> =
  ValueComparator<ComparisonName.HasSuffix, Value, Mapping>
