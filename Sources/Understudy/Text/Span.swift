/// A half-open range of a phrase, in UTF-16 code units.
public struct Span: Hashable, Sendable {
  /// The offset of the first unit.
  public let start: Int
  /// The offset past the last unit.
  public let end: Int

  /// Makes a span from its two ends.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// How many UTF-16 code units it covers.
  public var length: Int { end - start }

  /// Whether the two share a unit.
  public func overlaps(_ other: Span) -> Bool { start < other.end && other.start < end }

  /// Whether every unit of the other one lies in this one.
  public func contains(_ other: Span) -> Bool { start <= other.start && other.end <= end }
}
