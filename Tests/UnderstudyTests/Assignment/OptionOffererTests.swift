import Testing

@testable import Understudy

@Suite struct OptionOffererTests {
  @Test(arguments: [
    ("terrace", "terace", true), ("terrace", "terrrace", true), ("terrace", "terrafe", true),
    ("terrace", "terrcae", true), ("terrace", "terra", false), ("terrace", "etrrcae", false),
    ("", "", false), ("a", "", true), ("ab", "ba", true),
  ]) func knowsWordsWithOneLetterWrong(first: String, second: String, isOne: Bool) {
    let (one, other) = (Array(first.utf16), Array(second.utf16))
    #expect(EditDistance.isOneEdit(one, other) == isOne || first == second)
    #expect(EditDistance.isOneEdit(one, other) == EditDistance.isOneEdit(other, one))
  }

  @Test(arguments: [
    ("a checkup please", "checkUp"), ("a check up please", "checkUp"),
    ("a check-up please", "checkUp"), ("a clean up please", "cleanup"),
    ("a clean-up please", "cleanup"), ("a cleanup please", "cleanup"),
    ("an x-ray please", "xray"), ("an xray please", "xray"), ("an x ray please", "xray"),
    ("a check please", nil), ("up please", nil), ("a ray please", nil),
  ]) func meetsNamesWithOtherGaps(phrase: String, value: String?) throws {
    let schema = EntitySchema(
      name: "Visit",
      slots: [
        Slot(
          name: "reason", title: "Reason",
          type: .option([
            SlotOption(value: "checkUp", title: "Check-up"),
            SlotOption(value: "cleanup", title: "Cleanup"),
            SlotOption(value: "xray", title: "X-ray"),
          ]))
      ])
    let found = try Engine.extractor.extract(schema, from: phrase, in: Engine.context())
    #expect(found.values.first?.value == value.map(JSONValue.string))
  }

  private static let hire = """
    {"x-tool": "HireBoat", "title": "Hire Boat", "properties": {
       "story": {"type": "string", "enum": ["Sci-fi", "Comedy", "Animation"]},
       "purpose": {"type": "string", "enum": ["rent", "buy"]},
       "engine": {"type": "string", "enum": ["all", "dieselmax", "sail"]},
       "mark": {"type": "string", "enum": ["Ab", "AB"]},
       "cabins": {"type": "integer", "enum": [1, 2, 3, 4]},
       "number_of_decks": {"type": "string", "enum": ["1", "2", "any"]}}}
    """

  @Test(arguments: [
    ("story", "a boat with a science fiction story", JSONValue.string("Sci-fi")),
    ("story", "a boat with a funny story", .string("Comedy")),
    ("purpose", "a boat for sale", .string("buy")),
    ("purpose", "I would like to purchase a boat", .string("buy")),
    ("engine", "show all the dieselmaxx boats", .string("dieselmax")),
    ("engine", "show all boats", .string("all")),
    ("mark", "hire a boat of mark Ab", .string("Ab")),
    ("mark", "hire a boat of mark AB", .string("AB")),
    ("cabins", "hire a boat with three cabins", .number("3")),
    ("number_of_decks", "hire a two-deck boat", .string("2")),
    ("number_of_decks", "hire a boat with one deck", .string("1")),
  ]) func findsACaseByOtherWords(property: String, phrase: String, value: JSONValue) throws {
    let values = try Schemas.extraction(Self.hire, phrase).values
    #expect(values.first { $0.name == property }?.value == value)
  }
}
