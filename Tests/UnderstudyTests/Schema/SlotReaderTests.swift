import Testing

@testable import Understudy

@Suite struct SlotReaderTests {
  @Test(
    arguments: [
      (
        "Departure station", "departureStation", "City where the train is boarded",
        "leaving outward source", "city"
      ),
      ("Arrival station", "arrivalStation", "Town to get off in", "arrival goal", "city"),
      ("Origin", "origin", nil, "source", ""),
      ("Sender", "sender", "Who sends it", "source", ""),
      ("Recipient", "recipient", "Who gets it", "goal", ""),
      ("Target", "target", "Airport code", "goal", "airport"),
      ("Layover", "layover", "Airport to change planes in", "via", "airport"),
      ("Carrier", "carrier", nil, "", "airline"),
      ("Flight number", "flightNumber", "Code of the airline and digits", "", "code"),
      ("Mood", "mood", "The spirit of it", "", ""),
      // The name in the source tells what the title leaves out.
      ("Where", "destinationCity", nil, "goal", "city"),
      // A description that speaks of the other end changes nothing.
      ("Destination", "destination", "City to go to from the origin", "goal", "city"),
      // One that speaks of both ends tells nothing.
      ("Spot", "spot", "Either the origin or the destination", "", ""),
      // Only its first sentence counts.
      ("Spot", "spot", "A spot. The origin comes later", "", ""),
    ] as [(String, String, String?, String, String)])
  func readsRolesAndKindsOfText(
    title: String, name: String, description: String?, roles: String, kinds: String
  ) throws {
    let profile = try profile(Slot(name: name, title: title, description: description, type: .text))
    #expect(profile.roles.map(\.rawValue).sorted().joined(separator: " ") == roles)
    #expect(profile.kinds.joined(separator: " ") == kinds)
  }

  @Test(
    arguments: [
      (.date, "Day", "date dateTime dateInterval"), (.date, "Start time", "time dateTime"),
      (.duration, "Length", "duration"),
      (.money, "Budget", "money"), (.measurement, "Height", "measurement"),
      (.number, "Ratio", "number percentage measurement money"),
      (
        .integer(lower: nil, upper: nil), "Seats", "number percentage measurement money"
      ), (.boolean, "Vegan", "boolean"),
      (.other("Any"), "Airport", ""),
    ] as [(SlotType, String, String)]) func typeTellsTheKind(
      type: SlotType, title: String, kinds: String
    ) throws
  {
    let profile = try profile(Slot(name: "value", title: title, type: type))
    #expect(profile.kinds.joined(separator: " ") == kinds)
  }

  @Test(arguments: [
    ("Return day", "returnDay", true), ("Latest arrival", "latestArrival", true),
    ("Minimum", "minimum", true), ("Via", "via", true), ("Day", "day", false),
    ("Origin", "origin", false),
  ]) func markedSlotsWaitForAWord(title: String, name: String, isMarked: Bool) throws {
    let other = Slot(name: "other", title: "Other", type: .date)
    let slot = Slot(name: name, title: title, type: .date)
    #expect(try profile(slot, beside: [other]).isMarked == isMarked)
    // Where nothing else takes its values, no word is needed.
    #expect(try !profile(slot).isMarked)
  }

  @Test(arguments: [
    ("pickUpDay", "pick Up Day"), ("maxPrice", "max Price"), ("snake_case", "snake case"),
    ("day", "day"),
    ("URL", "URL"), ("homeURL", "home URL"), ("", ""), ("größeInCm", "größe In Cm"),
  ]) func splitsNames(name: String, words: String) {
    #expect(SlotReader.split(name) == words)
  }

  private func profile(_ slot: Slot, beside others: [Slot] = []) throws -> SlotProfile {
    let language = try Engine.language("en_US")
    let reader = SlotReader(words: language.slotWords, tokenizer: language.tokenizer)
    return reader.profiles(of: [slot] + others)[0]
  }
}
