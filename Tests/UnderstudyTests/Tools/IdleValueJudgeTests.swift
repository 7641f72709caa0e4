import Testing

@testable import Understudy

/// Which words do no more than stand where a value is due, so that no tool is called for them.
@Suite struct IdleValueJudgeTests {
  private static let tools = """
    [{"name": "get_parcel", "description": "Retrieves a parcel by its unique identifier", "parameters": {
       "properties": {"parcel_id": {"type": "string", "description": "The unique identifier of the parcel"}},
       "required": ["parcel_id"]}},
     {"name": "find_ferry", "description": "Finds a ferry to an island", "parameters": {
       "properties": {"island": {"type": "string", "description": "The name of the island"}},
       "required": ["island"]}}]
    """

  private func tool(_ phrase: String) throws -> String? {
    guard case .array(let definitions) = try JSONValue(parsing: Self.tools) else { return nil }
    let tools = ToolSet(try definitions.map { try EntitySchema(tool: $0) })
    return try Engine.extractor.choose(among: tools, for: phrase, in: try Engine.context())
      .chosen?.tool
  }

  @Test(arguments: ["get the parcel ribbons", "get the parcel scissors please"])
  func takesNoWordForAnIdentity(phrase: String) throws {
    #expect(try tool(phrase) == nil)
  }

  @Test(arguments: [
    "get the parcel PX-77", "get the parcel 'ribbons'", "get the parcel with the ID ribbons",
  ]) func takesForAnIdentityWhatIsCalledOne(phrase: String) throws {
    #expect(try tool(phrase) == "get_parcel")
  }

  @Test func takesNoWishForAName() throws {
    #expect(try tool("I'd like to linger by the ferry") == nil)
    #expect(try tool("find a ferry to Skye") == "find_ferry")
  }
}
