import Understudy

extension Verb {
  /// Prints what an entity asks for.
  static let schema = Verb(
    name: "schema", operand: nil,
    summary: "Prints what an entity asks for, as JSON Schema or a tool.",
    example: "understudy schema --entity FlightSearch --as openai",
    options: [.entity, .tool, .schema, .shape, .help]
  ) { settings, _ in
    if let operand = settings.operands.first {
      throw UsageError.unexpectedOperand(operand, hint: "an entity is named by --entity")
    }
    for schema in try FillingTarget(settings).schemas {
      try StandardStream.output.writeLine(schema.printed(as: settings.shape).description)
    }
    return .answered
  }
}

extension EntitySchema {
  /// The schema, alone or as the parameters of a tool.
  fileprivate func printed(as form: SchemaForm) -> JSONValue {
    let named: [JSONValue.Member] = [
      .init("name", .string(name)), .init("description", .string(description ?? title)),
    ]
    return switch form {
    case .jsonSchema: jsonSchema
    case .openAI:
      .object([
        .init("type", .string("function")),
        .init("function", .object(named + [.init("parameters", jsonSchema)])),
      ])
    case .mcp: .object(named + [.init("inputSchema", jsonSchema)])
    }
  }
}
