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

  private func value(_ property: String, _ phrase: String) throws -> JSONValue? {
    try Schemas.extraction(Self.basket, phrase).values.first { $0.name == property }?.value
  }

  @Test func takesWhatStandsInARowWithAnExample() throws {
    #expect(
      try value("fruits", "pack a basket of pears, Sloes, and figs")
        == .array(["pears", "Sloes", "figs"].map(JSONValue.string)))
  }

  @Test(arguments: [
    ("pack pears, corner (3, 4.5)", [3, 4.5]),
    ("pack pears, corner (51.5 N, 3.25 W)", [51.5, -3.25]),
  ]) func readsNumbersInRoundBrackets(phrase: String, numbers: [Double]) throws {
    #expect(try value("corner", phrase) == .array(numbers.map(JSONValue.init)))
  }
}
