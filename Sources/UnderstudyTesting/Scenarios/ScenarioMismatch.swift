/// One way in which what happened differs from what is expected.
public struct ScenarioMismatch: Sendable, Hashable {
  /// What differs, in one line.
  public let summary: String
  /// The values that differ.
  public let values: [CallMismatch]

  /// Tells a difference.
  public init(_ summary: String, _ values: [CallMismatch] = []) {
    self.summary = summary
    self.values = values
  }
}
