import Understudy

/// The answer to a line that holds no request, or one that cannot be answered.
struct LineFailure: Answer {
  /// The request's own name, as far as it could be read.
  let id: JSONValue?
  /// The line's number, counted from 1.
  let line: Int
  /// What is wrong, in words.
  let error: String

  var isComplete: Bool { false }

  func json(offsets unit: OffsetUnit, explained: Bool) -> JSONValue {
    let named = id.map { [JSONValue.Member("id", $0)] } ?? []
    return .object(named + [.init("line", JSONValue(line)), .init("error", .string(error))])
  }

  func lines(on page: Page, explained: Bool) -> [String] {
    [page.style(.bad, "line \(line): \(error.printable)")]
  }
}
