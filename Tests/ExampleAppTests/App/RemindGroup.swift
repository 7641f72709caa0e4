import AppIntents
import Foundation

@AppIntent(.tool)
struct RemindGroup: AppIntent {
  static let title: LocalizedStringResource = "Remind the Group"
  static let description = IntentDescription("Sends a reminder to the hiking group.")

  @Parameter(title: "Message", description: "The text of the reminder")
  var message: String

  @Parameter(title: "Time", description: "When to send it")
  var time: Date?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    guard message.count > 3 else {
      throw $message.needsValueError("That is short. What shall I say?")
    }
    return .result(value: message)
  }
}
