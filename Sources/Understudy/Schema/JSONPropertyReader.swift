/// Reads from the schema of a property what its values are.
struct JSONPropertyReader {
  /// What the values of a property are.
  struct Property {
    var type: SlotType
    var shape = SlotShape()
    var isArray = false
  }

  private let schema: JSONSchemaReader
  private let outer: [JSONPointer]

  init(schema: JSONSchemaReader, outer: [JSONPointer]) {
    self.schema = schema
    self.outer = outer
  }

  private typealias Node = JSONSchemaReader.Node

  /// The keywords that are read here or by whoever reads the object around.
  private static let known: Set<String> = [
    "type", "title", "description", "format", "enum", "const", "oneOf", "anyOf", "allOf", "minimum",
    "maximum", "exclusiveMinimum", "exclusiveMaximum", "default", "properties", "required", "items",
    "pattern", "$defs", "$ref", "x-titles", "x-synonyms", "x-kind", "x-free-text",
  ]

  /// The members that say nothing here.
  static func unread(_ value: JSONValue) -> [JSONValue.Member] {
    guard case .object(let members) = value else { return [] }
    return members.filter { !known.contains($0.name) }
  }

  /// The values of a property.
  func property(_ node: JSONSchemaReader.Node) throws(SchemaError) -> Property {
    if let options = try JSONOptionReader().options(node.value, at: node.pointer) {
      return Property(type: .option(options), shape: try shape(node))
    }
    if node.value["x-entity"] != nil { return try entity(node) }
    if let choice = try firstChoice(node) { return choice }
    switch try typeName(node) {
    case "string", nil: return try text(node)
    case "integer":
      let shape = try shape(node)
      return Property(
        type: .integer(
          lower: shape.lower.map { Int64(clampingDouble: $0.rounded(.up)) },
          upper: shape.upper.map { Int64(clampingDouble: $0.rounded(.down)) }), shape: shape)
    case "number": return Property(type: .number, shape: try shape(node))
    case "boolean": return Property(type: .boolean)
    case "array": return try array(node)
    case "object": return try object(node)
    case let name?: return Property(type: .other(name))
    }
  }

  /// An entity of a catalogue, or several: whatever it is written as, words name it.
  private func entity(_ node: Node) throws(SchemaError) -> Property {
    Property(
      type: .text, shape: try shape(node), isArray: node.value.text("type") == "array")
  }

  /// The first of several schemas that a value may follow, apart from nothing at all.
  private func firstChoice(_ node: Node) throws(SchemaError) -> Property? {
    for keyword in ["anyOf", "oneOf", "allOf"] {
      guard let list = node.value[keyword] else { continue }
      let pointer = node.pointer.appending(keyword)
      guard case .array(let choices) = list else {
        throw SchemaError(fact: .expected("an array", found: list.sort), pointer: pointer)
      }
      guard let first = choices.firstIndex(where: { $0.text("type") != "null" }) else {
        throw SchemaError(fact: .noValues, pointer: pointer)
      }
      return try property(schema.node(at: pointer.appending("\(first)")))
    }
    return nil
  }

  /// The type that is named, or the one that other keywords tell.
  private func typeName(_ node: Node) throws(SchemaError) -> String? {
    let pointer = node.pointer.appending("type")
    let name: String
    switch node.value["type"] {
    case nil:
      return node.value["properties"] != nil ? "object" : node.value["items"] != nil ? "array" : nil
    case .string(let text)?: name = text
    case .array(let names)?:
      let texts = names.compactMap { if case .string(let text) = $0 { text } else { nil } }
      guard let first = texts.first(where: { $0 != "null" }) else {
        throw SchemaError(fact: .noValues, pointer: pointer)
      }
      name = first
    case let other?:
      throw SchemaError(fact: .expected("a type", found: other.sort), pointer: pointer)
    }
    guard Self.types.contains(name) else {
      let nearest = EditDistance.nearest(to: name, among: Self.types)
      throw SchemaError(fact: .unknownType(name, nearest: nearest), pointer: pointer)
    }
    return name == "any" ? nil : name
  }

