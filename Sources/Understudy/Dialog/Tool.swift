import AppIntents

/// A tool that an assistant may call, with what it asks for.
struct Tool: Sendable {
  /// The intent; nothing where a schema is filled and nobody does anything with it.
  let type: (any ToolIntent.Type)?
  /// What it asks for.
  let schema: EntitySchema
  /// Its parameters, in the order of their declaration.
  let parameters: [PropertyDeclaration]
  /// The slots that take values, those of entities in it among them.
  let leaves: [SlotLeaf]

  /// Reads a tool.
  init<Intent: ToolIntent>(_ type: Intent.Type) {
    self.type = type
    schema = EntitySchema(tool: type)
    parameters = type.parameterDeclarations
    leaves = SlotLeaf.leaves(of: schema)
  }

  /// Takes a schema for a tool that does nothing.
  init(_ schema: EntitySchema) {
    type = nil
    self.schema = schema
    parameters = []
    leaves = SlotLeaf.leaves(of: schema)
  }

  /// The tool's name.
  var name: String { schema.name }

  /// The parameters whose values queries or providers find.
  var queried: [PropertyDeclaration] {
    parameters.filter { $0.kind == nil || $0.optionsProvider != nil }
  }

  /// The parameter with a name.
  func parameter(_ name: String) -> PropertyDeclaration? { parameters.first { $0.name == name } }

  /// Whether the intent cannot be performed without a value in a slot, said or found.
  func demands(_ leaf: SlotLeaf) -> Bool {
    guard !leaf.isRequired else { return true }
    guard leaf.outer.isEmpty, let parameter = parameter(leaf.slot.name) else { return false }
    return !parameter.isOptional && parameter.defaultValue == nil
  }

  /// The slot at the end of a path.
  func leaf(at path: String) -> SlotLeaf? { leaves.first { $0.path == path } }
}
