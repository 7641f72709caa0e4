import AppIntents
import Synchronization

/// The schemas that were asked for so far, each made ready once for a language.
final class SchemaLibrary: Sendable {
  private struct Key: Hashable {
    let schema: EntitySchema
    let locale: String
    let isStrict: Bool
  }

  private let grammars = Mutex<[Key: SchemaGrammar]>([:])
  private let schemas = Mutex<[ObjectIdentifier: EntitySchema]>([:])
  /// The most schemas that are kept.
  private static let limit = 1000

  /// What an entity asks for; its type is read once.
  func schema<Entity: GenerableEntity>(of type: Entity.Type) -> EntitySchema {
    let key = ObjectIdentifier(type)
    if let known = schemas.withLock({ $0[key] }) { return known }
    let made = EntitySchema(type)
    schemas.withLock { $0[key] = made }
    return made
  }

  /// The grammar of a schema's own words.
  func grammar(
    of schema: EntitySchema, in language: Language, isStrict: Bool = false
  ) throws(RuleFileError.Fact) -> SchemaGrammar {
    let key = Key(schema: schema, locale: language.locale, isStrict: isStrict)
    if let known = grammars.withLock({ $0[key] }) { return known }
    let made = try SchemaGrammar(
      schema, words: language.slotWords, textWords: language.textWords,
      tokenizer: language.tokenizer, forms: language.wordForms, isStrict: isStrict)
    grammars.withLock { grammars in
      if grammars.count >= Self.limit { grammars.removeAll() }
      grammars[key] = made
    }
    return made
  }
}
