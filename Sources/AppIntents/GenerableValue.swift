import Foundation

/// A type whose values may be written from a phrase, without asking a query.
///
/// The properties of a `GenerableEntity` are such types, and arrays and optionals of them.
public protocol _GenerableValue: _IntentValue, Sendable {
  /// The kind of value, for the machinery that fills properties.
  static var _kind: _GenerableKind { get }
}

/// Names the kind of a generable value.
public struct _GenerableKind: Sendable {
  package let kind: ValueKind

  init(_ kind: ValueKind) {
    self.kind = kind
  }
}

extension _GenerableValue where Self: FixedWidthInteger {
  /// A whole number within the bounds of the type.
  public static var _kind: _GenerableKind {
    _GenerableKind(.integer(min: Int64(clamping: Self.min), max: UInt64(clamping: Self.max)))
  }
}

extension Int: _GenerableValue {}
extension Int8: _GenerableValue {}
extension Int16: _GenerableValue {}
extension Int32: _GenerableValue {}
extension Int64: _GenerableValue {}
extension UInt: _GenerableValue {}
extension UInt8: _GenerableValue {}
extension UInt16: _GenerableValue {}
extension UInt32: _GenerableValue {}
extension UInt64: _GenerableValue {}

extension Double: _GenerableValue {
  /// A number.
  public static var _kind: _GenerableKind { _GenerableKind(.number) }
}

extension Float: _GenerableValue {
  /// A number.
  public static var _kind: _GenerableKind { _GenerableKind(.number) }
}

extension Decimal: _GenerableValue {
  /// A number without binary rounding.
  public static var _kind: _GenerableKind { _GenerableKind(.decimal) }
}

extension Bool: _GenerableValue {
  /// Yes or no.
  public static var _kind: _GenerableKind { _GenerableKind(.boolean) }
}

extension String: _GenerableValue {
  /// Text.
  public static var _kind: _GenerableKind { _GenerableKind(.string) }
}

extension Date: _GenerableValue {
  /// A point in time.
  public static var _kind: _GenerableKind { _GenerableKind(.date) }
}

extension DateComponents: _GenerableValue {
  /// A date or a time of which parts may be open.
  public static var _kind: _GenerableKind { _GenerableKind(.dateComponents) }
}

extension Duration: _GenerableValue {
  /// A length of time.
  public static var _kind: _GenerableKind { _GenerableKind(.duration) }
}

extension DateInterval: _GenerableValue {
  /// A time with a start and an end.
  public static var _kind: _GenerableKind { _GenerableKind(.dateInterval) }
}

extension URL: _GenerableValue {
  /// The location of a resource.
  public static var _kind: _GenerableKind { _GenerableKind(.url) }
}

extension Measurement: _IntentValue where UnitType: Dimension {}

extension Measurement: _GenerableValue where UnitType: Dimension {
  /// An amount with a unit of one dimension.
  public static var _kind: _GenerableKind { _GenerableKind(.measurement(UnitType.self)) }
}

extension PersonNameComponents: _GenerableValue {
  /// The name of a person.
  public static var _kind: _GenerableKind { _GenerableKind(.personName) }
}

extension Calendar.RecurrenceRule: _GenerableValue {
  /// How often something happens again.
  public static var _kind: _GenerableKind { _GenerableKind(.recurrenceRule) }
}

extension IntentCurrencyAmount: _GenerableValue {
  /// An amount of money.
  public static var _kind: _GenerableKind { _GenerableKind(.currencyAmount) }
}

extension AttributedString: _IntentValue {}
