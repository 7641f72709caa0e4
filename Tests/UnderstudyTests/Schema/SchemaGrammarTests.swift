import Testing

@testable import Understudy

@Suite struct SchemaGrammarTests {
  @Test(arguments: [
    ("second class", "comfort=second[second class]"),
    ("SECOND CLASS", "comfort=second[SECOND CLASS]"),
    ("first class", "comfort=first[first class]"), ("plush seats", "comfort=first[plush seats]"),
    ("quiet first class", "comfort=quietFirst[quiet first class]"),
    ("quiet first", "comfort=quietFirst[quiet first]"), ("standard", "comfort=second[standard]"),
    ("bicycle", "bicycle=true[bicycle]"), ("bicycles", "bicycle=true[bicycles]"),
    ("3 passengers", "passengers=3[3]"), ("passengers: 3", "passengers=3[3]"),
    ("passenger 3", "passengers=3[3]"), ("10 passengers", ""), ("0 passengers", ""),
    ("classy seconds", ""), ("3", ""),
  ]) func findsTheSchemasOwnWords(phrase: String, fills: String) throws {
    let extraction = try Engine.extractor.extract(Schemas.train, from: phrase, in: Engine.context())
    let found = extraction.fills.map { "\($0.property)=\($0.value.plainText)[\($0.text)]" }
    #expect(found.joined(separator: " ") == fills)
  }

  @Test func nameOfTwoSlotsNamesNeither() throws {
    let slot = { (name: String) in
      Slot(name: name, title: "Count", type: .integer(lower: 0, upper: nil), isRequired: false)
    }
    let schema = EntitySchema(name: "Twins", slots: [slot("left"), slot("right")])
    func outline(_ phrase: String) throws -> String {
      try Engine.extractor.extract(schema, from: phrase, in: Engine.context()).outline
    }
    #expect(try outline("count 3") == "none")
    #expect(try outline("left 3") == "incomplete left=3" || outline("left 3") == "filled left=3")
  }

  @Test func schemaWithoutSlotsIsNeverTouched() throws {
    let schema = EntitySchema(name: "Nothing", slots: [])
    let extraction = try Engine.extractor.extract(
      schema, from: "anything at 5", in: Engine.context())
    #expect(extraction.status == .none)
    #expect(extraction.unused.map(\.text) == ["at 5"])
  }

  @Test(arguments: ["", " ", "…", "\u{200D}", "🎫", "a|b?", "<airport>", "~"])
  func titlesWithoutWordsDoNoHarm(title: String) throws {
    let schema = EntitySchema(
      name: "Odd",
      slots: [
        Slot(name: "x", title: title, type: .boolean),
        Slot(name: "y", title: title, type: .option([SlotOption(value: title, title: title)])),
      ])
    _ = try Engine.extractor.extract(schema, from: "\(title) 5 pm", in: Engine.context())
  }
}
