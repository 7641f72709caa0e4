/// One way to say the values of an entity.
public struct Paraphrase: Sendable, Hashable {
  /// How one value is said.
  public struct Piece: Sendable, Hashable {
    /// The property, with those around it.
    public let property: String
    /// The value, as answers print it.
    public let value: JSONValue
    /// The words of the value.
    public let words: String
    /// The word that points at the property; nothing where the value stands alone.
    public let pointer: String?
    /// Whether the pointer is the property's own name.
    public let isNamed: Bool
    /// The value with what points at it.
    public let text: String
  }

  /// The phrase.
  public let phrase: String
  /// What it says, in the order in which it says it.
  public let pieces: [Piece]

  /// Puts pieces together.
  init(_ pieces: [Piece], separator: String) {
    self.pieces = pieces
    phrase = pieces.map(\.text).joined(separator: separator)
  }
}
