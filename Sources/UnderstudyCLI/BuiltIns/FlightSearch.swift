import AppIntents
import Foundation

/// What a traveller tells a flight search; the example entity of the command.
@AppEntity(.generable)
struct FlightSearch: TransientAppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Flight search", numericFormat: "\(placeholder: .int) flight searches")

  @Property(title: "Origin", description: "IATA code of the departure airport")
  var origin: String

  @Property(title: "Destination", description: "IATA code of the arrival airport")
  var destination: String

  @Property(title: "Date", description: "The day to depart")
  var date: Date

  @Property(title: "Cabin", description: "The class of service")
  var cabin: Cabin?

  @Property(title: "Return date", description: "The day to fly back")
  var returnDate: Date?

  @Property(title: "Trip", description: "Whether there is a flight back")
  var trip: Trip?

  @Property(title: "Via", description: "IATA code of the stopover airport")
  var via: String?

  @Property(title: "Airline", description: "IATA code of the airline to fly with")
  var airline: String?

  @Property(title: "Adults", description: "The number of adult passengers")
  var adults: Int?

  @Property(title: "Children", description: "The number of children who travel along")
  var children: Int?

  @Property(title: "Infants", description: "The number of infants and babies who travel along")
  var infants: Int?

  @Property(title: "Nonstop", description: "Whether the flight must be direct, without a stop")
  var nonstop: Bool?

  @Property(title: "Maximum stops", description: "The greatest number of stops on the way")
  var maxStops: Int?

  @Property(title: "Depart after", description: "The earliest time of departure")
  var departAfter: DateComponents?

  @Property(title: "Depart before", description: "The latest time of departure")
  var departBefore: DateComponents?

  @Property(title: "Arrive after", description: "The earliest time of arrival")
  var arriveAfter: DateComponents?

  @Property(title: "Arrive before", description: "The latest time of arrival")
  var arriveBefore: DateComponents?

  @Property(title: "Maximum price", description: "The most that the ticket may cost")
  var maxPrice: IntentCurrencyAmount?

  @Property(title: "Flight number", description: "The code of the carrier and the digits after it")
  var flightNumber: String?

  @Property(title: "Sort", description: "Which flights come first")
  var sort: SortOrder?
}

extension FlightSearch {
  /// Where in the plane to sit.
  enum Cabin: String, AppEnum {
    case economy, premiumEconomy, business, first

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cabin"
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
      .economy: DisplayRepresentation(
        title: "Economy", synonyms: ["Economy class", "Coach", "Main cabin", "Eco", "Y class"]),
      .premiumEconomy: DisplayRepresentation(
        title: "Premium economy", synonyms: ["Premium economy class"]),
      .business: DisplayRepresentation(
        title: "Business", synonyms: ["Business class", "Biz", "Biz class", "J class"]),
      // "First" alone would be found in "the first of May".
      .first: DisplayRepresentation(
        title: "First class", synonyms: ["First class cabin", "F class"]),
    ]
  }

  /// Whether the way leads back.
  enum Trip: String, AppEnum {
    case oneWay, roundTrip

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trip"
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
      .oneWay: DisplayRepresentation(
        title: "One way", synonyms: ["One-way", "Oneway", "One way only", "Single ticket"]),
      .roundTrip: DisplayRepresentation(
        title: "Round trip",
        synonyms: [
          "Round-trip", "Roundtrip", "Return trip", "Return ticket", "Return flight", "RT",
        ]),
    ]
  }

  /// Which flights come first.
  enum SortOrder: String, AppEnum {
    case cheapest, fastest, earliest, latest

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sort order"
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
      .cheapest: DisplayRepresentation(
        title: "Cheapest", synonyms: ["Lowest price", "Lowest fare", "Least expensive", "Cheap"]),
      .fastest: DisplayRepresentation(
        title: "Fastest", synonyms: ["Quickest", "Shortest", "Least time"]),
      .earliest: DisplayRepresentation(
        title: "Earliest", synonyms: ["Earliest first", "First flight"]),
      .latest: DisplayRepresentation(title: "Latest", synonyms: ["Latest first", "Last flight"]),
    ]
  }
}
