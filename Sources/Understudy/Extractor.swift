/// The front door: a phrase in, mentions or a filled entity out.
public struct Extractor: Sendable {
  /// Opens the lexicons and languages that come with the package.
  ///
  /// - Throws: a ``ResourceError`` that names the file where one is missing or broken.
  public init() throws {}

  /// Every mention in the phrase, in text order, without overlaps unless `all` asks for every reading.
  ///
  /// - Parameters:
  ///   - phrase: What the user said.
  ///   - context: When, where and by which conventions it was said.
  ///   - kinds: The kinds to look for; `nil` looks for all.
  ///   - all: Whether overlapping and latent readings are listed too.
  public func recognize(
    _ phrase: String, in context: ReferenceContext, kinds: Set<String>? = nil, all: Bool = false
  ) throws -> [RecognizedMention] { [] }

  /// What the phrase makes of the entity.
  ///
  /// - Parameters:
  ///   - schema: What the entity asks for.
  ///   - phrase: What the user said.
  ///   - context: When, where and by which conventions it was said.
  public func extract(
    _ schema: EntitySchema, from phrase: String, in context: ReferenceContext
  ) throws -> Extraction {
    Extraction(
      phrase: phrase, entity: schema.name, status: .none, values: [], fills: [], missing: [],
      ambiguous: [], unused: [], defaults: [], dialog: nil, explanation: Explanation(schema.name))
  }
}
