import Understudy

/// How what came of a phrase differs from what was expected, in under 25 lines.
public struct ScenarioFailure: Error, Sendable, CustomStringConvertible {
  /// Where the turn is written.
  public let place: String
  /// What was said and what came of it.
  public let turn: Turn?
  /// The differences.
  public let mismatches: [ScenarioMismatch]
  private let phrases: [String]

  init(
    place: String, turn: Turn?, mismatches: [ScenarioMismatch], phrases: [String] = []
  ) {
    self.place = place
    self.turn = turn
    self.mismatches = mismatches
    self.phrases = phrases
  }

  /// The most lines that tell the differences, and the most that tell how they came about.
  private static let limits = (differences: 8, reasons: 13)

  /// The phrase, what differs, and how it came about.
  public var description: String {
    let said = phrases.isEmpty ? turn.map { [$0.phrase] } ?? [] : phrases
    let head = said.map { "'\($0)'" }.joined(separator: ", ")
    let differences = mismatches.flatMap { mismatch in
      ["  \(mismatch.summary)"] + mismatch.values.map { "    \($0)" }
    }
    return
      ([head.isEmpty ? place : "\(head) (\(place))"]
      + Self.cut(differences, to: Self.limits.differences) + reasons).joined(separator: "\n")
  }

  /// What is asked, and the tree of reasons with the slots that differ before all others.
  private var reasons: [String] {
    guard let turn else { return [] }
    let asked = turn.question.map { ["  it asks \"\($0.text)\""] } ?? []
    let unfound = turn.unfound.prefix(2).map {
      "  '\($0.parameter)' was searched for '\($0.words)', which names nothing"
    }
    let slots = Set(mismatches.flatMap(\.values).map(\.parameter))
    let tree = ReasonTree(turn.explanation, slots: slots).lines.map { "  " + $0 }
    return asked + unfound + Self.cut(tree, to: Self.limits.reasons)
  }

  private static func cut(_ lines: [String], to limit: Int) -> [String] {
    guard lines.count > limit else { return lines }
    return lines.prefix(limit - 1) + ["  … and \(lines.count - limit + 1) more lines"]
  }
}
