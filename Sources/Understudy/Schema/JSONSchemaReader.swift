/// Reads from a JSON Schema what an entity asks for.
///
/// Of draft 2020-12 it knows what says which values a property takes; other keywords are kept unread.
struct JSONSchemaReader {
  private let root: JSONValue
  /// How deep objects are read inside others.
  private static let depthLimit = 8

  init(_ root: JSONValue) {
    self.root = root
  }

  /// What the object at a place asks for.
  ///
  /// - Parameters:
  ///   - name: The entity's name; without one, the schema's own.
  ///   - pointer: Where in the text it lies.
  ///   - outer: The objects around it; one that lies in itself is not read again.
  /// - Returns: The entity with its slots.
  /// - Throws: ``SchemaError`` where no phrase could fill it.
  func schema(
    named name: String? = nil, at pointer: JSONPointer = .root, within outer: [JSONPointer] = []
  ) throws(SchemaError) -> EntitySchema {
    let node = try node(at: pointer)
    let properties = try members(of: node.value, "properties", at: node.pointer)
    let required = try required(in: node, among: properties.map(\.name))
    var slots: [Slot] = []
    for property in properties {
      slots.append(
        try slot(
          property.name, at: node.pointer.appending("properties", property.name),
          isRequired: required.contains(property.name), within: outer + [node.pointer]))
    }
    let title = node.value.text("title")
    return EntitySchema(
      name: name ?? node.value.text("x-tool") ?? node.value.text("$id") ?? title ?? "object",
      title: title, description: node.value.text("description"), slots: slots)
  }

  /// Whether an object inside others is read no further.
  static func isTooDeep(_ pointer: JSONPointer, within outer: [JSONPointer]) -> Bool {
    outer.contains(pointer) || outer.count >= depthLimit
  }

  /// A value of the text and the place that it was found at.
  struct Node {
    let value: JSONValue
    let pointer: JSONPointer
  }

  /// What lies at a place, its references followed; what is said beside a reference counts first.
  func node(at pointer: JSONPointer) throws(SchemaError) -> Node {
    var pointer = pointer
    var said: [JSONValue.Member] = []
    var visited: Set<JSONPointer> = []
    while true {
      guard let value = pointer.value(in: root), case .object(let members) = value else {
        let found = pointer.value(in: root)?.sort ?? "nothing"
        throw SchemaError(fact: .expected("an object", found: found), pointer: pointer)
      }
      said += members.filter { member in
        member.name != "$ref" && !said.contains { $0.name == member.name }
      }
      guard case .string(let reference)? = value["$ref"] else {
        return Node(value: .object(said), pointer: pointer)
      }
      let place = pointer.appending("$ref")
      guard let next = JSONPointer(reference: reference), next.value(in: root) != nil else {
        throw SchemaError(fact: .unresolved(reference), pointer: place)
      }
      guard visited.insert(next).inserted else {
        throw SchemaError(fact: .circular(reference), pointer: place)
      }
      pointer = next
    }
  }

  private func members(
    of value: JSONValue, _ keyword: String, at pointer: JSONPointer
  ) throws(SchemaError) -> [JSONValue.Member] {
    switch value[keyword] {
    case nil: return []
    case .object(let members)?: return members
    case let other?:
      throw SchemaError(
        fact: .expected("an object", found: other.sort), pointer: pointer.appending(keyword))
    }
  }

  /// The keywords under which a schema may declare properties that are not read here.
  private static let elsewhere = [
    "allOf", "anyOf", "oneOf", "if", "patternProperties", "dependentSchemas",
  ]

  private func required(in node: Node, among names: [String]) throws(SchemaError) -> Set<String> {
    guard let list = node.value["required"] else { return [] }
    let pointer = node.pointer.appending("required")
    guard case .array(let elements) = list else {
      // Draft 3 wrote it beside each property.
      if case .bool = list { return [] }
      throw SchemaError(fact: .expected("an array", found: list.sort), pointer: pointer)
    }
    var required: Set<String> = []
    for (index, element) in elements.enumerated() {
      let pointer = pointer.appending("\(index)")
      guard case .string(let name) = element else {
        throw SchemaError(fact: .expected("a string", found: element.sort), pointer: pointer)
      }
      if !names.contains(name), Self.elsewhere.allSatisfy({ node.value[$0] == nil }) {
        let nearest = EditDistance.nearest(to: name, among: names)
        throw SchemaError(fact: .undeclared(name, nearest: nearest), pointer: pointer)
      }
      required.insert(name)
    }
    return required
  }

  private func slot(
    _ name: String, at pointer: JSONPointer, isRequired: Bool, within outer: [JSONPointer]
  ) throws(SchemaError) -> Slot {
    let node = try node(at: pointer)
    let reader = JSONPropertyReader(schema: self, outer: outer)
    let property = try reader.property(node)
    return Slot(
      name: name, title: node.value.text("title") ?? SlotReader.split(name),
      description: node.value.text("description"), type: property.type, shape: property.shape,
      isRequired: isRequired, isArray: property.isArray, defaultValue: node.value["default"],
      otherKeywords: JSONPropertyReader.unread(node.value))
  }
}

extension JSONValue {
  /// The text under a name, where there is one.
  func text(_ name: String) -> String? {
    guard case .string(let text)? = self[name] else { return nil }
    return text
  }
}

extension EntitySchema {
  /// What an entity asks for, as a JSON Schema says.
  ///
  /// ```swift
  /// let text = #"{"title": "Trip", "properties": {"city": {"type": "string", "description": "A city"}}}"#
  /// try EntitySchema(jsonSchema: JSONValue(parsing: text)).slots.map(\.name)  // ["city"]
  /// ```
  ///
  /// - Parameters:
  ///   - value: The schema of an object.
  ///   - name: The entity's name; without one, the schema's `x-tool`, `$id` or `title`.
  /// - Throws: ``SchemaError`` where no phrase could fill the schema.
  public init(jsonSchema value: JSONValue, name: String? = nil) throws(SchemaError) {
    self = try JSONSchemaReader(value).schema(named: name)
  }
}
