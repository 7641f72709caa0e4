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
  /// Stands for all of the above, so that looking a schema up does not read all its words.
  private let fingerprint: Int

  /// Makes a schema.
  public init(name: String, title: String? = nil, description: String? = nil, slots: [Slot]) {
    self.name = name
    self.title = title ?? name
    self.description = description
    self.slots = slots
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(title)
    hasher.combine(description)
    hasher.combine(slots)
    fingerprint = hasher.finalize()
  }

  /// Takes up what stands for the contents.
  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
