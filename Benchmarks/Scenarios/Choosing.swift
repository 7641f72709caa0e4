import Understudy

/// One of thirty tools, chosen and filled.
struct Choosing: Scenario {
  let name = "choose"
  let load: Load
  private let extractor: Extractor
  private let tools: ToolSet
  private let requests: [Request]

  init(_ setting: Setting) throws {
    extractor = setting.extractor
    tools = try Self.tools(beside: setting.schema)
    requests = setting.requests
    load = Load(count: requests.count, unit: .phrase)
  }

  func check() throws {
    for (phrase, tool) in [
      ("business class from Chicago to Bergen on July 8", "JourneySearch"),
      ("turn off the lamp in the kitchen", "set_lamp"),
    ] {
      let context = Setting.context(locale: "en_US")
      let choice = try extractor.choose(among: tools, for: phrase, in: context)
      guard choice.chosen?.tool == tool else {
        throw WrongAnswer(
          scenario: name, phrase: phrase, expected: tool, found: choice.chosen?.tool ?? "no tool")
      }
    }
  }

  func run() throws -> Int {
    var sum = 0
    for request in requests {
      let choice = try extractor.choose(among: tools, for: request.text, in: request.context)
      sum &+= choice.chosen?.extraction.fills.count ?? 0
    }
    return sum
  }

  /// The journey and things of a home that are set, asked for and put off.
  private static func tools(beside journey: EntitySchema) throws -> ToolSet {
    let things = [
      "lamp", "heater", "fan", "blind", "alarm", "speaker", "door", "oven", "sprinkler", "camera",
    ]
    let definitions = things.flatMap { thing in
      [
        """
        {"name": "set_\(thing)", "description": "Turns the \(thing) of a room on or off",
         "parameters": {"required": ["state"], "properties": {
           "state": {"type": "string", "enum": ["on", "off"]},
           "room": {"type": "string", "description": "The room of the \(thing)"}}}}
        """,
        """
        {"name": "check_\(thing)", "description": "Tells how the \(thing) is doing",
         "parameters": {"properties": {
           "room": {"type": "string", "description": "The room of the \(thing)"}}}}
        """,
        """
        {"name": "schedule_\(thing)", "description": "Starts the \(thing) later",
         "parameters": {"required": ["start"], "properties": {
           "start": {"type": "string", "format": "date-time", "description": "When it starts"},
           "minutes": {"type": "integer", "description": "For how many minutes"}}}}
        """,
      ]
    }
    let tools = try definitions.dropLast().map { try EntitySchema(tool: JSONValue(parsing: $0)) }
    return ToolSet([journey] + tools)
  }
}
