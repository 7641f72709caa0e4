import Foundation

/// Values to choose from.
public protocol ResultsCollection<Result> {
  associatedtype Result: _IntentValue

  /// What to say above the values.
  var promptLabel: LocalizedStringResource? { get }
  /// Whether the values are listed under their first letters.
  var usesIndexedCollation: Bool { get }
  /// The values, in order.
  var items: [Result.ValueType] { get }
  /// No values.
  static var empty: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue, Element.ValueType == Element {
  /// One element.
  public typealias Result = Element

  /// Nothing to say.
  public var promptLabel: LocalizedStringResource? { nil }
  /// The values stand in their own order.
  public var usesIndexedCollation: Bool { false }
  /// The elements.
  public var items: [Element] { self }
  /// No elements.
  public static var empty: [Element] { [] }
}
