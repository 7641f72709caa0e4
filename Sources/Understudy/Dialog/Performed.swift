import AppIntents

/// An intent that was performed, with its result in its own type.
public struct Performed<Intent: ToolIntent>: Sendable {
  /// The intent.
  public let intent: Intent
  /// What it gave back.
  public let result: Intent.PerformResult

  /// The value that it gave back, where it gave one.
  public var value: Intent.PerformResult.Value? { result.value }
}

extension ToolCall {
  /// The call with its types, where it is one of this intent and came to its end.
  public func performed<Intent: ToolIntent>(_ type: Intent.Type) -> Performed<Intent>? {
    guard let intent = intent as? Intent, let result = result as? Intent.PerformResult else {
      return nil
    }
    return Performed(intent: intent, result: result)
  }
}
