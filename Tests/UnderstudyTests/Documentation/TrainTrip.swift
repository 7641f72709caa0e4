import AppIntents
import Foundation
import Understudy

/// The entity of the listing in the README.
@AppEntity(.generable)
struct TrainTrip: TransientAppEntity {
  @Property(title: "Origin", description: "The city to leave from")
  var origin: String

  @Property(title: "Destination", description: "The city to travel to")
  var destination: String

  @Property(title: "Date", description: "The day of travel")
  var date: Date

  @Property(title: "Seats", description: "How many people travel")
  var seats: Int?
}
