import Testing

@testable import Understudy

/// What descriptions tell of properties whose names say little.
@Suite struct DescribedPropertiesTests {
  private func values(_ properties: String, _ phrase: String) throws -> [String: JSONValue] {
    let schema = #"{"x-tool": "Note", "title": "Note Down", "properties": {\#(properties)}}"#
    let values = try Schemas.extraction(schema, phrase).values
    return Dictionary(uniqueKeysWithValues: values.map { ($0.name, $0.value) })
  }

  @Test(arguments: [("note it down with snow chains", true), ("note it down, no chains", false)])
  func asksWhetherSomethingIsSo(phrase: String, isSo: Bool) throws {
    let tyres = #""winter": {"type": "boolean", "description": "Whether chains are needed"}"#
    #expect(try values(tyres, phrase)["winter"] == .bool(isSo))
  }

  @Test(arguments: ["note down no dressing", "note it down without any dressing"])
  func takesADeniedNameForTheCaseOfNothing(phrase: String) throws {
    let dressing = #""dressing": {"type": "string", "enum": ["oil", "yoghurt", "none"]}"#
    #expect(try values(dressing, phrase)["dressing"] == .string("none"))
  }

  @Test func readsInitialsOfSomethingInEachOfAnother() throws {
    let speed = #""speed": {"type": "integer", "description": "Words per minute"}, "#
    let age = #""age": {"type": "integer", "description": "Age in years"}"#
    #expect(try values(speed + age, "note down 70 wpm") == ["speed": .number("70")])
  }

  @Test(arguments: [("celsius", "12"), ("fahrenheit", "12")])
  func takesBareDegreesInTheUnitOfTheProperty(unit: String, value: String) throws {
    let water = #""water": {"type": "number", "description": "Temperature in \#(unit)"}"#
    #expect(try values(water, "note down 12 degrees") == ["water": .number(value)])
  }

  @Test func readsTheSignOfAScale() throws {
    let oven = #""oven": {"type": "number", "description": "Heat of the oven (°C)"}"#
    #expect(try values(oven, "note down 180 degrees") == ["oven": .number("180")])
  }

  @Test func readsAnAmountInItsUnit() throws {
    let feed = #""amount": {"type": "number", "description": "How much feed, in kilograms"}"#
    #expect(try values(feed, "note down 500 g") == ["amount": .number("0.5")])
  }

  @Test func beginsAReportWithWhatItSpeaksOf() throws {
    let device = #""device": {"type": "string", "enum": ["scanner", "camera"]}, "#
    let problem = #""problem": {"type": "string", "description": "Description of the problem"}"#
    let schema =
      #"{"title": "Repair", "properties": {\#(device + problem)}, "required": ["problem"]}"#
    let all = try Schemas.extraction(schema, "my scanner eats every page").values
    let values = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.value) })
    #expect(values["device"] == .string("scanner"))
    #expect(values["problem"] == .string("my scanner eats every page"))
  }

  @Test func takesQuotationsForTitles() throws {
    let films = """
      "films": {"type": "array", "items": {"type": "string"}, "description": "Titles of the films"},
      "friends": {"type": "array", "items": {"type": "string"}, "description": "People who come"}
      """
    let values = try values(films, "we watch 'Green Hills' and 'The Last Ferry' with Ana and Bo")
    #expect(values["films"] == .array([.string("Green Hills"), .string("The Last Ferry")]))
    #expect(values["friends"] == .array([.string("Ana"), .string("Bo")]))
  }

  @Test func tellsWhoDidSomethingFromWhoGetsIt() throws {
    let people = """
      "first": {"type": "string", "description": "Person who wrote it"},
      "second": {"type": "string", "description": "Person who receives it"}
      """
    let values = try values(people, "note it down for Mara by Jonas")
    #expect(values["first"] == .string("Jonas"))
    #expect(values["second"] == .string("Mara"))
  }

  @Test func looksForWhatIsLeftOver() throws {
    let search = """
      "query": {"type": "string", "description": "What to search for"},
      "color": {"type": "string", "enum": ["red", "blue"]}
      """
    #expect(try values(search, "note down a blue teapot")["query"] == .string("teapot"))
  }

  @Test func beginsAStayWithTheArrival() throws {
    let stay = """
      "arrival": {"type": "string", "format": "time", "description": "When we get there"},
      "departure": {"type": "string", "format": "time", "description": "When we leave"}
      """
    let values = try values(stay, "note down 9 am to 11 am")
    #expect(values["arrival"] == .string("09:00"))
    #expect(values["departure"] == .string("11:00"))
  }
}
