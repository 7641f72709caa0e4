import AppIntents
import Foundation

/// A journey by air with twenty properties of the shapes that such searches have.
@AppEntity(.generable)
struct JourneySearch: TransientAppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Journey search")

  @Property(title: "Start", description: "IATA code of the airport to start from")
  var start: String

  @Property(title: "Target", description: "IATA code of the airport to arrive at")
  var goal: String

  @Property(title: "Day", description: "The day to set out")
  var day: Date

  @Property(title: "Seat", description: "The part of the plane to sit in")
  var seat: Seat?

  @Property(title: "Day back", description: "The day to return")
  var dayBack: Date?

  @Property(title: "Kind of trip", description: "Whether the traveller comes back")
  var trip: Trip?

  @Property(title: "Stopover", description: "IATA code of an airport on the way")
  var stopover: String?

  @Property(title: "Carrier", description: "IATA code of the airline")
  var carrier: String?

  @Property(title: "Adults", description: "How many adults travel")
  var adults: Int?

  @Property(title: "Children", description: "How many children travel")
  var children: Int?

  @Property(title: "Infants", description: "How many infants travel")
  var infants: Int?

  @Property(title: "Nonstop", description: "Whether no stop is wanted")
  var nonstop: Bool?

  @Property(title: "Stops", description: "How many stops are allowed")
  var stops: Int?

  @Property(title: "Leave after", description: "The earliest time to leave")
  var leaveAfter: DateComponents?

  @Property(title: "Leave before", description: "The latest time to leave")
  var leaveBefore: DateComponents?

  @Property(title: "Land after", description: "The earliest time to land")
  var landAfter: DateComponents?

  @Property(title: "Land before", description: "The latest time to land")
  var landBefore: DateComponents?

  @Property(title: "Budget", description: "What the journey may cost at most")
  var budget: IntentCurrencyAmount?

  @Property(
    title: "Service number", description: "The letters and digits that the carrier gives it")
  var service: String?

  @Property(title: "Order", description: "What comes first in the list")
  var order: Order?
}

extension JourneySearch {
  /// The part of the plane to sit in.
  enum Seat: String, AppEnum {
    case economy, premiumEconomy, business, first

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Seat"
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
      .economy: DisplayRepresentation(title: "Economy", synonyms: ["Economy class", "Coach"]),
      .premiumEconomy: DisplayRepresentation(title: "Premium economy"),
      .business: DisplayRepresentation(title: "Business", synonyms: ["Business class"]),
      .first: DisplayRepresentation(title: "First class"),
    ]
  }

  /// Whether the traveller comes back.
  enum Trip: String, AppEnum {
    case oneWay, roundTrip

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trip"
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
      .oneWay: DisplayRepresentation(title: "One way", synonyms: ["One-way"]),
      .roundTrip: DisplayRepresentation(title: "Round trip", synonyms: ["Return ticket"]),
    ]
  }

  /// What comes first in the list.
  enum Order: String, AppEnum {
    case cheapest, fastest, earliest, latest

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Order"
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
      .cheapest: DisplayRepresentation(title: "Cheapest", synonyms: ["Lowest price"]),
      .fastest: DisplayRepresentation(title: "Fastest", synonyms: ["Shortest"]),
      .earliest: DisplayRepresentation(title: "Earliest"),
      .latest: DisplayRepresentation(title: "Latest"),
    ]
  }
}
