import Testing

@testable import Understudy

/// What a phrase does not want, for properties that hold just that.
@Suite struct ExclusionJudgeTests {
  private static let smoothie = """
    {"x-tool": "FindSmoothie", "title": "Find Smoothie", "properties": {
       "with": {"type": "array", "items": {"type": "string"},
         "description": "Ingredients that it has to contain"},
       "without": {"type": "array", "items": {"type": "string"},
         "description": "Ingredients to leave out"},
       "avoid": {"type": "array", "description": "Allergens to avoid",
         "items": {"type": "string", "enum": ["soy", "lactose", "gluten"]}},
       "size": {"type": "string", "enum": ["small", "large"],
         "description": "Leave out for a small one"}}}
    """

  private func values(_ phrase: String) throws -> [String: JSONValue] {
    let values = try Schemas.extraction(Self.smoothie, phrase).values
    return Dictionary(uniqueKeysWithValues: values.map { ($0.name, $0.value) })
  }

  @Test(arguments: [
    (
      "find a smoothie with mango and spinach but without banana", ["mango", "spinach"], ["banana"]
    ),
    ("find a smoothie with kale, no celery", ["kale"], ["celery"]),
  ]) func partsWhatIsWantedFromWhatIsNot(phrase: String, with: [String], without: [String]) throws {
    let values = try values(phrase)
    #expect(values["with"] == .array(with.map(JSONValue.string)))
    #expect(values["without"] == .array(without.map(JSONValue.string)))
  }

  @Test(arguments: ["find a smoothie without soy", "find a smoothie, no soy", "leave out the soy"])
  func givesDeniedCasesToWhatIsAvoided(phrase: String) throws {
    #expect(try values(phrase)["avoid"] == .array([.string("soy")]))
  }

  @Test func avoidsNothingThatIsNotDenied() throws {
    #expect(try values("find a smoothie with soy")["avoid"] == nil)
  }

  @Test func takesADescriptionThatTellsWhenToLeaveThePropertyOutForNone() throws {
    #expect(try values("find a large smoothie")["size"] == .string("large"))
  }
}
