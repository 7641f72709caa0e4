/// The tools that a phrase may call.
public struct ToolSet: Sendable {
  /// What each tool asks for.
  public let tools: [EntitySchema]

  /// Makes a set of tools; of two with one name the first is called.
  public init(_ tools: [EntitySchema]) {
    self.tools = tools
  }
}
