import AppIntents
import Foundation
import Understudy

/// What the value of a parameter, or the text of a response, has to be.
///
/// ```swift
/// BookRoom.expect(city: .equals("Porto"), nights: .equals(2), note: .isNil)
/// ```
///
/// Text is compared exactly. A case of an enumeration equals its raw value, an entity its identity, a
/// date its ISO 8601 text in the zone of the context (`"2026-06-19"`, `"2026-06-19T17:00"`); each
/// equals a value of its own type as well.
public struct IntentValueExpectation: Sendable, CustomStringConvertible {
  /// What is expected, as a failure prints it.
  public let description: String
  private let check: @Sendable (Any?, TimeZone) -> Bool

  private init(
    _ description: String, check: @escaping @Sendable (Any?, TimeZone) -> Bool
  ) {
    self.description = description
    self.check = check
  }

  /// The value is this one.
  public static func equals<Value: Equatable & Sendable>(_ value: Value) -> Self {
    Self(PrintedValue(value).description) { found, zone in
      guard let found else { return false }
      return found as? Value == value
        || PrintedValue(value, in: zone).isSame(as: PrintedValue(found, in: zone))
    }
  }

  /// The text holds this one, or the list holds this value.
  public static func contains(_ part: String) -> Self {
    Self("something that contains \"\(part)\"") { found, zone in
      if let text = found as? String { return text.contains(part) }
      guard let values = found as? [Any] else { return false }
      let sought = PrintedValue(part)
      return values.contains { sought.isSame(as: PrintedValue($0, in: zone)) }
    }
  }

  /// The text holds a match of a regular expression.
  public static func contains<Output>(regex: Regex<Output>) -> Self {
    // A regular expression is only read, and its literals are values.
    nonisolated(unsafe) let regex = regex
    return Self("something that matches the regular expression") { found, _ in
      (found as? String)?.contains(regex) ?? false
    }
  }

  /// There is no value.
  public static let isNil = Self("no value") { found, _ in found == nil }

  /// There is a value, whatever it is.
  public static let notNil = Self("a value") { found, _ in found != nil }

  /// The properties of an entity have these values; those that are not named are not checked.
  public static func properties(
    _ expected: KeyValuePairs<String, IntentValueExpectation>
  ) -> Self {
    let pairs = expected.map { ($0.key, $0.value) }
    let names = pairs.map { "\($0.0): \($0.1)" }.joined(separator: ", ")
    return Self("properties with \(names)") { found, zone in
      guard let owner = found as? any TransientAppEntity else { return false }
      let values = owner.propertyValues
      return pairs.allSatisfy { name, expectation in
        values.contains { $0.declaration.name == name && expectation.check($0.value, zone) }
      }
    }
  }

  /// Whether a value, or the lack of one, is as expected.
  func isSatisfied(by value: Any?, in zone: TimeZone) -> Bool { check(value, zone) }
}
