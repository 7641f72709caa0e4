@testable import Understudy

/// A search that asks for the two ends of a flight and nothing else.
enum FlightEnds {
  static let schema = EntitySchema(
    name: "Flight",
    slots: [
      Slot(
        name: "origin", title: "Origin", description: "The airport of departure", type: .text),
      Slot(
        name: "destination", title: "Destination", description: "The airport of arrival",
        type: .text),
    ])
}
