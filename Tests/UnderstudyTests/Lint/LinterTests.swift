import Testing
@testable import Understudy

@Suite struct LinterTests {
  private func findings(_ slots: Slot...) throws -> [String] {
    try Engine.extractor.lint(EntitySchema(name: "E", slots: slots)).map {
      "\($0.property ?? "") \($0.rule.rawValue)"
    }
  }

  private func text(_ name: String, _ title: String, _ description: String?) -> Slot {
    Slot(name: name, title: title, description: description, type: .text)
  }

  @Test(arguments: [
    (Slot(name: "a", title: "City", type: .text), ["a missing-description"]),
    (
      Slot(name: "a", title: "Value", description: "What the guest likes to eat", type: .text),
      ["a unhelpful-title"]
    ),
    (
      Slot(name: "dish", title: "Dish", description: "The dish", type: .text),
      ["dish unhelpful-description"]
    ),
    (
      Slot(name: "a", title: "Origin", description: "The town to arrive in", type: .text),
      ["a contradiction"]
    ),
    (
      Slot(name: "a", title: "City", description: "An email address", type: .text),
      ["a contradiction"]
    ),
    (
      Slot(name: "a", title: "Price", description: "What it comes to", type: .date),
      ["a wrong-type"]
    ),
    (
      Slot(
        name: "owner", title: "Owner", description: "Who keeps the animal",
        type: .other("PersonEntity")), ["owner unfillable"]
    ),
    (
      Slot(name: "a", title: "Destination", description: "The town to arrive in", type: .text), []
    ),
  ]) func tellsWhatIsWrongWithOneProperty(slot: Slot, rules: [String]) throws {
    #expect(try findings(slot) == rules)
  }

  @Test(arguments: [
    ("citty", "No phrase mentions a 'citty'; did you mean 'city'?"), ("city", nil),
    ("person", nil), ("email", nil),
  ]) func findsKindsThatNoPhraseMentions(kind: String, message: String?) throws {
    var shape = SlotShape()
    shape.kind = kind
    let slot = Slot(
      name: "goal", title: "Goal", description: "Where the guest goes to", type: .text, shape: shape
    )
    let found = try Engine.extractor.lint(EntitySchema(name: "E", slots: [slot]))
    #expect(found.first { $0.rule == .unknownKind }?.message == message)
  }

  @Test(arguments: [
    (SlotType.integer(lower: 1, upper: 9), JSONValue(12), true),
    (.integer(lower: 1, upper: 9), JSONValue(4), false),
    (.integer(lower: nil, upper: nil), .string("None"), true),
    (.integer(lower: nil, upper: nil), .null, false),
    (.boolean, .string("true"), true), (.boolean, .bool(true), false),
    (.option([SlotOption(value: "oak"), SlotOption(value: "pine")]), .string("ash"), true),
    (.option([SlotOption(value: "oak"), SlotOption(value: "pine")]), .string("oak"), false),
    (.duration, .string("an hour"), true), (.duration, .string("PT1H"), false),
  ]) func findsDefaultsThatThePropertyWouldRefuse(
    type: SlotType, value: JSONValue, isWrong: Bool
  ) throws {
    let slot = Slot(
      name: "shelf", title: "Shelf", description: "The board on the wall for the guest's books",
      type: type, isRequired: false, defaultValue: value)
    #expect(try findings(slot).contains("shelf unfit-default") == isWrong)
  }

  @Test func findsPropertiesThatNoPhraseCanTellApart() throws {
    let found = try findings(
      text("city1", "City", "The first town of the tour"),
      text("city2", "City", "The second town of the tour"))
    #expect(found == ["city2 duplicate-title", "city2 indistinguishable"])
  }

  @Test func notesPropertiesThatOnlyTheirNamesTellApart() throws {
    let found = try findings(
      text("home", "Home team", "Who plays at home"),
      text("away", "Visitors", "Who comes to play"))
    #expect(found == ["away only-by-name"])
  }

  @Test func leavesPropertiesOfDifferentRolesAlone() throws {
    #expect(try findings(Schemas.train.slots[0], Schemas.train.slots[1]).isEmpty)
  }

  @Test func findsCasesWithOneNameAndCasesThatNobodySays() throws {
    let slot = Slot(
      name: "grind", title: "Grind", description: "How fine the coffee is",
      type: .option([
        SlotOption(value: "espresso", synonyms: ["fine"]),
        SlotOption(value: "moka", title: "Moka pot", synonyms: ["Fine"]),
        SlotOption(value: "g3"), SlotOption(value: "7"),
      ]))
    let found = try Engine.extractor.lint(EntitySchema(name: "Coffee", slots: [slot]))
    #expect(
      found.map(\.message) == [
        "'espresso' and 'moka' are both called 'fine'.", "Nobody says 'g3' for the case 'g3'.",
      ])
    #expect(found.map(\.severity) == [.error, .warning])
  }

  @Test func letsAnInnerNameTakeItsSenseFromWhatIsAroundIt() throws {
    let inner = EntitySchema(
      name: "Guest", slots: [text("name", "Name", "How the guest signs the book")])
    let slot = Slot(name: "guest", title: "Guest", type: .entity(inner))
    #expect(try findings(slot).isEmpty)
  }

  @Test func findsToolsThatNoPhraseCanTellApart() throws {
    let slots = [text("song", "Song", "The piece of music to hear")]
    let tools = ToolSet([
      EntitySchema(name: "play_song", description: "Plays a song.", slots: slots),
      EntitySchema(name: "playSong", description: "Plays a song.", slots: slots),
      EntitySchema(name: "dim_lights", slots: []),
    ])
    let found = try Engine.extractor.lint(tools)
    #expect(
      found.map { "\($0.schema) \($0.rule.rawValue)" } == [
        "playSong indistinguishable-tools", "dim_lights missing-description",
      ])
  }

  @Test func printsPlaceRuleAndFix() throws {
    let found = try Engine.extractor.lint(
      EntitySchema(name: "Stay", slots: [Slot(name: "town", title: "Town", type: .text)]))
    #expect(
      found.map(\.description) == [
        """
        Stay.town: warning: It has no description. [missing-description]
          Describe in a few words what the value is and what it is for.
        """
      ])
  }
}
