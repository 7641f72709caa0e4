import Testing

@testable import Understudy

/// Whole regions where one airport is wanted.
@Suite struct RegionChoicesTests {
  private static let schema = EntitySchema(
    name: "Flight",
    slots: FlightEnds.schema.slots + [
      Slot(name: "day", title: "Day", description: "The day to fly", type: .date)
    ])

  private func extraction(_ phrase: String) throws -> Extraction {
    try Engine.extractor.extract(Self.schema, from: phrase, in: Engine.context())
  }

  @Test(arguments: [
    ("from Oslo to Portugal on Monday", "destination", "LIS"),
    ("from Texas to Oslo on Monday", "origin", "DFW"),
    ("from Oslo somewhere in Scotland on Monday", "destination", "GLA"),
  ]) func leavesTheAirportsOfARegionToChoose(
    phrase: String, property: String, first: String
  ) throws {
    let extraction = try extraction(phrase)
    #expect(extraction.status == .ambiguous)
    #expect(extraction.ambiguous.map(\.property) == [property])
    #expect(extraction.ambiguous.first?.choices.first == .string(first))
    #expect(extraction.values.allSatisfy { $0.name != property })
    #expect(extraction.missing.isEmpty && extraction.dialog != nil)
  }

  @Test func tellsWhatIsMissingBesides() throws {
    let extraction = try extraction("to Portugal on Monday")
    #expect(extraction.status == .incomplete)
    #expect(extraction.missing == ["origin"])
    #expect(extraction.ambiguous.map(\.property) == ["destination"])
  }

  @Test func tellsTheAirportsOfARegionThatNothingTook() throws {
    let unused = try #require(try extraction("somewhere in Portugal").unused.first)
    #expect(unused.value == .string("PT"))
    #expect(unused.contents.map(\.name) == ["airports"])
  }

  @Test func takesNoRegionForAnEndThatIsFilled() throws {
    let extraction = try extraction("from Oslo to Porto in Portugal on Monday")
    #expect(extraction.status == .filled && extraction.ambiguous.isEmpty)
  }
}
