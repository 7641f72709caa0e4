import Testing

@testable import Understudy

/// Bounds that are denied, and days that are.
@Suite struct OfferTests {
  @Test(arguments: [
    ("four people tomorrow, not before 7pm", "day=2026-06-11 earliest=19:00 people=4"),
    ("four people tomorrow, nothing before 7pm", "day=2026-06-11 earliest=19:00 people=4"),
    ("four people tomorrow, not after 9pm", "day=2026-06-11 latest=21:00 people=4"),
    ("four people tomorrow, not later than 9pm", "day=2026-06-11 latest=21:00 people=4"),
    ("four people tomorrow, don't start before 7pm", "day=2026-06-11 earliest=19:00 people=4"),
  ]) func turnsADeniedBoundRound(phrase: String, values: String) throws {
    #expect(try outline(Schemas.dinner, phrase) == values)
  }

  @Test(arguments: [
    ("Porto tomorrow, not over 90 euros", "maxPrice=amount 90, currency EUR"),
    ("Porto tomorrow, no more than 90 euros", "maxPrice=amount 90, currency EUR"),
  ]) func turnsADeniedAmountRound(phrase: String, value: String) throws {
    #expect(try outline(Schemas.stay, phrase).contains(value))
  }

  @Test func deniedDayIsNotFilled() throws {
    #expect(
      try outline(Schemas.stay, "Porto not on Friday but on Saturday")
        == "checkIn=2026-06-13 town=Porto")
  }

  @Test func correctedHourKeepsItsDay() throws {
    let fills = try Schemas.extraction(
      Schemas.calendar, "add rehearsal on Monday at 6, no, make it 7 pm"
    ).fills
    #expect(fills.first { $0.property == "start" }?.value == .string("2026-06-15T19:00"))
  }

  private func outline(_ schema: EntitySchema, _ phrase: String) throws -> String {
    try Engine.extractor.extract(schema, from: phrase, in: Engine.context()).values
      .map { "\($0.name)=\($0.value.plainText)" }.sorted().joined(separator: " ")
  }
}
