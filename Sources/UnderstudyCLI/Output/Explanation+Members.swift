import Understudy

extension Explanation {
  /// The tree as a member of an answer in JSON: one string a line.
  var member: JSONValue.Member {
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
    return JSONValue.Member("explanation", .array(lines.map { .string(String($0)) }))
  }

  /// The tree for a person; long lines are the reader's to scroll, as wrapping would break the tree.
  func lines(on page: Page) -> [String] {
    description.split(separator: "\n", omittingEmptySubsequences: false).map {
      "  " + page.style(.faint, String($0).printable)
    }
  }
}
