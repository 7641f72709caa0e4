import Synchronization
import Understudy

/// The tools that requests have offered so far, each read once.
final class ToolLibrary: Sendable {
  private let known = Mutex<[JSONValue: EntitySchema]>([:])
  /// The most tools that are kept.
  private static let limit = 1_000

  /// The tools of these definitions.
  ///
  /// - Throws: ``SchemaError`` at the first that no phrase could fill.
  func tools(_ definitions: [JSONValue]) throws(SchemaError) -> ToolSet {
    try ToolSet(reading: definitions) { definition throws(SchemaError) in try tool(definition) }
  }

  private func tool(_ definition: JSONValue) throws(SchemaError) -> EntitySchema {
    if let tool = known.withLock({ $0[definition] }) { return tool }
    let tool = try EntitySchema(tool: definition)
    known.withLock { known in
      if known.count >= Self.limit { known.removeAll() }
      known[definition] = tool
    }
    return tool
  }
}
