/// One property of an entity, or one parameter of a tool.
public struct Slot: Hashable, Sendable {
  /// The name in source code.
  public let name: String
  /// The name that it is shown by.
  public let title: String
  /// What it holds and what that is for.
  public let description: String?
  /// What it holds.
  public let type: SlotType
  /// Whether the entity is incomplete without it.
  public let isRequired: Bool
  /// Whether it holds several values.
  public let isArray: Bool

  /// Makes a slot.
  public init(
    name: String, title: String, description: String? = nil, type: SlotType,
    isRequired: Bool = true, isArray: Bool = false
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.type = type
    self.isRequired = isRequired
    self.isArray = isArray
  }
}
