import Understudy

/// What became of the phrases of a suite.
public struct SuiteReport: Sendable {
  /// The suite.
  public let suite: PhraseSuite
  /// What became of each phrase, in the order of the suite.
  public let results: [CaseResult]

  /// The phrases that are not as expected.
  public var failures: [CaseResult] { results.filter { !$0.hasPassed } }
  /// Whether all phrases are as expected.
  public var hasPassed: Bool { results.allSatisfy(\.hasPassed) }

  /// One line that counts.
  public var summary: String {
    let failed = failures.count
    let passed = results.count - failed
    let phrases = results.count == 1 ? "1 phrase" : "\(results.count) phrases"
    return "\(suite.name): \(phrases), \(passed) passed"
      + (failed > 0 ? ", \(failed) failed" : "")
  }
}

extension SuiteReport: CustomStringConvertible {
  /// The failures with their places, and the line that counts.
  public var description: String {
    let lines = failures.flatMap { result in
      ["\(suite.name):\(result.phraseCase.line): \(result.phraseCase.phrase)"]
        + result.mismatches.map { "  \($0)" }
    }
    return (lines + [summary]).joined(separator: "\n")
  }
}
