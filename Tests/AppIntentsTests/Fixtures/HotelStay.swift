import AppIntents
import Foundation

@AppEntity(.generable)
struct HotelStay: TransientAppEntity {
  @Property(title: "City", description: "The town to stay in")
  var city: String

  @Property(title: "Arrival", description: "The first day of the stay")
  var arrival: Date

  @Property(title: "Nights", description: "How many nights to stay")
  var nights: Int?

  @Property(title: "Room", description: "The kind of room")
  var room: RoomKind?

  @Property(title: "Guests", description: "Everyone who comes along")
  var guests: [Guest]

  @Property(description: "The most that one night may cost")
  var maxPrice: IntentCurrencyAmount?

  @Property(title: "Ledger", visibility: .internal)
  var ledger: String?
}

@AppEntity(.generable)
struct Guest: TransientAppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Guest", numericFormat: "\(placeholder: .int) guests", synonyms: ["Visitor"])

  @Property(title: "Name", description: "What the guest is called")
  var name: String

  @Property(title: "Age", description: "Years of age")
  var age: Int8?

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}
