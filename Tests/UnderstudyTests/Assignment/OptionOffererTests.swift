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
}
