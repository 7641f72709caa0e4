import Testing

@testable import Understudy

/// What phrases make of schemas of several trades, each table by what it is about.
@Suite struct PhraseFillingTests {
  @Test(arguments: [
    ("Porto, July 3 to July 6", "checkIn=2026-07-03 checkOut=2026-07-06 town=Porto"),
    ("Porto from July 3 for 4 nights", "checkIn=2026-07-03 checkOut=2026-07-07 town=Porto"),
    ("Porto on July 3, a week", "checkIn=2026-07-03 checkOut=2026-07-10 town=Porto"),
    (
      "Porto, check in July 3 and check out on Monday",
      "checkIn=2026-07-03 checkOut=2026-07-06 town=Porto"
    ),
    ("Porto July 3 July 9", "checkIn=2026-07-03 checkOut=2026-07-09 town=Porto"),
    ("Porto in July", "checkIn=2026-07 town=Porto"),
    ("Porto sometime between July 3 and July 9", "checkIn=2026-07-03 town=Porto"),
    ("Porto tomorrow, 2 guests in one room", "checkIn=2026-06-11 guests=2 rooms=1 town=Porto"),
    (
      "Porto tomorrow for three people with a child",
      "checkIn=2026-06-11 children=1 guests=3 town=Porto"
    ),
    (
      "Porto tomorrow under 90 euros",
      "checkIn=2026-06-11 maxPrice=amount 90, currency EUR town=Porto"
    ),
    ("Porto tomorrow with breakfast", "breakfast=true checkIn=2026-06-11 town=Porto"),
    ("Porto tomorrow without breakfast", "breakfast=false checkIn=2026-06-11 town=Porto"),
    ("rooms: 2, Porto, tomorrow", "checkIn=2026-06-11 rooms=2 town=Porto"),
    ("Porto tomorrow, family of 5", "checkIn=2026-06-11 guests=5 town=Porto"),
  ]) func fillsAHotelStay(phrase: String, values: String) throws {
    #expect(try fill(Schemas.stay, phrase) == values)
  }

  @Test(arguments: [
    ("a table for 4 on Friday after 7pm", "day=2026-06-12 earliest=19:00 people=4"),
    ("Friday before 8pm, party of six", "day=2026-06-12 latest=20:00 people=6"),
    (
      "four of us tomorrow between 6 and 8 pm",
      "day=2026-06-11 earliest=18:00 latest=20:00 people=4"
    ),
    (
      "tomorrow at 7:30 pm for two people",
      "day=2026-06-11 earliest=19:30 latest=19:30 people=2"
    ),
    ("two people on the first", "day=2026-07-01 people=2"),
    ("two people tomorrow, terrace", "day=2026-06-11 people=2 seating=terrace"),
    ("two people tomorrow, terace", "day=2026-06-11 people=2 seating=terrace"),
  ]) func fillsATableReservation(phrase: String, values: String) throws {
    #expect(try fill(Schemas.dinner, phrase) == values)
  }

  @Test(arguments: [
    ("Porto on Friday, no, Saturday", "checkIn=2026-06-13 town=Porto"),
    ("Porto on Friday, no, Sunday", "checkIn=2026-06-14 town=Porto"),
    ("Porto, sorry, Lisbon, tomorrow", "checkIn=2026-06-11 town=Lisbon"),
    ("Porto tomorrow, no wait, make it Friday", "checkIn=2026-06-12 town=Porto"),
    ("not Porto but Lisbon tomorrow", "checkIn=2026-06-11 town=Lisbon"),
    ("Lisbon rather than Porto tomorrow", "checkIn=2026-06-11 town=Lisbon"),
    ("anywhere but Porto, tomorrow", "checkIn=2026-06-11"),
    ("Porto tomorrow, Lisbon instead", "checkIn=2026-06-11 town=Lisbon"),
    ("Porto tomorrow, 2 guests, I mean 3 guests", "checkIn=2026-06-11 guests=3 town=Porto"),
  ]) func takesBackWhatIsTakenBack(phrase: String, values: String) throws {
    #expect(try fill(Schemas.stay, phrase) == values)
  }

  @Test func keepsTheOtherOfTwoChoices() throws {
    let extraction = try extract(Schemas.stay, "Porto today or tomorrow")
    let day = try #require(extraction.fills.first { $0.property == "checkIn" })
    #expect(day.value == .string("2026-06-10"))
    #expect(day.alternatives.contains(.string("2026-06-11")))
  }

