import Testing

@testable import Understudy

@Suite struct SaidZoneTests {
  @Test(arguments: [
    "5pm west entrance", "3pm art class", "3pm cat cafe", "9 am pet grooming", "7pm lint removal",
    "we met at 5pm met nobody", "3pm Central Park", "6pm mountain bike ride", "2pm Pacific coast",
    "central park at 3", "5PM WEST ENTRANCE IS OPEN",
  ]) func wordsAreNoZones(phrase: String) throws {
    let mentions = try Engine.extractor.recognize(phrase, in: Engine.context())
    #expect(mentions.map(\.kind) == ["time"])
    #expect(zones(mentions) == [])
  }

  @Test(arguments: [
    ("5pm WEST", "+01:00"), ("5pm ART", "-03:00"), ("5pm MET", "+01:00"),
    ("5pm wat time", "+01:00"),
    ("5pm est", "-05:00"), ("5pm EDT", "-04:00"), ("5pm GMT", "UTC"), ("5pm UTC+05:30", "+05:30"),
    ("5pm (UTC-3)", "-03:00"), ("5pm Pacific time", "America/Los_Angeles"),
    ("5pm mountain", "America/Denver"), ("5pm Lagos time", "Africa/Lagos"),
    ("5pm JFK time", "America/New_York"), ("3-5pm Pacific", "America/Los_Angeles"),
    ("before 5pm EST", "-05:00"), ("by 9am Tokyo time", "Asia/Tokyo"),
  ]) func zoneIsNamed(phrase: String, zone: String) throws {
    let mentions = try Engine.extractor.recognize(phrase, in: Engine.context())
    #expect(mentions.map(\.text) == [phrase])
    #expect(zones(mentions) == [zone])
  }

  @Test func bothEndsKeepTheirZones() throws {
    let mention = try Engine.extractor.recognize(
      "10am JST today to 10am PST tomorrow", in: Engine.context()
    ).first.found("the interval")
    #expect(
      detail("from", of: mention) == "2026-06-10T10:00:00+09:00"
        && detail("until", of: mention) == "2026-06-11T10:00:00-08:00")
  }

  @Test func slotTakesTheTimeOfItsOwnZone() throws {
    let schema = EntitySchema(
      name: "Reminder", slots: [Slot(name: "when", title: "When", type: .date)])
    let extraction = try Engine.extractor.extract(
      schema, from: "tomorrow at 3pm EST",
      in: Engine.context("2026-06-10T22:30", zone: "Europe/Berlin"))
    let fill = try extraction.fills.first.found("the fill")
    #expect(fill.value == .string("2026-06-11T22:00"))
    #expect(fill.timeZone == "-05:00")
    #expect(fill.alternatives == [])
  }

  @Test func answerListsTheTimeHereAsWell() throws {
    let readings = try Engine.readings(
      "tomorrow at 3pm EST", in: Engine.context("2026-06-10T22:30", zone: "Europe/Berlin"))
    #expect(readings == ["2026-06-11T15:00", "2026-06-11T22:00"])
  }

  private func zones(_ mentions: [RecognizedMention]) -> [String] {
    mentions.compactMap { detail("timeZone", of: $0) }
  }

  private func detail(_ name: String, of mention: RecognizedMention) -> String? {
    mention.details.first { $0.name == name }?.value.plainText
  }
}
