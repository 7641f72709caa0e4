import Testing

@testable import Understudy

/// Enumerations that a phrase leaves open on purpose.
@Suite struct FreedSlotsTests {
  @Test(arguments: [
    ("a hotel in Vienna on Friday, any room type", "roomType is left open by 'any'"),
    (
      "a hotel in Vienna on Friday, no preference for the board",
      "board is left open by 'no preference for the'"
    ),
    ("a hotel in Vienna on Friday, either single or double", "roomType is left open by 'either'"),
  ]) func leavesOpenAndSaysSo(phrase: String, line: String) throws {
    let extraction = try Schemas.extraction(Schemas.room, phrase)
    #expect(extraction.status == .filled)
    #expect(extraction.values.map(\.name).sorted() == ["checkIn", "city"])
    #expect("\(extraction.explanation)".contains(line))
  }

  @Test func choiceWithoutSuchAWordIsAQuestion() throws {
    let extraction = try Schemas.extraction(
      Schemas.room, "a hotel in Vienna on Friday, single or double")
    #expect(extraction.ambiguous.map(\.property) == ["roomType"])
  }
}
