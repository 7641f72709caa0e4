import Understudy

/// Answers a request with what its phrase makes of an entity, or of the best of several tools.
struct EntityFilling: Answering {
  /// What is to be filled where a request names nothing else.
  private enum Target {
    case entity(EntitySchema)
    case tools(ToolSet)
    /// The best of all that comes with the command, or else the first of it.
    case everything(ToolSet)
    /// Nothing, for a reason that lines without tools of their own are told.
    case nothing(any Error)
  }

  private var extractor: Extractor
  private let target: Target
  private let tool: String?
  private let catalogues: [Catalogue]

  /// Prepares what the options of a call name.
  init(_ settings: Settings) throws {
    extractor = try ProcessExtractor.shared
    tool = settings.tool
    let catalogues = try settings.catalogues.map { try CatalogueFile(path: $0).catalogue }
    self.catalogues = catalogues
    guard settings.entity != nil || settings.schema != nil || settings.tool != nil else {
      target = .everything(ToolSet(BuiltInTool.everything.map { $0.looking(up: catalogues) }))
      return
    }
    let asked = Result { try FillingTarget(settings) }
    switch asked {
    case .success(let found) where found.isList: target = .tools(ToolSet(found.schemas))
    case .success(let found): target = .entity(found.schemas[0])
    // Lines may bring a tool of that name.
    case .failure(let error) where settings.brings(tool: error): target = .nothing(error)
    case .failure(let error): throw error
    }
  }

  /// Fills one schema, or the best of several tools.
  init(_ schemas: [EntitySchema], isList: Bool, extractor: Extractor) {
    self.extractor = extractor
    tool = nil
    catalogues = []
    target = isList ? .tools(ToolSet(schemas)) : .entity(schemas[0])
  }

  /// Fills the best of all that comes with the command.
  init(extractor: Extractor) {
    self.extractor = extractor
    tool = nil
    catalogues = []
    target = .everything(ToolSet(BuiltInTool.everything))
  }

  func apart() -> any Answering {
    var other = self
    other.extractor = (try? ProcessExtractor.another()) ?? extractor
    return other
  }

  func answer(_ request: Request) throws -> any Answer {
    switch (request.tools, target) {
    case (let tools?, _): return try choose(among: offered(tools), request)
    case (nil, .tools(let tools)): return try choose(among: tools, request)
    case (nil, .everything(let tools)): return try choose(amongAll: tools, request)
    case (nil, .entity(let schema)): return try fill(schema, request)
    case (nil, .nothing(let error)): throw error
    }
  }

  /// The tools of a request, or the one of them that the call names.
  private func offered(_ tools: ToolSet) -> ToolSet {
    guard tool != nil || !catalogues.isEmpty else { return tools }
    let named = tools.tools.filter { tool == nil || $0.name == tool }
    return ToolSet(named.map { catalogues.isEmpty ? $0 : $0.looking(up: catalogues) })
  }

  private func choose(among tools: ToolSet, _ request: Request) throws -> any Answer {
    let choices = try extractor.calls(among: tools, for: request.phrase, in: request.context)
    return ToolAnswer(request: request, choices: choices)
  }

  /// What a phrase calls; where it calls nothing, what it says of the first entity.
  private func choose(amongAll tools: ToolSet, _ request: Request) throws -> any Answer {
    let choices = try extractor.calls(among: tools, for: request.phrase, in: request.context)
    let callsNothing = choices.allSatisfy { $0.chosen == nil && $0.ambiguous.isEmpty }
    guard !callsNothing else { return try fill(tools.tools[0], request) }
    let entities = BuiltInEntity.all.map { ($0.name, $0.tool) }
    return ToolAnswer(
      request: request, choices: choices, takers: Dictionary(entities) { first, _ in first })
  }

  private func fill(_ schema: EntitySchema, _ request: Request) throws -> any Answer {
    let extraction = try extractor.extract(schema, from: request.phrase, in: request.context)
    return ParseAnswer(request: request, extraction: extraction)
  }
}

extension Settings {
  /// Whether only an unknown tool is wrong, which the lines of the input may offer.
  fileprivate func brings(tool error: any Error) -> Bool {
    guard operands.isEmpty, schema == nil,
      case .invalidValue(_, "--tool", _, _)? = error as? UsageError
    else { return false }
    return true
  }
}
