import Testing

@testable import Understudy

@Suite struct CandidateOffererTests {
  @Test(arguments: [
    (
      "a train from Lyon to Marseille tomorrow, second class",
      "filled comfort=second day=2026-06-11 from=Lyon to=Marseille"
    ),
    ("to Porto from Lisbon on Friday", "filled day=2026-06-12 from=Lisbon to=Porto"),
    ("July 3, Lyon to Nice", "filled day=2026-07-03 from=Lyon to=Nice"),
    ("Lyon Marseille tomorrow", "filled day=2026-06-11 from=Lyon to=Marseille"),
    ("from Lyon", "incomplete from=Lyon"), ("to Lyon", "incomplete to=Lyon"),
    ("tomorrow", "incomplete day=2026-06-11"), ("Lyon", "incomplete"),
    (
      "from Lyon to Nice tomorrow with a bicycle for 2 passengers",
      "filled bicycle=true day=2026-06-11 from=Lyon passengers=2 to=Nice"
    ),
    ("leaving Lyon tomorrow for Nice", "filled day=2026-06-11 from=Lyon to=Nice"),
    ("out of Lyon into Nice in 3 days", "filled day=2026-06-13 from=Lyon to=Nice"),
    ("from Lyon to Lyon today", "incomplete day=2026-06-10 from=Lyon"),
    ("what a lovely morning", "none"), ("", "none"), ("🚆", "none"),
  ]) func fillsATrainTrip(phrase: String, outline: String) throws {
    #expect(try extract(Schemas.train, phrase).outline == outline)
  }

  @Test(arguments: [
    ("tomorrow at 10, 45 minutes", "filled length=PT45M start=2026-06-11T10:00"),
    ("2 hours at 3 pm", "filled length=PT2H start=15:00"),
    ("noon, seats: 12", "filled seats=12 start=12:00"),
    ("12 seats at noon", "filled seats=12 start=12:00"),
    ("half a lifetime", "none"),
  ]) func fillsAMeeting(phrase: String, outline: String) throws {
    #expect(try extract(Schemas.meeting, phrase).outline == outline)
  }

  @Test(arguments: [
    (
      "to Bergen, weight 2.5, 3 pieces, insured",
      "filled destination=Bergen isInsured=true pieces=3 weight=2.5"
    ),
    ("pieces 4 destination Bergen", "filled destination=Bergen pieces=4"),
    ("Bergen as destination", "filled destination=Bergen"),
    ("pick-up day July 1, to Bergen", "filled destination=Bergen pickUpDay=2026-07-01"),
    ("100 pieces to Bergen", "filled destination=Bergen"),
  ]) func fillsAParcel(phrase: String, outline: String) throws {
    #expect(try extract(Schemas.parcel, phrase).outline == outline)
  }

  @Test func onePlaceOfUnknownRoleIsAQuestion() throws {
    let extraction = try extract(Schemas.train, "Lyon")
    #expect(extraction.status == .incomplete)
    #expect(extraction.values.isEmpty)
    #expect(extraction.missing == ["from", "to", "day"])
    #expect(extraction.dialog == "Is Lyon the from or the to?")
  }

  @Test(arguments: [
    ("to Porto from Lisbon on Friday", ["from←from", "to←to"]),
    ("Bergen as destination", ["destination←as destination"]),
  ]) func namesTheWordThatPointed(phrase: String, cues: [String]) throws {
    let schema = phrase.hasPrefix("to") ? Schemas.train : Schemas.parcel
    let extraction = try extract(schema, phrase)
    let found = extraction.fills.compactMap { fill in fill.cue.map { "\(fill.property)←\($0)" } }
    #expect(found.filter { !$0.hasPrefix("day") } == cues)
  }

  @Test func tellsWhatNothingTook() throws {
    let extraction = try extract(Schemas.train, "from Lyon to Nice tomorrow or on July 8")
    #expect(extraction.unused.map { "\($0.kind) \($0.value.plainText)" } == ["date 2026-07-08"])
  }

  @Test(arguments: 0..<12) func orderOfSlotsDoesNotMatter(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let phrases = [
      "a train from Lyon to Marseille tomorrow, second class", "Lyon Marseille tomorrow", "Lyon",
      "from Lyon to Nice tomorrow with a bicycle for 2 passengers",
      "to Bergen, weight 2.5, 3 pieces",
      "pieces 4 weight 4 Bergen July 1", "tomorrow at 10 for 45 minutes", "Lyon Nice Bergen Porto",
      "3 4 5", "July 1 July 2 July 3",
    ]
    for schema in Schemas.all {
      let shuffled = schema.withSlots(schema.slots.shuffled(using: &generator))
      for phrase in phrases {
        #expect(
          try extract(shuffled, phrase).outline == extract(schema, phrase).outline,
          "\(phrase) for \(shuffled.slots.map(\.name))")
      }
    }
  }

  private func extract(_ schema: EntitySchema, _ phrase: String) throws -> Extraction {
    try Engine.extractor.extract(schema, from: phrase, in: Engine.context())
  }
}
