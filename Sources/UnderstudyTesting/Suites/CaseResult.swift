import Understudy

/// What became of one phrase of a suite.
public struct CaseResult: Sendable {
  /// The phrase with what was expected.
  public let phraseCase: PhraseCase
  /// What the phrase made of the entity; nothing where it called no tool or could not be answered.
  public let extraction: Extraction?
  /// The tool that it called, where it had tools to choose from.
  public let tool: String?
  /// What it could have filled.
  let schemas: [EntitySchema]
  /// Where the answer differs from what was expected.
  public let mismatches: [Mismatch]

  /// Whether all is as expected.
  public var hasPassed: Bool { mismatches.isEmpty }

  /// The name of what it fills, for reports.
  var subject: String {
    if case .tools = phraseCase.target { return tool ?? "no tool" }
    return schemas.first?.name ?? "nothing"
  }

  /// The properties of what was filled, in the order of their declaration.
  var properties: [String] {
    schemas.first { $0.name == extraction?.entity }?.slots.map(\.name) ?? []
  }

  /// What would have to be written for the phrase to pass, in the shape of what is written.
  var corrected: CaseExpectation {
    let expected = phraseCase.expected
    var corrected = CaseExpectation()
    let values = extraction?.values ?? []
    let object = JSONValue.object(values)
    corrected.isExact = expected.isExact
    if expected.tool != nil || !expected.isWritten { corrected.tool = tool }
    corrected.fills = expected.fills.map { fill in
      let found = object.value(atPath: fill.property)
      return fill.value.isSatisfied(by: found)
        ? fill : .init(property: fill.property, value: found.map { .equals($0) } ?? .isNil)
    }
    if expected.isExact || !expected.isWritten {
      let named = Set(expected.fills.map { $0.property.prefix { $0 != "." } })
      corrected.fills += values.filter { !named.contains($0.name[...]) }.map {
        .init(property: $0.name, value: .equals($0.value))
      }
    }
    addState(to: &corrected)
    return corrected
  }

  private func addState(to corrected: inout CaseExpectation) {
    let expected = phraseCase.expected
    let status = extraction?.status ?? Extraction.Status.none
    let isNew = !expected.isWritten
    if !expected.missing.isEmpty || isNew { corrected.missing = extraction?.missing ?? [] }
    if !expected.ambiguous.isEmpty || isNew {
      corrected.ambiguous = extraction?.ambiguous.map(\.property) ?? []
    }
    let isTold = !corrected.missing.isEmpty || !corrected.ambiguous.isEmpty
    if expected.status != nil || isNew && status == Extraction.Status.none
      || !corrected.isWritten && !isTold
    {
      corrected.status = status
    }
    if corrected.status == Extraction.Status.none {
      (corrected.tool, corrected.missing, corrected.ambiguous) = (nil, [], [])
    }
  }
}
