import AppIntents
import Foundation

/// A journey by air in words of its own.
@AppEntity(.generable)
struct AirTrip: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Air trip"

  @Property(title: "Start", description: "Airport to leave from")
  var start: String

  @Property(title: "Destination", description: "Airport to arrive at")
  var destination: String

  @Property(title: "Day", description: "The day of the journey")
  var day: Date

  @Property(title: "Seat")
  var seat: Seat?
}

/// Where to sit.
enum Seat: String, AppEnum {
  case economy, business

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Seat"
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .economy: DisplayRepresentation(title: "Economy"),
    .business: DisplayRepresentation(title: "Business", synonyms: ["Business class"]),
  ]
}

/// One property of each type that a phrase fills.
@AppEntity(.generable)
struct Errand: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Errand"

  @Property(title: "Destination", description: "City to go to")
  var destination: String

  @Property(title: "Day")
  var day: Date

  @Property(title: "Clock", description: "Time of day")
  var clock: DateComponents

  @Property(title: "Pieces")
  var pieces: Int

  @Property(title: "Boxes")
  var boxes: UInt8

  @Property(title: "Weight")
  var weight: Double

  @Property(title: "Ratio")
  var ratio: Float

  @Property(title: "Price")
  var price: Decimal

  @Property(title: "Insured")
  var isInsured: Bool

  @Property(title: "Effort")
  var effort: Duration

  @Property(title: "Pace")
  var pace: Pace

  @Property(title: "Stops", description: "Towns on the way")
  var stops: [String]?

  @Property(title: "Secret", visibility: .internal)
  var secret: Int?
}

/// How fast to go.
enum Pace: String, AppEnum {
  case calm, quick

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pace"
  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .calm: "Calmly", .quick: "Quickly",
  ]
}
