import AppIntents
import Foundation

/// Tells which flights it would look for; the command has none to sell.
@AppIntent(.tool)
struct SearchFlights: AppIntent {
  static let title: LocalizedStringResource = "Search Flights"
  static let description = IntentDescription("Looks for flights between two airports on a day.")

  @Parameter(title: "Search", description: "Which flights to look for")
  var search: FlightSearch

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let day = search.date.formatted(.iso8601.year().month().day())
    return .result(
      dialog: "Looking for flights from \(search.origin) to \(search.destination) on \(day).")
  }
}
