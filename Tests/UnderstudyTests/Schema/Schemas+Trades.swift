@testable import Understudy

extension Schemas {
  static let stay = EntitySchema(
    name: "HotelStay", title: "Hotel stay",
    slots: [
      Slot(name: "town", title: "Town", description: "City of the hotel", type: .text),
      Slot(name: "checkIn", title: "Check-in", description: "The day of arrival", type: .date),
      Slot(
        name: "checkOut", title: "Check-out", description: "The day to leave", type: .date,
        isRequired: false),
      Slot(
        name: "guests", title: "Guests", type: .integer(lower: 1, upper: 20), isRequired: false),
      Slot(name: "rooms", title: "Rooms", type: .integer(lower: 1, upper: 9), isRequired: false),
      Slot(
        name: "children", title: "Children", type: .integer(lower: 0, upper: 9),
        isRequired: false),
      Slot(
        name: "maxPrice", title: "Maximum price", description: "The most that a night may cost",
        type: .money, isRequired: false),
      Slot(name: "breakfast", title: "Breakfast", type: .boolean, isRequired: false),
    ])

  static let dinner = EntitySchema(
    name: "TableReservation", title: "Table reservation",
    slots: [
      Slot(name: "day", title: "Day", type: .date),
      Slot(
        name: "earliest", title: "Earliest time", description: "The time from which it suits",
        type: .date, isRequired: false),
      Slot(
        name: "latest", title: "Latest time", description: "The time until which it suits",
        type: .date, isRequired: false),
      Slot(name: "people", title: "Party size", type: .integer(lower: 1, upper: 30)),
      Slot(
        name: "seating", title: "Seating",
        type: .option([
          SlotOption(value: "terrace", title: "Terrace", synonyms: ["Outside"]),
          SlotOption(value: "window", title: "Window"),
          SlotOption(value: "first", title: "First floor"),
        ]), isRequired: false),
    ])

  static let workout = EntitySchema(
    name: "Workout",
    slots: [
      Slot(
        name: "sport", title: "Sport",
        type: .option([
          SlotOption(value: "biking", title: "Biking"),
          SlotOption(value: "running", title: "Running"),
          SlotOption(value: "weightLifting", title: "Weight lifting", synonyms: ["Gym"]),
        ])),
      Slot(name: "length", title: "Length", type: .duration, isRequired: false),
    ])

  static let order = EntitySchema(
    name: "OrderLookup", title: "Order lookup",
    slots: [
      Slot(name: "orderNumber", title: "Order number", description: "The code of it", type: .text),
      Slot(
        name: "trainNumber", title: "Train number",
        description: "The letters of the airline and the digits", type: .text, isRequired: false),
    ])
}
