/// What an entity asks for: its name, its words and its slots.
public struct EntitySchema: Hashable, Sendable {
  /// The entity's name, such as `HotelStay`.
  public let name: String
  /// The name that it is shown by.
  public let title: String
  /// What it is for.
  public let description: String?
  /// Its properties, in the order of their declaration.
  public let slots: [Slot]

  /// Makes a schema.
  public init(name: String, title: String? = nil, description: String? = nil, slots: [Slot]) {
    self.name = name
    self.title = title ?? name
    self.description = description
    self.slots = slots
  }
}
