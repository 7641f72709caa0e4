import AppIntents

/// An intent that an assistant performed, or began to.
public struct ToolCall: Sendable {
  /// How far it came.
  public enum Outcome: Sendable {
    /// It waits for an answer.
    case waiting
    /// It came to its end.
    case performed(any IntentResult)
    /// It stopped with an error.
    case failed(any Error)
    /// The person spoke of something else before it came to its end.
    case dropped
  }

  /// The tool's name.
  public let tool: String
  /// The intent with its parameters as they were when it began.
  public let intent: any ToolIntent
  /// How far it came.
  public internal(set) var outcome: Outcome

  /// What it gave back, where it came to its end.
  public var result: (any IntentResult)? {
    if case .performed(let result) = outcome { result } else { nil }
  }

  /// The value that it gave back, where it gave one.
  public var value: Any? { result.flatMap { Self.value(of: $0) } }

  /// What it said at its end.
  public var dialog: String? { result?.spokenDialog.map { String(localized: $0.full) } }

  /// Why it stopped.
  public var error: (any Error)? {
    if case .failed(let error) = outcome { error } else { nil }
  }

  private static func value(of result: some IntentResult) -> Any? { result.value.map { $0 } }
}
