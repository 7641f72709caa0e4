import Understudy

extension Verb {
  /// Fills an entity.
  static let parse = Verb(
    name: "parse", operand: "PHRASE",
    summary: "Fills an entity from what a phrase says.",
    example: "understudy parse \"business class from SFO to JFK next Friday\"",
    options: [.entity, .schema, .strict, .strictNames] + Option.forPhrases
  ) { settings, machine in
    let filling = EntityFilling(extractor: try Extractor(), target: try target(settings))
    return try PhraseAnswering(settings: settings, machine: machine).run(filling)
  }

  private static func target(_ settings: Settings) throws -> EntityFilling.Target {
    guard let path = settings.schema else {
      return .entity(try BuiltInEntity.named(settings.entity).schema())
    }
    let file = try SchemaFile(path: path)
    return file.isList ? .tools(ToolSet(file.schemas)) : .entity(file.schemas[0])
  }
}

/// Answers a request with what its phrase makes of an entity, or of the best of several tools.
private struct EntityFilling: Answering {
  /// What is to be filled where a request names nothing else.
  enum Target {
    case entity(EntitySchema)
    case tools(ToolSet)
  }

  let extractor: Extractor
  let target: Target

  func answer(_ request: Request) throws -> any Answer {
    switch (request.tools, target) {
    case (let tools?, _), (nil, .tools(let tools)):
      let choice = try extractor.choose(among: tools, for: request.phrase, in: request.context)
      return ToolAnswer(request: request, choice: choice)
    case (nil, .entity(let schema)):
      let extraction = try extractor.extract(schema, from: request.phrase, in: request.context)
      return ParseAnswer(request: request, extraction: extraction)
    }
  }
}
