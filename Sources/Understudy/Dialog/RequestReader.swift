/// Reads what one thing that was said makes of tools whose entities are known by name.
struct RequestReader {
  private let assistant: Assistant
  private let catalogues: [Catalogue]

  /// - Parameters:
  ///   - assistant: The tools and the context.
  ///   - catalogues: The entities that queries list.
  init(_ assistant: Assistant, catalogues: [Catalogue]) {
    self.assistant = assistant
    self.catalogues = catalogues
  }

  /// The tool that a phrase calls.
  func choice(for phrase: String) throws -> ToolChoice {
    try assistant.extractor.choose(
      among: ToolSet(assistant.tools.map { $0.schema.looking(up: catalogues) }), for: phrase,
      in: assistant.context)
  }

  /// The tools that a phrase calls one after the other; one choice at least.
  func choices(for phrase: String) throws -> [ToolChoice] {
    let choices = try assistant.extractor.calls(
      among: ToolSet(assistant.tools.map { $0.schema.looking(up: catalogues) }), for: phrase,
      in: assistant.context)
    return choices.isEmpty ? [.none] : choices
  }

  /// What a phrase adds to what is known of a tool's parameters.
  func addition(to tool: Tool, from phrase: String) throws -> Extraction {
    try extraction(tool.schema.withoutDemands, phrase)
  }

  /// What a phrase makes of a tool that nothing is known of.
  func filling(of tool: Tool, from phrase: String) throws -> Extraction {
    try extraction(tool.schema, phrase)
  }

  /// What a phrase says of those parameters alone that have a value.
  func repetition(of draft: Draft, in phrase: String) throws -> Extraction {
    try extraction(draft.tool.schema.withoutDemands.keeping(draft.hasValue), phrase)
  }

  /// What a phrase says where one parameter is asked for.
  func answer(for path: String, of tool: Tool, from phrase: String) throws -> Extraction {
    try extraction(tool.schema.only(path.split(separator: ".")), phrase)
  }

  private func extraction(_ schema: EntitySchema, _ phrase: String) throws -> Extraction {
    try assistant.extractor.extract(
      schema.looking(up: catalogues), from: phrase, in: assistant.context)
  }
}
