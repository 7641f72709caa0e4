import AppIntents
import Foundation

@AppIntent(.tool)
struct FindTrails: AppIntent {
  static let title: LocalizedStringResource = "Find Trails"
  static let description = IntentDescription("Finds hiking trails near a town.")

  @Parameter(title: "Search", description: "Where and how to hike")
  var search: TrailSearch

  func perform() async throws -> some ReturnsValue<[Trail]> {
    let limit = search.maximumLength ?? .infinity
    return .result(value: Club.trails.filter { $0.kilometers <= limit })
  }
}
