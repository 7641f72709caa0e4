import Testing

@testable import Understudy

/// What a tool is not for, since it speaks of another thing of the sort.
@Suite struct WordContrastTests {
  private func contrasts(_ description: String, unit: String = "The unit") throws -> [WordContrast]
  {
    let language = try Engine.language("en_US")
    let schema = EntitySchema(
      name: "measure_pond", title: "Measure Pond", description: description,
      slots: [Slot(name: "unit", title: "Unit", description: unit, type: .text)])
    return WordContrast.contrasts(
      of: schema, among: language.textWords.contrasts, language.tokenizer)
  }

  private func isSaid(_ phrase: String, _ contrasts: [WordContrast]) throws -> Bool {
    let phrase = try Engine.language("en_US").tokenizer.tokenized(phrase)
    return contrasts.contains { $0.isSaid(in: phrase) }
  }

  @Test func isSaidByAnotherWordOfTheSort() throws {
    let contrasts = try contrasts("Tells the area of a pond")
    #expect(try isSaid("the volume of our pond", contrasts))
    #expect(try !isSaid("the area of our pond", contrasts))
    #expect(try !isSaid("how deep is our pond", contrasts))
  }

  @Test func isNotSaidBesideTheToolsOwnWord() throws {
    #expect(try !isSaid("area and volume of a pond", try contrasts("Tells the areas of a pond")))
  }

  @Test func leavesOutWhatTheToolSaysElsewhere() throws {
    let contrasts = try contrasts("Tells the area of a pond", unit: "Liters for the volume")
    #expect(try !isSaid("the volume of our pond", contrasts))
    #expect(try isSaid("the perimeter of our pond", contrasts))
  }

  @Test func isNoneWhereTheToolSaysNoSuchWord() throws {
    #expect(try contrasts("Tells how deep a pond is").isEmpty)
  }

  @Test(arguments: [
    ("give me the perimeter of a shed with a length of 3 meters and a width of 4 meters", nil),
    ("give me the area of a shed with a length of 3 meters and a width of 4 meters", "shed_area"),
  ]) func callsNoToolForAnotherThing(phrase: String, tool: String?) throws {
    let text = """
      {"name": "shed_area", "description": "Calculates the area of a shed", "parameters": {"properties": {
         "length": {"type": "number", "description": "Its length in meters"},
         "width": {"type": "number", "description": "Its width in meters"}}, "required": ["length", "width"]}}
      """
    let tools = ToolSet([try EntitySchema(tool: try JSONValue(parsing: text))])
    let choice = try Engine.extractor.choose(among: tools, for: phrase, in: try Engine.context())
    #expect(choice.chosen?.tool == tool)
  }
}
