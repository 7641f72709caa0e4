import Understudy

/// One phrase to answer, with all that its answer depends on.
struct Request: Sendable {
  /// What the caller knows it by: a string or a number, printed back as it came.
  let id: JSONValue?
  /// What was said.
  let phrase: String
  /// When, where and by which conventions.
  let context: ReferenceContext
  /// The tools that it may call, where it names its own.
  var tools: ToolSet?
}
