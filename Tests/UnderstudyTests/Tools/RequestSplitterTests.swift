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
