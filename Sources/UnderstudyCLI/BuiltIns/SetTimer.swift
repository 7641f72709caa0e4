import AppIntents
import Foundation

/// Tells for how long it would set a timer.
@AppIntent(.tool)
struct SetTimer: AppIntent {
  static let title: LocalizedStringResource = "Set Timer"
  static let description = IntentDescription("Starts a timer that rings after a while.")

  @Parameter(title: "Duration", description: "How long until the timer rings")
  var duration: Duration

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let seconds = Int(duration.components.seconds)
    return .result(value: seconds, dialog: "The timer rings in \(seconds) seconds.")
  }
}
