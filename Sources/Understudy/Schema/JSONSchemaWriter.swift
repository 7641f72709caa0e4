/// Writes what an entity asks for as a JSON Schema.
struct JSONSchemaWriter {
  /// The schema of an entity's values.
  func schema(of entity: EntitySchema) -> JSONValue {
    .object(
      [.init("type", .string("object")), .init("title", .string(entity.title))]
        + described(entity.description) + properties(of: entity))
  }

  private func described(_ text: String?) -> [JSONValue.Member] {
    text.map { [.init("description", .string($0))] } ?? []
  }

  private func properties(of entity: EntitySchema) -> [JSONValue.Member] {
    let required = entity.slots.filter { $0.isRequired && $0.defaultValue == nil }
    return [
      .init("properties", .object(entity.slots.map { .init($0.name, property($0)) })),
      .init("required", .array(required.map { .string($0.name) })),
    ]
  }

  private func property(_ slot: Slot) -> JSONValue {
    var members: [JSONValue.Member] = [.init("title", .string(slot.title))]
    members += described(slot.description)
    let values = values(of: slot) + shape(slot.shape)
    if slot.isArray {
      members += [.init("type", .string("array")), .init("items", .object(values))]
    } else {
      members += values
    }
    if let value = slot.defaultValue { members.append(.init("default", value)) }
    return .object(members + slot.otherKeywords)
  }

  private func values(of slot: Slot) -> [JSONValue.Member] {
    switch slot.type {
    case .integer(let lower, let upper):
      typed("integer")
        + [("minimum", lower), ("maximum", upper)].compactMap { name, bound in
          bound.map { .init(name, JSONValue($0)) }
        }
    case .number:
      typed("number")
        + [("minimum", slot.shape.lower), ("maximum", slot.shape.upper)].compactMap { name, bound in
          bound.map { .init(name, JSONValue($0)) }
        }
    case .boolean: typed("boolean")
    case .text: typed("string")
    case .date: typed("string", format: (slot.shape.timePart ?? .dateTime).rawValue)
    case .duration: typed("string", format: "duration")
    case .money: typed("object") + [.init("x-kind", .string("money"))]
    case .measurement:
      typed("object")
        + [.init("x-kind", .string("measurement" + (slot.shape.dimension.map { ":\($0)" } ?? "")))]
    case .option(let options): cases(options)
    case .entity(let inner): typed("object") + properties(of: inner)
    case .other: []
    }
  }

  private func typed(_ type: String, format: String? = nil) -> [JSONValue.Member] {
    [.init("type", .string(type))] + (format.map { [.init("format", .string($0))] } ?? [])
  }

  private func cases(_ options: [SlotOption]) -> [JSONValue.Member] {
    let titles = options.compactMap { option in
      option.title.map { JSONValue.Member(option.value, .string($0)) }
    }
    let synonyms = options.filter { !$0.synonyms.isEmpty }.map { option in
      JSONValue.Member(option.value, .array(option.synonyms.map(JSONValue.string)))
    }
    return [.init("enum", .array(options.map(\.literal)))]
      + (titles.isEmpty ? [] : [.init("x-titles", .object(titles))])
      + (synonyms.isEmpty ? [] : [.init("x-synonyms", .object(synonyms))])
  }

  private func shape(_ shape: SlotShape) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if let kind = shape.kind { members.append(.init("x-kind", .string(kind))) }
    if shape.isFreeText { members.append(.init("x-free-text", .bool(true))) }
    if let pattern = shape.pattern { members.append(.init("pattern", .string(pattern))) }
    return members
  }
}

extension EntitySchema {
  /// The JSON Schema of what the entity asks for.
  public var jsonSchema: JSONValue { JSONSchemaWriter().schema(of: self) }
}
