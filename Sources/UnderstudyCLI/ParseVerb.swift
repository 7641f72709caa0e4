import Understudy

extension Verb {
  /// Fills an entity.
  static let parse = Verb(
    name: "parse", operand: "PHRASE",
    summary: "Fills an entity, or the best of all tools, from a phrase.",
    example: "understudy parse \"business class from SFO to JFK next Friday\"",
    options: [.entity, .schema, .tool, .catalogue, .strict, .strictNames] + Option.forPhrases
  ) { settings, machine in
    let filling = try EntityFilling(settings)
    return try PhraseAnswering(settings: settings, machine: machine).run(filling)
  }
}
