import Understudy

/// Property testing for a schema: says entities drawn by chance, and checks that each phrase fills what it says.
///
/// ```swift
/// let fuzz = PhraseFuzz(EntitySchema(TrainTrip.self), with: extractor, in: context)
/// let report = try fuzz.report(count: 200, seed: 1)
/// #expect(report.share >= 0.95, "\(report)")
/// ```
public struct PhraseFuzz: Sendable {
  private let schema: EntitySchema
  private let extractor: Extractor
  private let context: ReferenceContext

  /// Fuzzes an entity, in the language of a context.
  public init(_ schema: EntitySchema, with extractor: Extractor, in context: ReferenceContext) {
    self.schema = schema
    self.extractor = extractor
    self.context = context
  }

  /// Says so many entities and checks them; the same seed gives the same report.
  ///
  /// - Throws: What the extractor throws for a locale or time zone that it does not know.
  public func report(count: Int, seed: UInt64) throws -> FuzzReport {
    let phrases = try extractor.samplePhrases(of: schema, context, count: count, seed: seed)
    let results = try phrases.map { paraphrase in
      let extraction = try extractor.extract(schema, from: paraphrase.phrase, in: context)
      return FuzzResult(
        paraphrase: paraphrase, extraction: extraction,
        mismatches: Self.mismatches(of: paraphrase, in: extraction))
    }
    return FuzzReport(schema: schema.name, asked: count, results: results)
  }

  static func mismatches(of paraphrase: Paraphrase, in extraction: Extraction) -> [Mismatch] {
    let values = JSONValue.object(extraction.values)
    let said = paraphrase.pieces.compactMap { piece -> Mismatch? in
      let found = values.value(atPath: piece.property)
      let expected = ValueExpectation.equals(piece.value)
      if expected.isSatisfied(by: found) || found == .array([piece.value]) { return nil }
      return .wrongValue(property: piece.property, expected: expected, found: found)
    }
    let names = Set(paraphrase.pieces.map(\.property))
    let right = extraction.fills.filter { names.contains($0.property) }.map(\.span)
    // What follows from words that are rightly used, such as the way back from its day, is no mistake.
    let unsaid = extraction.fills.filter { fill in
      !names.contains(fill.property) && !right.contains { $0.overlaps(fill.span) }
    }
    return said + unsaid.map { .unexpected(property: $0.property, found: $0.value) }
  }
}

/// What became of one generated phrase.
public struct FuzzResult: Sendable {
  /// The phrase and what it says.
  public let paraphrase: Paraphrase
  /// What it filled.
  public let extraction: Extraction
  /// Where the two differ.
  public let mismatches: [Mismatch]
}
