import AppIntents
import Foundation
import Understudy

/// Something that is expected of one turn, or of all turns of a scenario.
public protocol SiriExpectation: Sendable {
  /// Where what happened differs from what is expected; empty where it does not.
  func mismatches(with turns: [Turn], in zone: TimeZone) -> [ScenarioMismatch]
}

/// One way in which what happened differs from what is expected.
public struct ScenarioMismatch: Sendable, Hashable {
  /// What differs, in one line.
  public let summary: String
  /// The values that differ.
  public let values: [CallMismatch]

  /// Tells a difference.
  public init(_ summary: String, _ values: [CallMismatch] = []) {
    self.summary = summary
    self.values = values
  }
}

/// The entities that are expected to be found by queries, or to be given back by intents.
///
/// ```swift
/// Finds { Hotel.expectIdentifier("h1") }
/// ```
public struct Finds: SiriExpectation {
  private let expected: [EntityExpectation]

  /// Expects entities.
  public init(@ListBuilder<EntityExpectation> _ content: () -> [EntityExpectation]) {
    expected = content()
  }

  /// Where what happened differs; empty where it does not.
  public func mismatches(with turns: [Turn], in zone: TimeZone) -> [ScenarioMismatch] {
    let found =
      turns.flatMap(\.found).map(\.entity)
      + turns.flatMap(\.ended).compactMap(\.value).flatMap { $0 as? [Any] ?? [$0] }
    if expected.isEmpty { return [ScenarioMismatch("'Finds' expects nothing")] }
    return expected.compactMap { expectation in
      guard !found.contains(where: { expectation.isSatisfied(by: $0) }) else { return nil }
      let names = found.filter { $0 is any AppEntity }.map { "\(PrintedValue($0))" }
      return ScenarioMismatch(
        "\(expectation) was not found; found \(names.isEmpty ? "nothing" : names.joined(separator: ", "))"
      )
    }
  }
}

/// An entity that is expected to be found.
public struct EntityExpectation: Sendable, CustomStringConvertible {
  /// What is expected, as a failure prints it.
  public let description: String
  private let check: @Sendable (Any) -> Bool

  fileprivate init(_ description: String, check: @escaping @Sendable (Any) -> Bool) {
    self.description = description
    self.check = check
  }

  func isSatisfied(by entity: Any) -> Bool { check(entity) }
}

extension AppEntity {
  /// Expects the entity with an identity.
  public static func expectIdentifier(_ id: ID) -> EntityExpectation {
    let text = id.entityIdentifierString
    return EntityExpectation("'\(Self.self)' with the identity '\(text)'") {
      ($0 as? Self)?.id.entityIdentifierString == text
    }
  }

  /// Expects an entity by its title.
  public static func expectTitle(_ title: IntentValueExpectation) -> EntityExpectation {
    EntityExpectation("'\(Self.self)' with the title \(title)") { entity in
      guard let entity = entity as? Self else { return false }
      return title.isSatisfied(
        by: String(localized: entity.displayRepresentation.title), in: .gmt)
    }
  }
}

/// What the assistant is expected to say: a question, or the dialog of a result.
///
/// ```swift
/// SiriResponse(.contains("How many nights"))
/// ```
public struct SiriResponse: SiriExpectation {
  private let expectation: IntentValueExpectation

  /// Expects a response.
  public init(_ expectation: IntentValueExpectation) {
    self.expectation = expectation
  }

  /// Where what happened differs; empty where it does not.
  public func mismatches(with turns: [Turn], in zone: TimeZone) -> [ScenarioMismatch] {
    let said = turns.flatMap(\.responses)
    let isMet =
      said.isEmpty
      ? expectation.isSatisfied(by: nil, in: zone)
      : said.contains { expectation.isSatisfied(by: $0, in: zone) }
    guard !isMet else { return [] }
    let heard = said.map { "\"\($0)\"" }.joined(separator: ", ")
    return [
      ScenarioMismatch(
        "the response is \(said.isEmpty ? "empty" : heard); expected \(expectation)")
    ]
  }
}

/// What an intent, or a query, is expected to fail with.
///
/// Without such an expectation every failure of an intent or a query fails the scenario.
public struct Fails: SiriExpectation {
  private let expectation: IntentValueExpectation

  /// Expects the description of an error.
  public init(_ expectation: IntentValueExpectation = .notNil) {
    self.expectation = expectation
  }

  /// Where what happened differs; empty where it does not.
  public func mismatches(with turns: [Turn], in zone: TimeZone) -> [ScenarioMismatch] {
    let errors = turns.flatMap(\.failureTexts)
    guard !errors.contains(where: { expectation.isSatisfied(by: $0, in: zone) }) else { return [] }
    let heard = errors.isEmpty ? "nothing failed" : errors.joined(separator: ", ")
    return [ScenarioMismatch("\(heard); expected a failure with \(expectation)")]
  }
}

extension Turn {
  /// Why intents and queries failed, in words.
  var failureTexts: [String] {
    ended.compactMap { call in call.error.map { "'perform()' of '\(call.tool)' threw '\($0)'" } }
      + failures.map { "\($0)" }
  }
}
