import Testing

@testable import Understudy

/// What words around names, titles and statements make of a schema that holds free text.
@Suite struct WordsBehindNamesTests {
  private static let task = """
    {"title": "Log Task", "description": "Records a task for the garage.", "type": "object",
     "properties": {
       "summary": {"title": "Summary", "description": "What has to be done", "type": "string",
                   "x-free-text": true},
       "remark": {"title": "Remark", "description": "Anything to bear in mind", "type": "string",
                  "x-free-text": true},
       "mechanic": {"title": "Mechanic", "description": "Who does it", "type": "string",
                    "x-kind": "person"},
       "bays": {"title": "Bays", "description": "How many bays it takes", "type": "integer"},
       "shift": {"title": "Shift", "description": "Part of the day", "type": "string",
                 "enum": ["morning", "evening"]},
       "grade": {"title": "Grade", "description": "How much it matters", "type": "string",
                 "enum": ["low", "medium", "high"]},
       "starts": {"title": "Starts", "description": "When it begins", "type": "string",
                  "format": "date-time"},
       "since": {"title": "Decade", "description": "Decade of the vehicle", "type": "integer"},
       "oven": {"title": "Oven", "description": "Heat of the drying oven", "type": "object",
                "x-kind": "measurement:temperature",
                "properties": {"value": {"type": "number"}, "unit": {"type": "string"}}}},
     "required": ["summary"]}
    """

  @Test(arguments: [
    ("log a task to sand the door with the remark use fine grit", "remark", "use fine grit"),
    ("log a task to sand the door, remark: use fine grit", "remark", "use fine grit"),
    ("log a task to sand the door with Dr. Quimby", "mechanic", "Dr. Quimby"),
    ("log a task to sand the door by Saturday 11am", "starts", "2026-06-13T11:00"),
    ("log a task to sand the door on Monday evening", "shift", "evening"),
    ("log a task to sand the door from the sixties", "since", "1960"),
    ("log a task to sand the door, 90 degrees", "oven", "value 90, unit fahrenheit"),
  ]) func fills(phrase: String, property: String, value: String) throws {
    let fill = try extract(phrase).fills.first { $0.property == property }
    #expect(fill?.value.plainText == value)
  }

  @Test(arguments: ["Log a new task", "please log a task"])
  func commandAloneFillsNothing(phrase: String) throws {
    #expect(try extract(phrase).values.isEmpty)
  }

  @Test(arguments: ["The kettle was far too loud", "Our roof leaks"])
  func statementConcernsNothing(phrase: String) throws {
    #expect(try extract(phrase).status == .none)
  }

  @Test func offersBothOfTwoCases() throws {
    let extraction = try extract("log a task of low or high grade to sand the door")
    #expect(!extraction.fills.contains { $0.property == "grade" })
    #expect(
      extraction.ambiguous.first { $0.property == "grade" }?.choices
        == [.string("low"), .string("high")])
  }

  @Test func offersBothOfTwoAmounts() throws {
    let extraction = try extract("log a task to sand the door in two or three bays")
    #expect(
      extraction.ambiguous.first { $0.property == "bays" }?.choices
        == [.number("2"), .number("3")])
  }

  private func extract(_ phrase: String) throws -> Extraction {
    let schema = try EntitySchema(jsonSchema: JSONValue(parsing: Self.task), name: "LogTask")
    return try Engine.extractor.extract(schema, from: phrase, in: Engine.context())
  }
}
