/// What one turn of a conversation works with: the entities as they are now, and who reads and asks.
struct Scene {
  /// Reads requests and values.
  let reader: RequestReader
  /// Reads answers.
  let replies: ReplyReader
  /// Asks queries.
  let resolver: DraftResolver
  /// Writes questions.
  let writer: QuestionWriter

  /// Lists the entities of all tools.
  init(_ assistant: Assistant) async throws {
    let finder = EntityFinder(limit: assistant.queryLimit)
    var sources: [String: EntitySource] = [:]
    for tool in assistant.tools {
      for parameter in tool.queried {
        guard let source = EntitySource(of: parameter, in: tool.name), !source.isUnique else {
          continue
        }
        sources[source.name] = source
      }
    }
    let lists = await finder.lists(of: Array(sources.values))
    // A list that failed is told once a phrase needs it.
    let catalogues = lists.compactMap { name, list -> Catalogue? in
      guard case .success(let options) = list, !options.isEmpty else { return nil }
      return Catalogue(name: name, entries: options.map(\.entry))
    }
    reader = RequestReader(assistant, catalogues: catalogues.sorted { $0.name < $1.name })
    replies = try ReplyReader(extractor: assistant.extractor, context: assistant.context)
    resolver = DraftResolver(
      finder: finder, isStrict: assistant.context.conventions.matchesNamesStrictly
    ) { phrase, schema in
      let extraction = try assistant.extractor.extract(schema, from: phrase, in: assistant.context)
      return (extraction.values, try assistant.builder())
    }
    writer = QuestionWriter(
      language: try assistant.extractor.languages.language(of: assistant.context.locale))
  }
}
