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
