import Understudy

/// What the options of a call say is to be filled: an entity, one tool, or the tools to choose among.
struct FillingTarget {
  /// What is filled; one where nothing is chosen.
  let schemas: [EntitySchema]
  /// Whether a phrase chooses among them.
  let isList: Bool

  /// Reads the schema that the options name, or takes one that comes with the command.
  init(_ settings: Settings) throws {
    let catalogues = try settings.catalogues.map { try CatalogueFile(path: $0).catalogue }
    let found = try Self.found(settings)
    schemas = found.schemas.map { $0.looking(up: catalogues) }
    isList = found.isList
  }

  private static func found(_ settings: Settings) throws -> (schemas: [EntitySchema], isList: Bool)
  {
    if settings.schema != nil, let entity = settings.entity {
      throw UsageError.conflict("--entity \(entity)", "--schema")
    }
    guard let path = settings.schema else {
      guard let tool = settings.tool else {
        return ([try BuiltInEntity.named(settings.entity).schema()], false)
      }
      if let entity = settings.entity {
        throw UsageError.conflict("--entity \(entity)", "--tool")
      }
      return ([try named(tool, among: BuiltInTool.all.map(\.schema))], false)
    }
    let file = try SchemaFile(path: path)
    guard let tool = settings.tool else { return (file.schemas, file.isList) }
    return ([try named(tool, among: file.schemas)], false)
  }

  private static func named(
    _ name: String, among tools: [EntitySchema]
  ) throws(UsageError) -> EntitySchema {
    if let tool = tools.first(where: { $0.name == name }) { return tool }
    let names = tools.map(\.name)
    throw .invalidValue(
      name, option: "--tool", expected: names.joined(separator: ", "),
      nearest: NearestName(among: names)(to: name))
  }
}
