import AppIntents
import Understudy

/// What a phrase has to make of an entity: the properties that it fills, and with what.
///
/// Properties that are not named are not checked. `nil` demands that a property stays empty.
///
/// ```swift
/// let expectation = PhraseExpectation(
///   "two seats to Milan", fills: ["destination": "Milan", "seats": 2, "origin": nil])
/// let mismatches = try expectation.mismatches(
///   filling: TrainTrip.self, with: extractor, in: context)
/// #expect(mismatches.isEmpty)
/// ```
public struct PhraseExpectation: Sendable, Hashable {
  /// What is said.
  public let phrase: String
  /// What is expected of properties, in the order in which it was written.
  public let fills: [PropertyExpectation]

  /// What is expected of one property.
  public struct PropertyExpectation: Sendable, Hashable {
    /// The property's name in source code.
    public let property: String
    /// What its value has to be.
    public let value: ValueExpectation
  }

  /// Makes an expectation of a phrase from the names of properties and what their values have to be.
  public init(_ phrase: String, fills: KeyValuePairs<String, ValueExpectation>) {
    self.phrase = phrase
    self.fills = fills.map { PropertyExpectation(property: $0.key, value: $0.value) }
  }

  /// Where an answer differs from what is expected; empty where it does not.
  ///
  /// An answer does not tell which properties its entity has, so a misspelled name is not found here
  /// where `nil` is expected of it; ``mismatches(filling:with:in:)`` finds it.
  public func mismatches(in extraction: Extraction) -> [Mismatch] {
    guard extraction.phrase == phrase else { return [.otherPhrase(extraction.phrase)] }
    return fills.compactMap { expected in
      let found = extraction.values.first { $0.name == expected.property }?.value
      guard !expected.value.isSatisfied(by: found) else { return nil }
      return .wrongValue(property: expected.property, expected: expected.value, found: found)
    }
  }

  /// Where what an extractor makes of the phrase differs from what is expected.
  ///
  /// - Parameters:
  ///   - type: The entity to fill.
  ///   - extractor: What fills it.
  ///   - context: When, where and by which conventions the phrase is said.
  /// - Returns: The differences, in the order in which the expectation was written.
  /// - Throws: What the extractor throws.
  public func mismatches<Entity: GenerableEntity>(
    filling type: Entity.Type, with extractor: Extractor, in context: ReferenceContext
  ) throws -> [Mismatch] {
    let schema = EntitySchema(type)
    let unknown = fills.map(\.property).filter { name in
      !schema.slots.contains { $0.name == name }
    }
    guard unknown.isEmpty else {
      return unknown.map { .unknownProperty($0, entity: schema.name) }
    }
    return mismatches(in: try extractor.extract(schema, from: phrase, in: context))
  }
}
