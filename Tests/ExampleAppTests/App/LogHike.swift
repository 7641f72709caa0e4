import AppIntents
import Foundation

@AppIntent(.tool)
struct LogHike: AppIntent {
  static let title: LocalizedStringResource = "Log a Hike"
  static let description = IntentDescription("Records a finished hike in the diary.")

  @Parameter(title: "Trail", description: "The trail that was walked")
  var trail: Trail

  @Parameter(title: "Duration", description: "How long the hike took")
  var duration: Duration

  @Parameter(title: "Climb", description: "The height that was climbed", defaultUnit: .meters)
  var climb: Measurement<UnitLength>?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Logged \(trail.name).")
  }
}