  @Test(arguments: [
    ("went for a bike ride, 40 minutes", "length=PT40M sport=biking"),
    ("biked for an hour", "length=PT1H sport=biking"), ("I ran today", "sport=running"),
    ("lifted weights", ""), ("weight liftng", "sport=weightLifting"),
    ("runnng for 20 minutes", "length=PT20M sport=running"), ("gym", "sport=weightLifting"),
  ]) func knowsCasesByTheirForms(phrase: String, values: String) throws {
    #expect(try fill(Schemas.workout, phrase) == values)
  }

  @Test(arguments: [
    ("gym", ""), ("bike", ""), ("biking", "sport=biking"),
    ("weight lifting", "sport=weightLifting"),
  ])
  func strictNamesAreTitlesAndRawValues(phrase: String, values: String) throws {
    var context = try Engine.context()
    context.conventions.matchesNamesStrictly = true
    let extraction = try Engine.extractor.extract(Schemas.workout, from: phrase, in: context)
    #expect(extraction.outlineOfValues == values)
  }

  @Test(arguments: [
    ("where is order 48213", "orderNumber=48213"), ("order number A77-3", "orderNumber=A77"),
    ("order X9K2", "orderNumber=X9K2"), ("train LH204", "trainNumber=LH204"),
    ("train LH 204", "trainNumber=LH204"), ("Lufthansa train 204", "trainNumber=LH204"),
    ("48213", ""), ("at 9 on July 3", ""),
  ]) func readsCodes(phrase: String, values: String) throws {
    #expect(try fill(Schemas.order, phrase) == values)
  }

  @Test(arguments: [
    "my niece turned six last Friday", "the meeting begins at noon in the big hall",
    "he ate two eggs yesterday", "two children were seen on the bridge",
  ]) func knowsWhatConcernsNoStay(phrase: String) throws {
    #expect(try extract(Schemas.stay, phrase).status == .none)
  }

  @Test(arguments: ["tomorrow", "on Friday please", "2 guests", "a hotel next Monday"])
  func takesAPartOfAStay(phrase: String) throws {
    #expect(try extract(Schemas.stay, phrase).status == .incomplete)
  }

  @Test(arguments: [
    ("uh I need um Porto tomorrow please", "checkIn=2026-06-11 town=Porto"),
    ("PORTO TOMORROW FOR TWO PEOPLE", "checkIn=2026-06-11 guests=2 town=Porto"),
    ("porto porto tomorrow", "checkIn=2026-06-11 town=Porto"),
  ]) func readsCarelessSpeech(phrase: String, values: String) throws {
    #expect(try fill(Schemas.stay, phrase) == values)
  }

  @Test(arguments: [
    "Porto from July 3 for 4 nights, 2 guests, under 90 euros",
    "a table for 4 on Friday between 7 and 9pm, terrace", "order 48213", "July 3 July 9",
    "biked for an hour", "Porto Lisbon July 3", "from Lyon to Nice tomorrow for 2 passengers",
  ]) func orderOfSlotsChangesNothing(phrase: String) throws {
    for schema in Schemas.all + [Schemas.stay, Schemas.dinner, Schemas.workout, Schemas.order] {
      for seed in 0..<4 {
        var generator = SeededGenerator(seed: UInt64(seed))
        let shuffled = schema.withSlots(schema.slots.shuffled(using: &generator))
        #expect(try extract(shuffled, phrase).outline == extract(schema, phrase).outline)
      }
    }
  }

  @Test(arguments: [
    "Porto from July 3 for 4 nights, 2 guests, under 90 euros", "July 3 July 9",
    "a table for 4 on Friday between 7 and 9pm, terrace", "Porto tomorrow without breakfast",
  ]) func newNamesBehindOldTitlesChangeNothing(phrase: String) throws {
    for schema in [Schemas.stay, Schemas.dinner] {
      let renamed = schema.withSlots(
        schema.slots.enumerated().map { index, slot in
          Slot(
            name: "p\(index)", title: slot.title, description: slot.description, type: slot.type,
            isRequired: slot.isRequired)
        })
      let values = try extract(schema, phrase).values.map(\.value)
      #expect(try extract(renamed, phrase).values.map(\.value) == values)
    }
  }

  private func extract(_ schema: EntitySchema, _ phrase: String) throws -> Extraction {
    try Engine.extractor.extract(schema, from: phrase, in: Engine.context())
  }

  private func fill(_ schema: EntitySchema, _ phrase: String) throws -> String {
    try extract(schema, phrase).outlineOfValues
  }
}

extension Extraction {
  /// The values, sorted by name.
  fileprivate var outlineOfValues: String {
    values.map { "\($0.name)=\($0.value.plainText)" }.sorted().joined(separator: " ")
  }
}
