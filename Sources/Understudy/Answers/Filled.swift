import AppIntents

/// An entity that a phrase filled, and how that came about.
public struct Filled<Entity: GenerableEntity>: Sendable {
  /// The entity; nothing unless every required property has a value.
  public let entity: Entity?
  /// The values with the words they came from, what is missing, and why.
  public let extraction: Extraction
}
