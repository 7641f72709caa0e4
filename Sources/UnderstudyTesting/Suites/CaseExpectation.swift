import Understudy

/// What a phrase of a suite has to make of an entity or of tools.
///
/// Properties that are not named are not checked, unless nothing else may be filled.
public struct CaseExpectation: Sendable, Hashable {
  /// What is expected of properties, in the order in which it was written; inner ones by `outer.inner`.
  public var fills: [PhraseExpectation.PropertyExpectation] = []
  /// The tool that has to be called.
  public var tool: String?
  /// How far the entity has to be filled; `none` says that the phrase concerns nothing that is offered.
  public var status: Extraction.Status?
  /// The required properties that must have no value.
  public var missing: [String] = []
  /// The properties that must have too many values.
  public var ambiguous: [String] = []
  /// Whether no other property may have a value.
  public var isExact = false

  /// Expects nothing.
  public init() {}

  /// Whether it says anything that an answer could fail.
  public var isWritten: Bool {
    !fills.isEmpty || tool != nil || status != nil || !missing.isEmpty || !ambiguous.isEmpty
      || isExact
  }

  /// Where an answer differs from it; a phrase without any expectation has that as its only mismatch.
  ///
  /// - Parameters:
  ///   - extraction: What the phrase made of the entity; nothing where it called no tool.
  ///   - called: The tool that it called, where it had tools to choose from.
  /// - Returns: The differences; none where all is as expected.
  public func mismatches(in extraction: Extraction?, called: String?) -> [Mismatch] {
    guard isWritten else { return [.unwritten] }
    var found: [Mismatch] = []
    if let tool, tool != called { found.append(.wrongTool(expected: tool, found: called)) }
    let told = extraction?.status ?? Extraction.Status.none
    if let status, status != told {
      found.append(.wrongStatus(expected: status.rawValue, found: told.rawValue))
    }
    found += mismatches(ofValuesIn: extraction?.values ?? [])
    if !missing.isEmpty {
      found += Self.difference(missing, extraction?.missing ?? [], "missing")
    }
    if !ambiguous.isEmpty {
      let properties = extraction?.ambiguous.map(\.property) ?? []
      found += Self.difference(ambiguous, properties, "ambiguous")
    }
    return found
  }

  private func mismatches(ofValuesIn values: [JSONValue.Member]) -> [Mismatch] {
    var mismatches = fills.compactMap { expected -> Mismatch? in
      let found = JSONValue.object(values).value(atPath: expected.property)
      guard !expected.value.isSatisfied(by: found) else { return nil }
      return .wrongValue(property: expected.property, expected: expected.value, found: found)
    }
    guard isExact else { return mismatches }
    let named = Set(fills.map { $0.property.prefix { $0 != "." } })
    mismatches += values.filter { !named.contains($0.name[...]) }.map {
      .unexpected(property: $0.name, found: $0.value)
    }
    return mismatches
  }

  private static func difference(
    _ expected: [String], _ found: [String], _ state: String
  ) -> [Mismatch] {
    Set(expected) == Set(found) ? [] : [.wrongState(state, expected: expected, found: found)]
  }
}

extension JSONValue {
  /// The value at the end of a way of names, such as `address.city`; of entities in a row those of each.
  func value(atPath path: String) -> JSONValue? {
    if case .array(let elements) = self {
      let values = elements.compactMap { $0.value(atPath: path) }
      return values.count > 1 ? .array(values) : values.first
    }
    if let value = self[path] { return value }
    guard let dot = path.firstIndex(of: ".") else { return nil }
    return self[String(path[..<dot])]?.value(atPath: String(path[path.index(after: dot)...]))
  }
}
