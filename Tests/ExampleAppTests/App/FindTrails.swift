import AppIntents
import Foundation

enum Difficulty: String, AppEnum {
  case easy, moderate, hard

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Difficulty"
  static let caseDisplayRepresentations: [Difficulty: DisplayRepresentation] = [
    .easy: "Easy", .moderate: "Moderate",
    .hard: DisplayRepresentation(title: "Hard", subtitle: nil, image: nil, synonyms: ["demanding"]),
  ]
}

@AppEntity(.generable)
struct TrailSearch: TransientAppEntity {
  @Property(title: "Start", description: "The town where the hike begins")
  var start: String

  @Property(title: "Difficulty", description: "How hard the trail may be")
  var difficulty: Difficulty?

  @Property(title: "Longest", description: "The greatest length of the trail in kilometers")
  var maximumLength: Double?

  @Property(title: "Day", description: "The day of the hike")
  var day: Date?
}

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
