import AppIntents
import Understudy

/// A tool that the command can perform without an app.
struct BuiltInTool: Sendable {
  /// The intent.
  let type: any ToolIntent.Type
  /// One line that tells what it does.
  let summary: String
  private let read: @Sendable () -> EntitySchema

  private init<Intent: ToolIntent>(_ type: Intent.Type, summary: String) {
    self.type = type
    self.summary = summary
    read = { EntitySchema(tool: type) }
  }

  /// Its name.
  var name: String { "\(type)" }
  /// What it asks for.
  var schema: EntitySchema { read() }

  /// Every tool, in the order in which they are offered.
  static let all = [
    BuiltInTool(SearchFlights.self, summary: "Looks for flights"),
    BuiltInTool(SetTimer.self, summary: "Sets a timer"),
    BuiltInTool(SplitBill.self, summary: "Divides a bill among people"),
  ]

  /// What a phrase may mean where nothing is named: every entity, and every tool that takes something else.
  static var everything: [EntitySchema] {
    let entities = BuiltInEntity.all
    let others = all.filter { tool in !entities.contains { $0.tool == tool.name } }
    return entities.map { $0.schema() } + others.map(\.schema)
  }
}
