/// How many elements a parameter takes.
public struct IntentCollectionSize: Equatable, Sendable {
  /// The fewest.
  package let min: Int
  /// The most.
  package let max: Int

  /// Takes any number within bounds.
  public init(min: Int, max: Int) {
    self.min = min
    self.max = max
  }

  /// Takes one number only.
  public init(exactly size: Int) {
    self.init(min: size, max: size)
  }
}

extension IntentCollectionSize: ExpressibleByIntegerLiteral {
  /// Takes one number only.
  public init(integerLiteral value: Int) {
    self.init(exactly: value)
  }
}
