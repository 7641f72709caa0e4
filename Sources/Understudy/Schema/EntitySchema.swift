/// What an entity asks for: its name, its words and its slots.
public struct EntitySchema: Sendable {
  /// The entity's name, such as `HotelStay`.
  public let name: String
}
