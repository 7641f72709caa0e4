import AppIntents
import Testing

@testable import UnderstudyCLI

@Suite struct FlightSearchTests {
  /// The wrapped properties, named as they are declared.
  private let properties = Mirror(reflecting: FlightSearch()).children.compactMap { child in
    child.label.map { (name: String($0.dropFirst()), wrapper: "\(type(of: child.value))") }
  }

  @Test func declaresItsPropertiesInTheDocumentedOrder() {
    #expect(
      properties.map(\.name) == [
        "origin", "destination", "date", "cabin", "returnDate", "trip", "via", "airline", "adults",
        "children", "infants", "nonstop", "maxStops", "departAfter", "departBefore", "arriveAfter",
        "arriveBefore", "maxPrice", "flightNumber", "sort",
      ])
  }

  @Test func requiresOnlyTheRouteAndTheDay() {
    let required = properties.filter { !$0.wrapper.contains("Optional<") }
    #expect(required.map(\.name) == ["origin", "destination", "date"])
  }

  @Test func namesEveryCase() {
    #expect(
      Set(FlightSearch.Cabin.caseDisplayRepresentations.keys) == Set(FlightSearch.Cabin.allCases))
    #expect(
      Set(FlightSearch.Trip.caseDisplayRepresentations.keys) == Set(FlightSearch.Trip.allCases))
    #expect(
      Set(FlightSearch.SortOrder.caseDisplayRepresentations.keys)
        == Set(FlightSearch.SortOrder.allCases))
  }
}
