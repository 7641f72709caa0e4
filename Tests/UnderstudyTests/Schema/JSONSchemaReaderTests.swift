import Testing

@testable import Understudy

@Suite struct JSONSchemaReaderTests {
  private func schema(_ properties: String, more: String = "") throws -> EntitySchema {
    try EntitySchema(
      json: JSONValue(parsing: #"{"title": "Crate", "properties": {\#(properties)}\#(more)}"#))
  }

  @Test(arguments: [
    (
      #""a": {"type": "integer", "minimum": 2, "maximum": 5}"#, SlotType.integer(lower: 2, upper: 5)
    ),
    (#""a": {"type": ["null", "boolean"]}"#, .boolean),
    (#""a": {"type": "string", "format": "duration"}"#, .duration),
    (#""a": {"type": "object", "properties": {"amount": {}, "currency": {}}}"#, .money),
    (
      #""a": {"enum": [1, 2]}"#,
      .option([
        SlotOption(value: "1", literal: .number("1")),
        SlotOption(value: "2", literal: .number("2")),
      ])
    ),
    (
      #""a": {"oneOf": [{"const": "x", "title": "Cross"}]}"#,
      .option([SlotOption(value: "x", title: "Cross")])
    ),
  ]) func readsTypes(property: String, type: SlotType) throws {
    #expect(try schema(property).slots.map(\.type) == [type])
  }

  @Test func followsReferences() throws {
    let read = try schema(
      ##""a": {"$ref": "#/$defs/count", "title": "Jars"}"##,
      more: ##", "$defs": {"count": {"type": "integer", "title": "Count"}}"##)
    #expect(read.slots.map(\.title) == ["Jars"])
    #expect(read.slots.map(\.type) == [.integer(lower: nil, upper: nil)])
  }

  @Test func keepsUnknownKeywords() throws {
    let read = try schema(#""a": {"type": "string", "x-colour": "red"}"#)
    #expect(read.slots[0].otherKeywords == [.init("x-colour", .string("red"))])
  }

  @Test(arguments: [
    (
      #""a": {"type": "strin"}"#,
      "unknown type 'strin'; did you mean 'string'? at '#/properties/a/type'"
    ),
    (
      #""a": {"type": "number", "minimum": 3, "maximum": 1}"#,
      "no number is at least 3 and at most 1 at '#/properties/a'"
    ),
    (#""a": {"enum": []}"#, "a list without any value allows none at '#/properties/a/enum'"),
    (
      ##""a": {"$ref": "#/$defs/b"}"##,
      "the reference '#/$defs/b' leads nowhere in this text at '#/properties/a/$ref'"
    ),
    (
      ##""a": {"$ref": "#/properties/a"}"##,
      "the reference '#/properties/a' leads back to itself at '#/properties/a/$ref'"
    ),
    (#""a/b": 7"#, "expected an object, found a number at '#/properties/a~1b'"),
  ]) func refusesWhatNoPhraseCanFill(property: String, message: String) {
    let error = #expect(throws: SchemaError.self) { try schema(property) }
    #expect(error?.description == message)
  }

  @Test func refusesToDemandWhatIsNotDeclared() throws {
    func read(_ rest: String) throws(SchemaError) -> EntitySchema {
      let text = #"{"title": "Tent", "properties": {"nights": {"type": "integer"}}, \#(rest)}"#
      guard let json = try? JSONValue(parsing: text) else {
        return EntitySchema(name: "", slots: [])
      }
      return try EntitySchema(jsonSchema: json)
    }
    let error = #expect(throws: SchemaError.self) { try read(#""required": ["nigths"]"#) }
    #expect(
      error?.description
        == "required property 'nigths' is not declared; did you mean 'nights'? at '#/required/0'")
    // It may be declared where nobody reads.
    #expect(try read(#""required": ["pitch"], "allOf": []"#).slots.map(\.name) == ["nights"])
  }

  @Test func refusesTwoToolsOfOneName() throws {
    let tools = try ["pack", "ship", "pack"].map {
      try JSONValue(parsing: #"{"name": "\#($0)", "parameters": {}}"#)
    }
    let error = #expect(throws: SchemaError.self) {
      try ToolSet(reading: tools) { json throws(SchemaError) in try EntitySchema(json: json) }
    }
    #expect(error?.description == "two tools are called 'pack' at '#/2'")
    let unnamed = #expect(throws: SchemaError.self) {
      try ToolSet(reading: [tools[0], .object([.init("inputSchema", .object([]))])]) {
        json throws(SchemaError) in try EntitySchema(tool: json)
      }
    }
    #expect(unnamed?.description == "a tool needs a name at '#/1'")
  }

  @Test(arguments: [
    #"{"type": "function", "function": {"name": "pack", "parameters": {"properties": {"a": {}}}}}"#,
    #"{"name": "pack", "input_schema": {"properties": {"a": {}}}}"#,
    #"{"name": "pack", "inputSchema": {"properties": {"a": {}}}}"#,
  ]) func readsToolsOfEachShape(text: String) throws {
    let tool = try EntitySchema(json: JSONValue(parsing: text))
    #expect(tool.name == "pack")
    #expect(tool.slots.map(\.name) == ["a"])
  }

  @Test func writesWhatItReads() throws {
    let read = try schema(#""a": {"type": "integer", "minimum": 2}, "b": {"type": "string"}"#)
    #expect(try EntitySchema(jsonSchema: read.jsonSchema, name: read.name) == read)
  }
}
