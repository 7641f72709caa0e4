import Testing

@testable import Understudy

/// What is told beside what is asked for.
@Suite struct ClauseSurveyTests {
  @Test(arguments: [
    ("I live in Dresden but want a room in Leipzig on 4 July", "Leipzig"),
    ("Our office is in Turin. Book a hotel in Verona on 4 July", "Verona"),
    ("a hotel in Verona on 4 July", "Verona"),
  ]) func takesThePlaceThatIsAskedFor(phrase: String, city: String) throws {
    let fills = try Schemas.extraction(Schemas.room, phrase).fills
    #expect(fills.first { $0.property == "city" }?.value == .string(city))
  }

  @Test(arguments: [
    ("It's at 75 in the hall, set it to 30", "30"), ("set the hall to 30", "30"),
  ]) func takesTheNumberThatIsAskedFor(phrase: String, value: String) throws {
    let fills = try Schemas.extraction(Schemas.lamp, phrase).fills
    #expect(fills.first { $0.property == "brightness" }?.value == .number(value))
  }

  @Test(arguments: ["What a gloomy evening this is", "It sounds like a good evening"])
  func sentenceThatAsksForNothingConcernsNothing(phrase: String) throws {
    #expect(try Schemas.extraction(Schemas.cinema, phrase).status == .none)
  }
}
