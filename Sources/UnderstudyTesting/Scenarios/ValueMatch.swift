import AppIntents
import Foundation
import Understudy

/// What a value of a known type has to be, checked by the compiler.
///
/// ```swift
/// SearchFlights.expect(\.search.origin, .equals("SFO"))
/// ```
public struct ValueMatch<Value: Sendable>: Sendable, CustomStringConvertible {
  /// What is expected, as a failure prints it.
  public let description: String
  private let check: @Sendable (Value, TimeZone) -> Bool

  private init(
    _ description: String, check: @escaping @Sendable (Value, TimeZone) -> Bool
  ) {
    self.description = description
    self.check = check
  }

  /// The value passes a test of its own.
  public static func satisfies(
    _ description: String, _ test: @escaping @Sendable (Value) -> Bool
  ) -> Self {
    Self(description) { value, _ in test(value) }
  }

  func isSatisfied(by value: Value, in zone: TimeZone) -> Bool { check(value, zone) }
}

extension ValueMatch where Value: Equatable {
  /// The value is this one.
  public static func equals(_ value: Value) -> Self {
    Self(PrintedValue(value).description) { found, _ in found == value }
  }
}

extension ValueMatch where Value: OptionalValue {
  /// There is no value.
  public static var isNil: Self { Self("no value") { value, _ in value.isEmpty } }
  /// There is a value, whatever it is.
  public static var notNil: Self { Self("a value") { value, _ in !value.isEmpty } }
}

extension ValueMatch where Value: StringProtocol {
  /// The text holds this one.
  public static func contains(_ part: String) -> Self {
    Self("something that contains \"\(part)\"") { found, _ in found.contains(part) }
  }

  /// The text holds a match of a regular expression.
  public static func contains<Output>(regex: Regex<Output>) -> Self {
    // A regular expression is only read, and its literals are values.
    nonisolated(unsafe) let regex = regex
    return Self("something that matches the regular expression") { found, _ in
      String(found).contains(regex)
    }
  }
}

extension ValueMatch where Value == Date {
  /// The moment is this one, in ISO 8601 in the zone of the context: `"2026-06-19T17:00"`.
  public static func equals(_ text: String) -> Self {
    Self("\"\(text)\"") { found, zone in
      PrintedValue(text).isSame(as: PrintedValue(found, in: zone))
    }
  }
}

extension ValueMatch where Value == Date? {
  /// The moment is this one, in ISO 8601 in the zone of the context: `"2026-06-19T17:00"`.
  public static func equals(_ text: String) -> Self {
    Self("\"\(text)\"") { found, zone in
      found.map { PrintedValue(text).isSame(as: PrintedValue($0, in: zone)) } ?? false
    }
  }
}

extension ValueMatch where Value: AppEntity {
  /// The entity has this identity.
  public static func id(_ id: Value.ID) -> Self {
    let text = id.entityIdentifierString
    return Self("the identity \"\(text)\"") { found, _ in
      found.id.entityIdentifierString == text
    }
  }
}

extension ValueMatch {
  /// There is an entity, and it has this identity.
  public static func id<Entity: AppEntity>(_ id: Entity.ID) -> Self where Value == Entity? {
    let text = id.entityIdentifierString
    return Self("the identity \"\(text)\"") { found, _ in
      found?.id.entityIdentifierString == text
    }
  }
}

extension ValueMatch where Value == String? {
  /// There is a text, and it holds this one.
  public static func contains(_ part: String) -> Self {
    Self("something that contains \"\(part)\"") { found, _ in found?.contains(part) ?? false }
  }
}

/// A value that may be missing.
public protocol OptionalValue {
  /// Whether it is.
  var isEmpty: Bool { get }
}

extension Optional: OptionalValue {
  /// Whether there is no value.
  public var isEmpty: Bool { self == nil }
}
