import Testing

@testable import Understudy

@Suite struct DescribedValueReaderTests {
  private func slot(_ type: String, _ description: String) throws -> SlotLeaf {
    let text = """
      {"title": "Brew", "properties": {"style": {"type": "\(type)", "description": "\(description)"}}}
      """
    let schema = try EntitySchema(jsonSchema: JSONValue(parsing: text))
    let language = try Engine.language("en_US")
    let reader = SlotReader(
      words: language.slotWords, textWords: language.textWords, tokenizer: language.tokenizer)
    return reader.withDescribedValues(SlotLeaf.leaves(of: schema)[0])
  }

  private func cases(_ leaf: SlotLeaf) -> [String] {
    if case .option(let options) = leaf.slot.type { options.map(\.value) } else { [] }
  }

  @Test(arguments: [
    "How strong. Options are 'mild', 'strong'.",
    "How strong it is, one of 'mild' or 'strong'",
    "Can be 'mild' for guests or 'strong' for us. Default is 'mild'.",
    "Possible values: mild, strong",
  ])
  func takesAListForAllThereIs(description: String) throws {
    #expect(cases(try slot("string", description)) == ["mild", "strong"])
  }

  @Test(arguments: [
    "The blend, such as 'harbour' or 'dune'", "The blend, e.g. harbour, dune, etc.",
    "Can be used for anything at all, or nothing",
  ])
  func leavesTheTextOpenWhereOthersAreAllowed(description: String) throws {
    #expect(cases(try slot("string", description)).isEmpty)
  }

  @Test(arguments: [
    "The sort. For example, '1' represents a black tea, '2' represents a mint tea",
    "The sort, such as 1 for the black tea, 2 for the mint tea, etc.",
    "The sort. For instance, '1' corresponds to black tea and '2' to mint tea.",
  ])
  func readsWhatNumbersStandForBehindAnyWord(description: String) throws {
    let leaf = try slot("integer", description)
    guard case .option(let options) = leaf.slot.type else {
      Issue.record("no cases")
      return
    }
    #expect(options.map(\.synonyms) == [["black tea", "black"], ["mint tea", "mint"]])
  }

  @Test(arguments: [
    ("boolean", "Whether it is strained. Default is true.", JSONValue.bool(true)),
    ("integer", "How many cups, default is 4", .number("4")),
    ("number", "The heat (default: 0.5)", .number("0.5")),
  ])
  func readsTheValueThatCountsWhereNoneIsTold(
    type: String, description: String, value: JSONValue
  ) throws {
    let text = """
      {"x-tool": "BrewTea", "title": "Brew Tea", "properties": {
         "sort": {"type": "string", "enum": ["black", "mint"]},
         "style": {"type": "\(type)", "description": "\(description)"}},
       "required": ["sort", "style"]}
      """
    let extraction = try Schemas.extraction(text, "brew some mint tea")
    #expect(extraction.status == .filled)
    #expect(extraction.values == [.init("sort", .string("mint")), .init("style", value)])
  }

  @Test func namesNumbersByWhatTheyStandFor() throws {
    let leaf = try slot("integer", "The sort: 1 for black tea, 2 for green tea, and 3 for mint tea")
    guard case .option(let options) = leaf.slot.type else {
      Issue.record("no cases")
      return
    }
    #expect(options.map(\.literal) == [.number("1"), .number("2"), .number("3")])
    #expect(
      options.map(\.synonyms) == [
        ["black tea", "black"], ["green tea", "green"], ["mint tea", "mint"],
      ])
  }
}
