/// Why an answer is as it is: a line and what lies under it.
public struct Explanation: Sendable, Hashable, CustomStringConvertible {
  private let content: Content

  /// Makes a node of the tree.
  public init(_ line: String, _ children: [Explanation] = []) {
    content = .made(line, children)
  }

  /// Puts off making the tree until somebody reads it.
  init(deferred make: @escaping @Sendable () -> Explanation) {
    content = .deferred(make)
  }

  /// Leaves making the tree to who can tell it, for something at a place, until somebody reads it.
  init(by teller: any ExplanationTeller, at place: Int32 = 0) {
    content = .told(teller, place)
  }

  private enum Content: Sendable {
    case made(String, [Explanation])
    case deferred(@Sendable () -> Explanation)
    case told(any ExplanationTeller, Int32)
  }

  private var made: (line: String, children: [Explanation]) {
    switch content {
    case .made(let line, let children): (line, children)
    case .deferred(let make): make().made
    case .told(let teller, let place): teller.explanation(at: place).made
    }
  }

  /// One line, without a line end.
  public var line: String { made.line }
  /// What led to it, in order.
  public var children: [Explanation] { made.children }

  /// Whether the two trees read the same.
  public static func == (first: Explanation, second: Explanation) -> Bool {
    first.made == second.made
  }

  /// Takes up the whole tree.
  public func hash(into hasher: inout Hasher) {
    let made = made
    hasher.combine(made.line)
    hasher.combine(made.children)
  }

  /// The tree, drawn with box lines, without a final line end.
  public var description: String {
    let made = made
    var lines = [made.line]
    Self.append(made.children, to: &lines, prefix: "")
    return lines.joined(separator: "\n")
  }

  private static func append(
    _ children: [Explanation], to lines: inout [String], prefix: String
  ) {
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      let made = child.made
      lines.append(prefix + (isLast ? "└─ " : "├─ ") + made.line)
      append(made.children, to: &lines, prefix: prefix + (isLast ? "   " : "│  "))
    }
  }
}

/// Tells how the things at some places came about; a class, so that nothing is made until it is asked.
protocol ExplanationTeller: AnyObject, Sendable {
  /// The explanation of what is at a place.
  func explanation(at place: Int32) -> Explanation
}
