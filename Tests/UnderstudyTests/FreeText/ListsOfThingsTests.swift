import Testing

@testable import Understudy

/// How several values of one property are told from the rest of a phrase.
@Suite struct ListsOfThingsTests {
  private static let basket = """
    {"x-tool": "PackBasket", "title": "Pack Basket", "properties": {
       "fruits": {"type": "array", "items": {"type": "string"},
                  "description": "What goes into it, such as 'pears' or 'figs'"},
       "corner": {"type": "array", "items": {"type": "number"}, "description": "Where it stands"}},
     "required": ["fruits"]}
    """

  private static let walk = """
    {"x-tool": "PlanWalk", "title": "Plan Walk", "properties": {
       "stops": {"type": "array", "items": {"type": "string"}, "description": "Where to rest"},
       "heights": {"type": "array", "items": {"type": "number"}, "description": "How high it is"}}}
    """

  private func value(
    _ property: String, _ phrase: String, of schema: String = basket
  ) throws -> JSONValue? {
    try Schemas.extraction(schema, phrase).values.first { $0.name == property }?.value
  }

  @Test func takesWhatStandsInARowWithAnExample() throws {
    #expect(
      try value("fruits", "pack a basket of pears, Sloes, and figs")
        == .array(["pears", "Sloes", "figs"].map(JSONValue.string)))
  }

  @Test func partsNamesWithCapitals() throws {
    #expect(
      try value("stops", "plan a walk with stops at Kirkby and Ambleton", of: Self.walk)
        == .array(["Kirkby", "Ambleton"].map(JSONValue.string)))
  }

  @Test func addsTwoNumbersToAList() throws {
    #expect(
      try value("heights", "plan a walk with the heights 133 and 34", of: Self.walk)
        == .array([.number("133"), .number("34")]))
  }

  @Test(arguments: [
    ("pack pears, corner (3, 4.5)", [3, 4.5]),
    ("pack pears, corner (51.5 N, 3.25 W)", [51.5, -3.25]),
  ]) func readsNumbersInRoundBrackets(phrase: String, numbers: [Double]) throws {
    #expect(try value("corner", phrase) == .array(numbers.map(JSONValue.init)))
  }
}
