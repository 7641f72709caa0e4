import Testing

@testable import Understudy

@Suite struct ToolChooserTests {
  private static let tools = """
    [{"name": "water_plants", "description": "Waters the plants of a bed", "parameters": {
       "properties": {"bed": {"type": "string", "enum": ["roses", "herbs"]},
                      "minutes": {"type": "integer", "description": "How long, in minutes"}},
       "required": ["bed"]}},
     {"name": "send_message", "description": "Sends a message to a person", "parameters": {
       "properties": {"recipient": {"type": "string", "description": "Who gets it"},
                      "body": {"type": "string", "description": "What the message says"}},
       "required": ["recipient", "body"]}}]
    """

  private func choice(_ phrase: String) throws -> ToolChoice {
    guard case .array(let definitions) = try JSONValue(parsing: Self.tools) else {
      return ToolChoice(chosen: nil, others: [])
    }
    let tools = ToolSet(try definitions.map { try EntitySchema(tool: $0) })
    return try Engine.extractor.choose(among: tools, for: phrase, in: try Engine.context())
  }

  @Test func callsTheToolThatIsNamed() throws {
    let chosen = try #require(try choice("water the herbs for a quarter of an hour").chosen)
    #expect(chosen.tool == "water_plants")
    #expect(chosen.extraction.values.map(\.name) == ["bed", "minutes"])
    #expect(chosen.extraction.values.last?.value == .number("15"))
  }

  @Test func callsAToolByItsNameAlone() throws {
    let tools = ToolSet([
      EntitySchema(
        name: "PressFlowers", title: "Press Flowers", description: "Dries petals between sheets.",
        slots: [Slot(name: "weeks", title: "Weeks", type: .integer(lower: 1, upper: 9))])
    ])
    func choice(_ phrase: String) throws -> ToolChoice {
      try Engine.extractor.choose(among: tools, for: phrase, in: try Engine.context())
    }
    #expect(try choice("press flowers").chosen?.tool == "PressFlowers")
    #expect(try choice("flowers for the press conference").chosen == nil)
  }

  @Test(arguments: [
    ("polish the brass lamp", "PolishLamp"), ("the brass lamp on the shelf is lovely", nil),
  ]) func callsWhatAPhraseBeginsAsThoughMuchIsMissing(phrase: String, tool: String?) throws {
    let tools = ToolSet([
      EntitySchema(
        name: "PolishLamp", title: "Polish Lamp", description: "Rubs it until it shines.",
        slots: [Slot(name: "hour", title: "Hour", type: .integer(lower: 1, upper: 9))])
    ])
    let choice = try Engine.extractor.choose(among: tools, for: phrase, in: try Engine.context())
    #expect(choice.chosen?.tool == tool)
  }

  @Test func callsNothingForWhatConcernsNoTool() throws {
    #expect(try choice("the moon is bright above the hills").chosen == nil)
  }

  @Test func tellsWhatSpeaksForTheTool() throws {
    let chosen = try #require(try choice("water the herbs for a quarter of an hour").chosen)
    let lines = chosen.explanation.children.map(\.line)
    #expect(lines.contains { $0.contains("words of its name were said ('water')") })
    #expect(lines.contains { $0.contains("nothing is missing") })
  }

  @Test func callsNeitherOfTwoThatCannotBeToldApart() throws {
    let text = """
      [{"name": "open_gate", "description": "Opens the gate", "parameters": {"properties": {}}},
       {"name": "gate_open", "description": "Opens the gate", "parameters": {"properties": {}}}]
      """
    guard case .array(let definitions) = try JSONValue(parsing: text) else { return }
    let tools = ToolSet(try definitions.map { try EntitySchema(tool: $0) })
    let choice = try Engine.extractor.choose(
      among: tools, for: "open the gate", in: try Engine.context())
    #expect(choice.chosen == nil)
    #expect(choice.ambiguous.map(\.tool) == ["open_gate", "gate_open"])
  }

  @Test(arguments: [
    ("reserve a berth", nil), ("cancel the berth", "CancelBerth"),
    ("delete the berth booking", "CancelBerth"), ("open the hatch", nil),
    ("close the hatch", "CloseHatch"), ("unlock the shed", nil), ("lock the shed", "LockShed"),
    ("don't close the hatch", nil), ("please do not lock the shed", nil),
    ("cancel the mooring", "ManageMooring"), ("book a mooring", "ManageMooring"),
  ]) func callsNoToolThatUndoesWhatIsAskedFor(phrase: String, tool: String?) throws {
    func schema(_ name: String, _ title: String, _ description: String) -> EntitySchema {
      EntitySchema(name: name, title: title, description: description, slots: [])
    }
    let tools = ToolSet([
      schema("CancelBerth", "Cancel a Berth", "Cancels the booking of a berth."),
      schema("CloseHatch", "Close the Hatch", "Closes the hatch."),
      schema("LockShed", "Lock the Shed", "Locks the shed."),
      schema("ManageMooring", "Mooring", "Books or cancels a mooring."),
    ])
    let choice = try Engine.extractor.choose(among: tools, for: phrase, in: try Engine.context())
    #expect(choice.chosen?.tool == tool)
  }

  @Test func readsNoParametersOfWhatCannotWin() throws {
    let choice = try choice("water the roses for ten minutes, not the herbs")
    #expect(choice.chosen?.tool == "water_plants")
    let other = try #require(choice.others.first)
    #expect(other.tool == "send_message")
    #expect(other.extraction.status == .none)
  }

  @Test(arguments: [
    "water the herbs for ten minutes", "send Mia a message", "tell Mia that I am late",
    "the roses", "herbs for ten minutes", "is anybody there",
  ]) func choosesAsIfAllWereFilled(phrase: String) throws {
    guard case .array(let definitions) = try JSONValue(parsing: Self.tools) else { return }
    let alone = try definitions.map { definition in
      let tools = ToolSet([try EntitySchema(tool: definition)])
      let choice = try Engine.extractor.choose(
        among: tools, for: phrase, in: try Engine.context())
      return choice.chosen ?? choice.others[0]
    }
    let chosen = try choice(phrase).chosen
    let best = try #require(alone.max { $0.score < $1.score })
    guard let chosen else {
      #expect(alone.allSatisfy { $0.score < 0.392 })
      return
    }
    #expect(chosen.tool == best.tool)
    #expect(chosen.extraction.values == best.extraction.values)
  }
}
