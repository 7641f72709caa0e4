import Testing

@testable import Understudy

@Suite struct RequestSplitterTests {
  private static let text = """
    [{"name": "dim_lamp", "title": "Dim Lamp", "description": "Dims a lamp", "parameters": {
       "properties": {"lamp": {"type": "string", "enum": ["desk", "hall"]}}, "required": ["lamp"]}},
     {"name": "set_timer", "title": "Set Timer", "description": "Sets a timer", "parameters": {
       "properties": {"minutes": {"type": "integer", "description": "How long, in minutes"}},
       "required": ["minutes"]}},
     {"name": "send_message", "title": "Send Message", "description": "Sends a message", "parameters": {
       "properties": {"recipient": {"type": "string", "description": "Who gets it"},
         "body": {"type": "string", "description": "What the message says", "x-free-text": true}},
       "required": ["recipient", "body"]}}]
    """

  private func calls(_ phrase: String) throws -> [ToolChoice] {
    guard case .array(let definitions) = try JSONValue(parsing: Self.text) else { return [] }
    let tools = ToolSet(try definitions.map { try EntitySchema(tool: $0) })
    return try Engine.extractor.calls(among: tools, for: phrase, in: try Engine.context())
  }

  @Test(arguments: [
    "dim the desk lamp and set a timer for ten minutes",
    "Dim the desk lamp, then set a timer for 10 minutes please",
    "dim the desk lamp. also set the timer to ten minutes",
  ])
  func answersEachRequestInOrder(phrase: String) throws {
    let calls = try calls(phrase)
    #expect(calls.map { $0.chosen?.tool } == ["dim_lamp", "set_timer"])
    #expect(calls.last?.chosen?.extraction.values == [.init("minutes", .number("10"))])
  }

  private static let farm = """
    [{"name": "mend_fence", "description": "Mends a fence", "parameters": {
       "properties": {"side": {"type": "string", "enum": ["north", "south"]}}, "required": ["side"]}},
     {"name": "groom_pony", "description": "Grooms a pony", "parameters": {
       "properties": {"pony": {"type": "string", "description": "The name of the pony"}},
       "required": ["pony"]}},
     {"name": "open_barn", "description": "Opens a barn", "parameters": {
       "properties": {"side": {"type": "string", "enum": ["north", "south"]}}, "required": ["side"]}},
     {"name": "close_barn", "description": "Closes a barn", "parameters": {
       "properties": {"side": {"type": "string", "enum": ["north", "south"]}}, "required": ["side"]}}]
    """

  private func farm() throws -> ToolSet {
    guard case .array(let definitions) = try JSONValue(parsing: Self.farm) else {
      return ToolSet([])
    }
    return ToolSet(try definitions.map { try EntitySchema(tool: $0) })
  }

  @Test func beginsARequestWithAVerbThatOnlyAToolIsNamedBy() throws {
    let calls = try Engine.extractor.calls(
      among: try farm(), for: "mend the north fence and groom Juno", in: try Engine.context())
    #expect(calls.map { $0.chosen?.tool } == ["mend_fence", "groom_pony"])
  }

  @Test(arguments: [
    ("open, no, close the north barn", "close_barn"),
    ("open the south barn, no, close the north barn", "close_barn"),
    ("open the south barn, no, the north one", "open_barn"),
  ]) func callsWhatTakesBackWhatWasSaidBefore(phrase: String, tool: String) throws {
    let context = try Engine.context()
    let calls = try Engine.extractor.calls(among: try farm(), for: phrase, in: context)
    #expect(calls.map { $0.chosen?.tool } == [tool])
    let fill = try #require(calls.first?.chosen?.extraction.fills.first)
    #expect(fill.value == .string("north"))
    #expect(
      try Engine.extractor.choose(among: farm(), for: phrase, in: context).chosen?.tool == tool)
  }

  @Test(arguments: [
    "book a ferry to Skye. I'd like to stand on the upper deck",
    "book a ferry to Skye and keep the upper deck",
  ])
  func takesForOneRequestWhatGoesOnWithIt(phrase: String) throws {
    let text = """
      {"name": "book_ferry", "description": "Books a ferry", "parameters": {"properties": {
         "island": {"type": "string", "enum": ["Skye", "Mull"]},
         "deck": {"type": "string", "enum": ["upper deck", "lower deck"]}}, "required": ["island"]}}
      """
    let tools = ToolSet([try EntitySchema(tool: JSONValue(parsing: text))])
    let calls = try Engine.extractor.calls(among: tools, for: phrase, in: try Engine.context())
    #expect(calls.count == 1)
    #expect(
      calls.first?.chosen?.extraction.values
        == [.init("island", .string("Skye")), .init("deck", .string("upper deck"))])
  }

  @Test func keepsTheSpansOfTheWholePhrase() throws {
    let phrase = "dim the desk lamp and set a timer for ten minutes"
    let fill = try #require(try calls(phrase).last?.chosen?.extraction.fills.first)
    let units = Array(phrase.utf16)[fill.span.start..<fill.span.end]
    #expect(String(decoding: units, as: UTF16.self) == fill.text)
  }

  @Test(arguments: [
    "dim the desk lamp", "dim the desk lamp and the hall lamp",
    "tell Ana dinner is ready and set the table",
  ])
  func leavesOneRequestWhole(phrase: String) throws {
    #expect(try calls(phrase).count == 1)
  }
}
