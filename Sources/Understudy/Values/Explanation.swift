/// Why an answer is as it is: a line and what lies under it.
public struct Explanation: Sendable, Hashable, CustomStringConvertible {
  /// One line, without a line end.
  public let line: String
  /// What led to it, in order.
  public let children: [Explanation]

  /// Makes a node of the tree.
  public init(_ line: String, _ children: [Explanation] = []) {
    self.line = line
    self.children = children
  }

  /// The tree, drawn with box lines, without a final line end.
  public var description: String {
    var lines = [line]
    append(to: &lines, prefix: "")
    return lines.joined(separator: "\n")
  }

  private func append(to lines: inout [String], prefix: String) {
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      lines.append(prefix + (isLast ? "└─ " : "├─ ") + child.line)
      child.append(to: &lines, prefix: prefix + (isLast ? "   " : "│  "))
    }
  }
}
