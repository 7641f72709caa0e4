import Testing

@testable import Understudy

/// Values that only stand inside names, and names that are written like values.
@Suite struct NameJudgeTests {
  @Test(arguments: [
    ("two tickets for Seven Lanterns tonight at 9", "movie", "Seven Lanterns"),
    ("two seats in the front for Back to the River tonight at 9", "movie", "Back to the River"),
    ("two seats in the front for Back to the River tonight at 9", "seat", "front"),
    ("two tickets for Midnight Harvest, Saturday 9 pm", "movie", "Midnight Harvest"),
    ("two tickets for Paper Boats at Cinema Aurora tonight", "cinema", "Cinema Aurora"),
  ]) func titleKeepsItsWords(phrase: String, property: String, value: String) throws {
    let fills = try Schemas.extraction(Schemas.cinema, phrase).fills
    #expect(fills.first { $0.property == property }?.value.plainText == value)
  }

  @Test(arguments: [
    ("a parcel to June Porter at 14 Friday Lane", "recipient", "June Porter"),
    ("a parcel to June Porter at 14 Friday Lane", "destination", "14 Friday Lane"),
    ("a parcel to Max Hale, 9 Second Avenue, express", "destination", "9 Second Avenue"),
    ("pick up at Dock 3 and send it to my aunt Vera at 8 Pond Road", "pickup", "Dock 3"),
    ("pick up at Dock 3 and send it to my aunt Vera at 8 Pond Road", "recipient", "Vera"),
  ]) func tellsPersonsFromAddresses(phrase: String, property: String, value: String) throws {
    let fills = try Schemas.extraction(Schemas.courier, phrase).fills
    #expect(fills.first { $0.property == property }?.value.plainText == value)
  }

  @Test(arguments: ["a parcel to June Porter at 14 Friday Lane", "to Max Hale, 9 Second Avenue"])
  func addressHoldsNoDay(phrase: String) throws {
    #expect(
      try !Schemas.extraction(Schemas.courier, phrase).fills.contains { $0.property == "date" })
  }

  @Test func shoutedPhraseHasNoNames() throws {
    let extraction = try Schemas.extraction(
      Schemas.room, "A DOUBLE ROOM IN VIENNA ON FRIDAY WITH BREAKFAST")
    #expect(extraction.fills.first { $0.property == "roomType" }?.value == .string("double"))
  }

  @Test func saysInWhichNameAValueStands() throws {
    let extraction = try Schemas.extraction(
      Schemas.cinema, "two tickets for Midnight Harvest, Saturday 9 pm")
    #expect("\(extraction.explanation)".contains("stands in the name 'Midnight Harvest'"))
  }
}
