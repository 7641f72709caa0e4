/// Whether assistants and shortcuts may see a property.
public struct IntentVisibility: Equatable, Sendable {
  private let isInternal: Bool

  /// Everyone sees the property.
  public static let `default` = IntentVisibility(isInternal: false)
  /// Only the app sees the property; it is never filled from a phrase.
  public static let `internal` = IntentVisibility(isInternal: true)
}
