import Understudy

/// One phrase of a suite with what is expected of it.
public struct PhraseCase: Sendable, Hashable {
  /// What is said.
  public let phrase: String
  /// What it fills.
  public let target: SuiteTarget
  /// When, where and by which conventions it is said.
  public let context: ReferenceContext
  /// What is expected.
  public let expected: CaseExpectation
  /// The line on which it stands, counted from one.
  public let line: Int

  /// Checks the phrase.
  ///
  /// - Parameters:
  ///   - subjects: The entities and tools that the suite may name.
  ///   - extractor: What fills them.
  /// - Returns: What became of it; its mismatches are empty where all is as expected.
  public func result(on subjects: SuiteSubjects, with extractor: Extractor) -> CaseResult {
    do {
      switch try subjects.subject(of: self) {
      case .entity(let schema):
        let extraction = try extractor.extract(schema, from: phrase, in: context)
        return result(extraction, schemas: [schema])
      case .tools(let tools):
        let chosen = try extractor.choose(among: ToolSet(tools), for: phrase, in: context).chosen
        return result(chosen?.extraction, called: chosen?.tool, schemas: tools)
      }
    } catch {
      return CaseResult(
        phraseCase: self, extraction: nil, tool: nil, schemas: [],
        mismatches: [.failed("\(error)")])
    }
  }

  private func result(
    _ extraction: Extraction?, called tool: String? = nil, schemas: [EntitySchema]
  ) -> CaseResult {
    let unknown = unknownProperties(schemas)
    return CaseResult(
      phraseCase: self, extraction: extraction, tool: tool, schemas: schemas,
      mismatches: unknown.isEmpty
        ? expected.mismatches(in: extraction, called: tool) : unknown)
  }

  /// Names of properties that nothing on offer has, so that a misspelled one cannot pass.
  private func unknownProperties(_ schemas: [EntitySchema]) -> [Mismatch] {
    let known = Set(schemas.flatMap { $0.slots.map(\.name) })
    let named = expected.fills.map(\.property) + expected.missing + expected.ambiguous
    let subject = schemas.map(\.name).joined(separator: ", ")
    return named.filter { name in
      !known.contains(name) && !known.contains(String(name.prefix { $0 != "." }))
    }.map { .unknownProperty($0, entity: subject) }
  }
}

extension PhraseCase: CustomStringConvertible {
  /// The phrase, as a test's name shows it.
  public var description: String { phrase }
}
