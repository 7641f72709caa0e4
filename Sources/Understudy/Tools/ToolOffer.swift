/// A tool with what a phrase makes of its parameters.
struct ToolOffer {
  /// The tool.
  let grammar: SchemaGrammar
  /// Its parameters.
  let extraction: Extraction
  /// The tokens that they take.
  let taken: [Range<Int>]
}
