import Understudy

/// What a verb makes of one request, ready to be printed.
protocol Answer {
  /// Whether the phrase gave all that was asked for.
  var isComplete: Bool { get }
  /// The answer in the shape that scripts read.
  func json(offsets unit: OffsetUnit, explained: Bool) -> JSONValue
  /// The answer for a person, as lines without line ends.
  func lines(on page: Page, explained: Bool) -> [String]
  /// The answer as a part of a page to send to someone.
  func markup(explained: Bool) -> String
}

/// What turns requests into answers; one serves all threads.
protocol Answering: Sendable {
  func answer(_ request: Request) throws -> any Answer

  /// The same for another thread, with nothing in common: to count who holds what they share would hold both up.
  func apart() -> any Answering
}

extension Answering {
  func apart() -> any Answering { self }
}
