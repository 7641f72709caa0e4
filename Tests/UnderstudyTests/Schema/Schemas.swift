@testable import Understudy

/// Schemas of many trades to fill; none is known to the engine.
enum Schemas {
  static let train = EntitySchema(
    name: "TrainTrip", title: "Train trip",
    slots: [
      Slot(name: "from", title: "From", description: "City where the train leaves", type: .text),
      Slot(name: "to", title: "To", description: "City to arrive in", type: .text),
      Slot(name: "day", title: "Day", description: "The day of travel", type: .date),
      Slot(
        name: "comfort", title: "Comfort",
        type: .option([
          SlotOption(value: "second", title: "Second class", synonyms: ["Standard"]),
          SlotOption(value: "first", title: "First class", synonyms: ["Plush seats"]),
          SlotOption(value: "quietFirst", title: "Quiet first class"),
        ]), isRequired: false),
      Slot(name: "bicycle", title: "Bicycle", type: .boolean, isRequired: false),
      Slot(
        name: "passengers", title: "Passengers", type: .integer(lower: 1, upper: 9),
        isRequired: false),
    ])

  static let meeting = EntitySchema(
    name: "Meeting",
    slots: [
      Slot(name: "start", title: "Start time", type: .date),
      Slot(name: "length", title: "Length", type: .duration, isRequired: false),
      Slot(name: "seats", title: "Seats", type: .integer(lower: 1, upper: 500), isRequired: false),
    ])

  static let parcel = EntitySchema(
    name: "Parcel",
    slots: [
      Slot(
        name: "destination", title: "Destination", description: "Town of the recipient", type: .text
      ),
      Slot(name: "weight", title: "Weight", type: .number, isRequired: false),
      Slot(name: "pieces", title: "Pieces", type: .integer(lower: 1, upper: 99), isRequired: false),
      Slot(name: "isInsured", title: "Insured", type: .boolean, isRequired: false),
      Slot(
        name: "pickUpDay", title: "Pick-up day", description: "The day to fetch it", type: .date,
        isRequired: false),
    ])

  static let all = [train, meeting, parcel]
}

extension EntitySchema {
  /// The same with its slots in another order.
  func withSlots(_ slots: [Slot]) -> EntitySchema {
    EntitySchema(name: name, title: title, description: description, slots: slots)
  }
}

extension Extraction {
  /// The status and the values, sorted by name.
  var outline: String {
    ([status.rawValue] + values.map { "\($0.name)=\($0.value.plainText)" }.sorted())
      .joined(separator: " ")
  }
}
