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
  /// What a value looks like beyond that.
  public let shape: SlotShape
  /// Whether the entity is incomplete without it.
  public let isRequired: Bool
  /// Whether it holds several values.
  public let isArray: Bool
  /// The value that it has where a phrase gives none.
  public let defaultValue: JSONValue?
  /// What its declaration says that no rule here reads, kept for whoever prints it.
  public let otherKeywords: [JSONValue.Member]

  /// Makes a slot.
  public init(
    name: String, title: String, description: String? = nil, type: SlotType,
    shape: SlotShape = SlotShape(), isRequired: Bool = true, isArray: Bool = false,
    defaultValue: JSONValue? = nil, otherKeywords: [JSONValue.Member] = []
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.type = type
    self.shape = shape
    self.isRequired = isRequired
    self.isArray = isArray
    self.defaultValue = defaultValue
    self.otherKeywords = otherKeywords
  }

  /// The same slot for values of another type.
  func with(_ type: SlotType) -> Slot {
    Slot(
      name: name, title: title, description: description, type: type, shape: shape,
      isRequired: isRequired, isArray: isArray, defaultValue: defaultValue,
      otherKeywords: otherKeywords)
  }
}
