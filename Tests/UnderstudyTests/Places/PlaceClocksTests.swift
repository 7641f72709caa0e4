import AppIntents
import Foundation
import Testing

@testable import Understudy

/// Times that a property asks for by the clocks of the place where they are.
@Suite struct PlaceClocksTests {
  /// A crossing whose times are told by the clocks of its two ports.
  @AppEntity(.generable)
  struct Crossing: TransientAppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Crossing")

    @Property(title: "Origin", description: "The airport of departure")
    var origin: String

    @Property(title: "Departure", description: "When to leave, in local time at the origin")
    var departure: Date
  }

  private func schema(_ description: String) -> EntitySchema {
    EntitySchema(
      name: "Crossing",
      slots: [
        Slot(
          name: "origin", title: "Origin", description: "The airport of departure", type: .text),
        Slot(name: "leaving", title: "Leaving", description: description, type: .date),
      ])
  }

  private func fill(_ phrase: String, _ description: String) throws -> Extraction.Fill {
    let context = try Engine.context("2026-06-10T22:30")
    return try Engine.extractor.extract(schema(description), from: phrase, in: context)
      .fills.first { $0.property == "leaving" }.found("the departure of '\(phrase)'")
  }

  @Test(arguments: [
    // It is already the 11th in Tokyo.
    ("from Tokyo tomorrow", "2026-06-12", "Asia/Tokyo"),
    ("from Tokyo today", "2026-06-11", "Asia/Tokyo"),
    ("from HNL today", "2026-06-10", "Pacific/Honolulu"),
    ("from Denver at 9:15 tomorrow", "2026-06-11T09:15", "America/Denver"),
  ]) func tellsTheDayWhereOneLeaves(phrase: String, value: String, zone: String) throws {
    let fill = try fill(phrase, "The day of departure, in local time at the origin")
    #expect(fill.value == .string(value))
    #expect(fill.placeZone == zone)
  }

  @Test func tellsTheDayOfSpeakingWhereNothingElseIsAsked() throws {
    let fill = try fill("from Tokyo tomorrow", "The day of departure")
    #expect(fill.value == .string("2026-06-11"))
    #expect(fill.placeZone == nil)
  }

  @Test func staysWhereItWasSaidWithoutAPlace() throws {
    let fill = try fill("tomorrow", "The day of departure, in local time at the origin")
    #expect(fill.value == .string("2026-06-11"))
    #expect(fill.placeZone == nil)
  }

  @Test func buildsTheMomentByTheClocksOfThePlace() throws {
    let filled = try Engine.extractor.fill(
      Crossing.self, from: "from Tokyo tomorrow at 9am", in: Engine.context("2026-06-10T22:30"))
    let moment = try filled.entity.found("the crossing").departure
    #expect(moment == ISO8601DateFormatter().date(from: "2026-06-12T09:00:00+09:00"))
  }
}
