import Understudy

/// A tree of reasons, of which the part that concerns some slots comes first and in full.
struct ReasonTree {
  /// The tree, one node a line.
  let lines: [String]

  init(_ tree: Explanation, slots: Set<String>) {
    lines = Self.ordered(tree, slots).description.split(separator: "\n").map(String.init)
  }

  private static func ordered(_ tree: Explanation, _ slots: Set<String>) -> Explanation {
    guard !slots.isEmpty else { return tree }
    let children = tree.children.map { ordered($0, slots) }
    let concerned = children.filter { concerns($0, slots) }
    let others = children.filter { !concerns($0, slots) }
    return Explanation(tree.line, concerned + others.map(folded))
  }

  /// Without what lies under it, where that is said of another slot.
  private static func folded(_ tree: Explanation) -> Explanation {
    tree.line.contains(" = ") ? Explanation(tree.line) : tree
  }

  private static func concerns(_ tree: Explanation, _ slots: Set<String>) -> Bool {
    slots.contains { slot in
      tree.line.hasPrefix("\(slot) = ") || tree.line.hasPrefix("\(slot).")
    } || tree.children.contains { concerns($0, slots) }
  }
}
