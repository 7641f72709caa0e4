/// Lists things, one a line.
@resultBuilder
public enum ListBuilder<Element> {
  /// Puts the lines together.
  public static func buildBlock(_ lines: [Element]...) -> [Element] { lines.flatMap { $0 } }
  /// Takes one thing.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// Takes several things.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  /// Takes the things of a loop.
  public static func buildArray(_ lines: [[Element]]) -> [Element] { lines.flatMap { $0 } }
  /// Takes the things of a condition that may not hold.
  public static func buildOptional(_ lines: [Element]?) -> [Element] { lines ?? [] }
  /// Takes the things of a condition that holds.
  public static func buildEither(first lines: [Element]) -> [Element] { lines }
  /// Takes the things of a condition that does not hold.
  public static func buildEither(second lines: [Element]) -> [Element] { lines }
}