  /// The types of JSON Schema, and `any`, which tools write where every type will do.
  private static let types = [
    "string", "integer", "number", "boolean", "array", "object", "null", "any",
  ]

  private func text(_ node: Node) throws(SchemaError) -> Property {
    var shape = try shape(node)
    switch node.value.text("format") {
    case "date"?: shape.timePart = .date
    case "date-time"?: shape.timePart = .dateTime
    case "time"?: shape.timePart = .time
    case "duration"?: return Property(type: .duration, shape: shape)
    case "email"?, "idn-email"?: shape.kind = shape.kind ?? "email"
    case "uri"?, "url"?, "iri"?, "uri-reference"?: shape.kind = "url"
    case "ipv4"?, "ipv6"?: shape.kind = "ipAddress"
    default: break
    }
    return Property(type: shape.timePart == nil ? .text : .date, shape: shape)
  }

  private func array(_ node: Node) throws(SchemaError) -> Property {
    guard let items = node.value["items"] else { return Property(type: .text, isArray: true) }
    // Draft 4 allowed a list of schemas here, the first for the first element.
    let place = node.pointer.appending("items")
    let isList = if case .array = items { true } else { false }
    var property = try property(schema.node(at: isList ? place.appending("0") : place))
    guard !property.isArray else { return Property(type: .other("array of arrays"), isArray: true) }
    property.isArray = true
    return property
  }

  private func object(_ node: Node) throws(SchemaError) -> Property {
    var shape = try shape(node)
    guard case .object(let properties)? = node.value["properties"], !properties.isEmpty else {
      return Property(type: .other("object"), shape: shape)
    }
    guard !JSONSchemaReader.isTooDeep(node.pointer, within: outer) else {
      return Property(type: .other("object"), shape: shape)
    }
    let names = Set(properties.map(\.name))
    if shape.kind == "money" || names == ["amount", "currency"] {
      shape.kind = nil
      return Property(type: .money, shape: shape)
    }
    if shape.kind == "measurement" || names == ["value", "unit"] {
      shape.kind = nil
      return Property(type: .measurement, shape: shape)
    }
    let inner = try schema.schema(
      named: node.value.text("title") ?? "object", at: node.pointer, within: outer)
    return Property(type: .entity(inner), shape: shape)
  }

  private func shape(_ node: Node) throws(SchemaError) -> SlotShape {
    var shape = SlotShape()
    let kind = node.value.text("x-kind")?.split(separator: ":", maxSplits: 1)
    shape.kind = kind?.first.map { $0 == "uri" ? "url" : String($0) }
    if let kind, kind.count > 1 { shape.dimension = String(kind[1]) }
    shape.isFreeText = node.value["x-free-text"] == .bool(true)
    shape.pattern = node.value.text("pattern")
    shape.entity = node.value.text("x-entity")
    shape.lower = try bound(["minimum", "exclusiveMinimum"], node)
    shape.upper = try bound(["maximum", "exclusiveMaximum"], node)
    if let lower = shape.lower, let upper = shape.upper, lower > upper {
      throw SchemaError(
        fact: .crossedBounds(
          lower: JSONValue(lower).plainText, upper: JSONValue(upper).plainText),
        pointer: node.pointer)
    }
    return shape
  }

  private func bound(_ keywords: [String], _ node: Node) throws(SchemaError) -> Double? {
    for keyword in keywords {
      switch node.value[keyword] {
      case nil, .bool?: continue
      case .number(let digits)?: return Double(digits)
      case let other?:
        throw SchemaError(
          fact: .expected("a number", found: other.sort), pointer: node.pointer.appending(keyword))
      }
    }
    return nil
  }
}

extension Int64 {
  /// The nearest whole number that there is.
  init(clampingDouble value: Double) {
    self = Int64(exactly: value) ?? (value < 0 ? .min : .max)
  }
}
