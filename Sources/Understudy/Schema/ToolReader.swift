/// Reads the definition of a tool in the shapes that model providers and MCP servers use.
///
/// OpenAI puts a name and `parameters` under `function` or beside the type, Anthropic names the
/// parameters `input_schema`, MCP `inputSchema`.
struct ToolReader {
  private let root: JSONValue

  init(_ root: JSONValue) {
    self.root = root
  }

  private static let parameterKeys = ["parameters", "input_schema", "inputSchema"]

  /// Whether the text defines a tool and is no mere schema.
  var isTool: Bool {
    place.isWrapped || root["name"] != nil && Self.parameterKeys.contains { root[$0] != nil }
  }

  /// The tool, as what it asks for.
  func tool() throws(SchemaError) -> EntitySchema {
    let place = place
    guard let definition = place.pointer.value(in: root), case .object = definition else {
      throw SchemaError(fact: .expected("a tool", found: root.sort), pointer: place.pointer)
    }
    guard let name = definition.text("name"), !name.isEmpty else {
      throw SchemaError(fact: .unnamedTool, pointer: place.pointer)
    }
    let slots: [Slot]
    if let key = Self.parameterKeys.first(where: { definition[$0] != nil }) {
      slots = try JSONSchemaReader(root).schema(at: place.pointer.appending(key)).slots
    } else {
      slots = []
    }
    let title =
      definition.text("title") ?? definition["annotations"]?.text("title")
    return EntitySchema(
      name: name, title: title ?? SlotReader.split(name),
      description: definition.text("description"), slots: slots)
  }

  private var place: (pointer: JSONPointer, isWrapped: Bool) {
    if case .object? = root["function"] { return (.root.appending("function"), true) }
    return (.root, false)
  }
}

extension EntitySchema {
  /// What a tool asks for, by its definition for OpenAI, Anthropic or MCP.
  ///
  /// - Throws: ``SchemaError`` where it has no name or no phrase could fill its parameters.
  public init(tool definition: JSONValue) throws(SchemaError) {
    self = try ToolReader(definition).tool()
  }

  /// What a JSON text asks for, be it the definition of a tool or the schema of an object.
  ///
  /// - Throws: ``SchemaError`` where no phrase could fill it.
  public init(json value: JSONValue) throws(SchemaError) {
    self =
      try ToolReader(value).isTool
      ? EntitySchema(tool: value) : EntitySchema(jsonSchema: value)
  }
}

extension ToolSet {
  /// The tools of a list, no two of one name.
  ///
  /// - Parameters:
  ///   - definitions: The list.
  ///   - read: Reads one of them.
  /// - Throws: ``SchemaError`` at the first that no phrase could fill or call.
  package init(
    reading definitions: [JSONValue], by read: (JSONValue) throws(SchemaError) -> EntitySchema
  ) throws(SchemaError) {
    var tools: [EntitySchema] = []
    var names: Set<String> = []
    for (place, definition) in definitions.enumerated() {
      let tool: EntitySchema
      do { tool = try read(definition) } catch {
        throw SchemaError(fact: error.fact, pointer: error.pointer.within(element: place))
      }
      guard names.insert(tool.name).inserted else {
        throw SchemaError(fact: .sameName(tool.name), pointer: .root.appending("\(place)"))
      }
      tools.append(tool)
    }
    self.init(tools)
  }
}
