import AppIntents
import Understudy

/// A tool that the command can perform without an app.
struct BuiltInTool: Sendable {
  /// The intent.
  let type: any ToolIntent.Type
  /// One line that tells what it does.
  let summary: String

  /// Its name.
  var name: String { "\(type)" }

  /// Every tool, in the order in which they are offered.
  static let all = [
    BuiltInTool(type: SearchFlights.self, summary: "Looks for flights"),
    BuiltInTool(type: SetTimer.self, summary: "Sets a timer"),
    BuiltInTool(type: SplitBill.self, summary: "Divides a bill among people"),
  ]
}
