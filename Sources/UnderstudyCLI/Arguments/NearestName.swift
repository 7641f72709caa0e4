/// Finds the right name that a wrong one most likely stands for.
struct NearestName {
  private let names: [String]

  init(among names: some Sequence<String>) {
    self.names = Array(names)
  }

  /// The name that is the fewest edits away, where they are few enough to be a slip.
  func callAsFunction(to wrong: String) -> String? {
    let wrong = Array(wrong.lowercased().unicodeScalars)
    guard wrong.count <= 40 else { return nil }
    let ranked = names.map { name in
      (name: name, edits: Self.edits(from: wrong, to: Array(name.lowercased().unicodeScalars)))
    }
    let best = ranked.min { $0.edits < $1.edits }
    return best.flatMap { $0.edits <= max(1, $0.name.count / 3) ? $0.name : nil }
  }

  /// How many insertions, deletions, replacements and swaps of neighbours lead from one to the other.
  static func edits(from source: [Unicode.Scalar], to target: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for (row, scalar) in source.enumerated() {
      var current = [row + 1]
      for (column, other) in target.enumerated() {
        var edits = min(
          last[column] + (scalar == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, scalar == target[column - 1], source[row - 1] == other {
          edits = min(edits, beforeLast[column - 1] + 1)
        }
        current.append(edits)
      }
      (beforeLast, last) = (last, current)
    }
    return last[target.count]
  }
}
