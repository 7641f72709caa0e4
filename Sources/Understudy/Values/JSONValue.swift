/// A value as it is printed: the shapes of JSON, with the order of an object's members kept.
public enum JSONValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A number by its digits, so that none is lost: `0.1` stays `0.1`.
  case number(String)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Named values in order.
  case object([Member])

  /// A name and its value in an object.
  public struct Member: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The value.
    public let value: JSONValue

    /// Makes a member of an object.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The value of the member with this name, where this is an object that has one.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}
