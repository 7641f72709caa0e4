/// A piece of work that is measured, over all its phrases at once.
protocol Scenario {
  /// What it is called: `recognize`.
  var name: String { get }
  /// What the time of a run is divided by.
  var load: Load { get }
  /// The scenario that it is compared with.
  var comparedWith: String { get }
  /// The scenario whose work is inside its own, where there is one.
  var wraps: String? { get }

  /// Makes sure that the work gives the right answers, so that no nonsense is measured.
  func check() throws
  /// Does the work once and returns a sum that depends on every answer.
  func run() throws -> Int
}

extension Scenario {
  /// The floor: nothing reads a phrase faster than ICU finds its words.
  var comparedWith: String { WordBreaking.floor }

  var wraps: String? { nil }
}

/// How much work a run does.
struct Load: Codable, Equatable {
  /// What is counted.
  enum Unit: String, Codable { case phrase, character }

  let count: Int
  let unit: Unit
}

/// An answer that a scenario got and should not have got.
struct WrongAnswer: Error, CustomStringConvertible {
  let scenario: String
  let phrase: String
  let expected: String
  let found: String

  var description: String {
    "\(scenario): '\(phrase)' gave '\(found)', expected '\(expected)'"
  }
}
