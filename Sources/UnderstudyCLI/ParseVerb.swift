import Understudy

extension Verb {
  /// Fills an entity.
  static let parse = Verb(
    name: "parse", operand: "PHRASE",
    summary: "Fills an entity from what a phrase says.",
    example: "understudy parse \"business class from SFO to JFK next Friday\"",
    options: [.entity, .strict] + Option.forPhrases
  ) { settings, machine in
    let entity = try BuiltInEntity.named(settings.entity)
    let filling = EntityFilling(extractor: try Extractor(), schema: entity.schema())
    return try PhraseAnswering(settings: settings, machine: machine).run(filling)
  }
}

/// Answers a request with what its phrase makes of an entity.
private struct EntityFilling: Answering {
  let extractor: Extractor
  let schema: EntitySchema

  func answer(_ request: Request) throws -> any Answer {
    let extraction = try extractor.extract(schema, from: request.phrase, in: request.context)
    return ParseAnswer(request: request, extraction: extraction)
  }
}
