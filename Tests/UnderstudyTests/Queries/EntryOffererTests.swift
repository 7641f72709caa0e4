import Testing

@testable import Understudy

@Suite struct EntryOffererTests {
  private static let boats = Catalogue(
    name: "boats",
    entries: [
      CatalogueEntry(id: "1", title: "Silver Heron", subtitle: "Sailing club"),
      CatalogueEntry(id: "2", title: "Kingfisher", synonyms: ["the blue one"]),
      CatalogueEntry(id: "3", title: "Marsh Harrier"),
      CatalogueEntry(id: "4", title: "Marsh Warbler"),
    ])
  private static let text = """
    {"title": "Moor Boat", "description": "Ties a boat up for some nights", "properties": {
      "boat": {"type": "string", "title": "Boat", "description": "Which boat", "x-entity": "boats"},
      "nights": {"type": "integer", "title": "Nights", "description": "How many nights"}},
     "required": ["boat"]}
    """

  private func extraction(_ phrase: String, isStrict: Bool = false) throws -> Extraction {
    let schema = try EntitySchema(jsonSchema: JSONValue(parsing: Self.text))
      .looking(up: [Self.boats])
    var context = try Engine.context()
    context.conventions.matchesNamesStrictly = isStrict
    return try Engine.extractor.extract(schema, from: phrase, in: context)
  }

  @Test func fillsWithIdentityAndTitle() throws {
    let found = try extraction("moor the kingfisher for three nights")
    #expect(found.status == .filled)
    #expect(
      found.values == [
        .init(
          "boat", .object([.init("id", .string("2")), .init("title", .string("Kingfisher"))])),
        .init("nights", .number("3")),
      ])
  }

  @Test(arguments: [
    ("which sailing club won the cup", nil), ("moor the sailing club boat", "moor"),
    ("moor the Silver Heron", "moor"),
  ]) func isCalledByNoSecondLineAlone(phrase: String, tool: String?) throws {
    let schema = try EntitySchema(jsonSchema: JSONValue(parsing: Self.text))
      .looking(up: [Self.boats])
    let choice = try Engine.extractor.choose(
      among: ToolSet([schema]), for: phrase, in: Engine.context())
    #expect((choice.chosen == nil) == (tool == nil))
  }

  @Test func leavesOpenWhichOfSeveralIsMeant() throws {
    let found = try extraction("moor the marsh boat tonight")
    #expect(found.status == .ambiguous)
    #expect(found.ambiguous.first?.choices.map(\.label) == ["Marsh Harrier", "Marsh Warbler"])
  }

  @Test func tellsWhatWasSearchedForInVain() throws {
    let found = try extraction("moor the boat Golden Plover")
    #expect(found.missing == ["boat"])
    #expect(found.searched.map(\.text) == ["Golden Plover"])
    #expect(found.dialog?.contains("Golden Plover") == true)
  }

  @Test func knowsNoOtherNamesWhereTheyAreStrict() throws {
    #expect(try extraction("moor the blue one").status == .filled)
    #expect(try extraction("moor the blue one", isStrict: true).missing == ["boat"])
    #expect(try extraction("moor kingfisher", isStrict: true).status == .filled)
  }

  @Test func takesPlainWordsWhereNoCatalogueIsKnown() throws {
    let schema = try EntitySchema(jsonSchema: JSONValue(parsing: Self.text))
    let found = try Engine.extractor.extract(
      schema, from: "moor the boat Golden Plover", in: try Engine.context())
    #expect(found.values.first?.value == .string("Golden Plover"))
  }
}
