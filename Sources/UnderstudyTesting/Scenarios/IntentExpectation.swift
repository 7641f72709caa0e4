import AppIntents
import Foundation
import Understudy

/// Something that is expected of a call.
public protocol AppIntentExpectationProviding: Sendable {
  /// The intent that is expected.
  var intentName: String { get }

  /// Where a call differs from what is expected; empty where it does not.
  func mismatches(with call: ToolCall, in zone: TimeZone) -> [CallMismatch]
}

/// One way in which a call differs from what is expected.
public struct CallMismatch: Sendable, Hashable, CustomStringConvertible {
  /// The parameter, with the properties inside it; empty where the call as a whole differs.
  public let parameter: String
  /// What differs, in one line.
  public let description: String

  init(_ parameter: String, _ description: String) {
    self.parameter = parameter
    self.description = description
  }
}

/// A call of one intent that is expected, with some of its values.
///
/// Parameters that are not named are not checked.
///
/// ```swift
/// BookRoom.expect()
/// BookRoom.expect(city: .equals("Porto"), nights: .equals(2))
/// BookRoom.expect(\.stay.city, .equals("Porto")).expect(\.nights, .equals(2))
/// ```
@dynamicCallable
public struct IntentExpectation<Intent: ToolIntent>: AppIntentExpectationProviding {
  private typealias Check = @Sendable (Intent, TimeZone) -> [CallMismatch]

  private let checks: [Check]
  private let results: [@Sendable (ToolCall, TimeZone) -> [CallMismatch]]

  init() {
    self.init(checks: [], results: [])
  }

  private init(
    checks: [Check], results: [@Sendable (ToolCall, TimeZone) -> [CallMismatch]]
  ) {
    self.checks = checks
    self.results = results
  }

  /// The name of the intent.
  public var intentName: String { "\(Intent.self)" }

  /// Expects values of parameters by their names in code.
  public func dynamicallyCall(
    withKeywordArguments expected: KeyValuePairs<String, IntentValueExpectation>
  ) -> Self {
    let pairs = expected.map { ($0.key, $0.value) }
    return adding { intent, zone in
      let values = intent.propertyValues
      return pairs.compactMap { name, expectation in
        guard let property = values.first(where: { $0.declaration.name == name }) else {
          return CallMismatch(
            name, Self.unknown(name, among: values.map(\.declaration.name)))
        }
        guard !expectation.isSatisfied(by: property.value, in: zone) else { return nil }
        return Self.mismatch(name, property.value, expectation.description, zone)
      }
    }
  }

  /// Expects a value at the end of a path as well.
  public func expect<Value: Sendable>(
    _ path: KeyPath<Intent, Value> & Sendable, _ match: ValueMatch<Value>
  ) -> Self {
    adding { intent, zone in
      let (value, sites) = PropertyReads.during { intent[keyPath: path] }
      guard !match.isSatisfied(by: value, in: zone) else { return [] }
      return [Self.mismatch(Self.path(of: sites, in: intent), value, match.description, zone)]
    }
  }

  /// Expects what the intent gives back.
  public func result(_ expectation: IntentValueExpectation) -> Self {
    Self(
      checks: checks,
      results: results + [
        { call, zone in
          guard !expectation.isSatisfied(by: call.value, in: zone) else { return [] }
          return [Self.mismatch("result", call.value, expectation.description, zone)]
        }
      ])
  }

  /// Where a call differs from what is expected; empty where it does not.
  public func mismatches(with call: ToolCall, in zone: TimeZone) -> [CallMismatch] {
    guard let intent = call.intent as? Intent else {
      return [CallMismatch("", "'\(call.tool)' was called; expected '\(intentName)'")]
    }
    return checks.flatMap { $0(intent, zone) } + results.flatMap { $0(call, zone) }
  }

  private func adding(_ check: @escaping Check) -> Self {
    Self(checks: checks + [check], results: results)
  }

  private static func mismatch(
    _ name: String, _ value: Any?, _ expected: String, _ zone: TimeZone
  ) -> CallMismatch {
    let isEmpty = value.map { ($0 as? any OptionalValue)?.isEmpty ?? false } ?? true
    let found = isEmpty ? "empty" : value.map { "\(PrintedValue($0, in: zone))" } ?? "empty"
    return CallMismatch(name, "'\(name)' is \(found); expected \(expected)")
  }

  /// The names of properties that are read one after the other, each inside the one before.
  private static func path(of sites: [DeclarationSite], in owner: some _PropertyListing) -> String {
    guard let site = sites.first,
      let property = owner.propertyValues.first(where: { $0.declaration.site == site })
    else { return "" }
    guard let inner = property.value as? any TransientAppEntity else {
      return property.declaration.name
    }
    let rest = path(of: Array(sites.dropFirst()), in: inner)
    return property.declaration.name + (rest.isEmpty ? "" : "." + rest)
  }

  private static func unknown(_ name: String, among names: [String]) -> String {
    let known = names.map { "'\($0)'" }.joined(separator: ", ")
    return "'\(Intent.self)' has no parameter '\(name)'; it has \(known.isEmpty ? "none" : known)"
  }
}

extension ToolIntent {
  /// Expects a call of this intent, with or without values of its parameters.
  public static var expect: IntentExpectation<Self> { IntentExpectation() }

  /// Expects a call of this intent with a value at the end of a path, which the compiler checks.
  ///
  /// ```swift
  /// SearchFlights.expect(\.search.origin, .equals("SFO")).expect(\.search.date, .equals("2026-06-19"))
  /// ```
  public static func expect<Value: Sendable>(
    _ path: KeyPath<Self, Value> & Sendable, _ match: ValueMatch<Value>
  ) -> IntentExpectation<Self> {
    IntentExpectation().expect(path, match)
  }
}
