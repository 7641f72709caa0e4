import Understudy

/// A suite rewritten so that its expectations are what phrases do fill.
public struct SuiteUpdate: Sendable {
  /// What changes for one phrase.
  public struct Rewrite: Sendable, Hashable {
    /// The phrase.
    public let phrase: String
    /// The line on which it stands.
    public let line: Int
    /// The lines of its expectations that go.
    public let removed: [String]
    /// Those that come in their place.
    public let added: [String]
  }

  /// The whole text, as it would be written.
  public let text: String
  /// What changes, in the order of the text; nothing where all phrases passed.
  public let changes: [Rewrite]

  /// Rewrites the expectations of the phrases that failed; comments and order stay.
  ///
  /// A phrase that could not be answered at all keeps its expectations.
  public init(_ report: SuiteReport) {
    let source = report.suite.source
    var lines = source.lines.map { [String($0)] }
    var changes: [Rewrite] = []
    for result in report.failures where result.extraction != nil || !result.isBroken {
      let place = result.phraseCase.line - 1
      let change =
        source.isJSON
        ? Self.rewrite(result, &lines[place])
        : Self.rewrite(result, &lines, from: place)
      changes.append(change)
    }
    self.changes = changes
    text = source.text(of: lines.flatMap(\.self))
  }

  private static func rewrite(_ result: CaseResult, _ line: inout [String]) -> Rewrite {
    let old = line.joined()
    let members = (try? SuiteJSONReader.members(of: old[...])) ?? []
    let kept = members.filter { !SuiteJSONReader.expectationNames.contains($0.name) }
    line = [JSONValue.object(kept + result.corrected.members).description]
    return Rewrite(
      phrase: result.phraseCase.phrase, line: result.phraseCase.line, removed: [old], added: line)
  }

  private static func rewrite(
    _ result: CaseResult, _ lines: inout [[String]], from place: Int
  ) -> Rewrite {
    let original = lines
    let added = result.corrected.lines(isExactAnyway: isExactAnyway(lines, place))
    var (removed, last, indent) = ([String](), place, "  ")
    var index = place + 1
    scan: while index < lines.count, let line = lines[index].first {
      switch SuiteTextReader.sort(of: line[...]) {
      case .directive, .phrase: break scan
      case .expectation:
        let content = line.drop { $0 == " " || $0 == "\t" }
        (indent, last) = (String(line[..<content.startIndex]), index)
        if added.contains(String(content)) { break }
        removed.append(String(content))
        // What is said of the same property takes its place, so that order and comments keep their sense.
        let same = added.first { Self.subject(of: $0[...]) == Self.subject(of: content) }
        lines[index] = same.map { [indent + $0] } ?? []
      case .blank, .comment: break
      }
      index += 1
    }
    let kept = Set(
      lines[place...last].flatMap(\.self).map { String($0.drop { $0 == " " || $0 == "\t" }) })
    lines[last] += added.filter { !kept.contains($0) }.map { indent + $0 }
    let old = Set(Self.expectations(below: place, in: original))
    return Rewrite(
      phrase: result.phraseCase.phrase, line: place + 1, removed: removed,
      added: added.filter { !old.contains($0) })
  }

  /// What an expectation is about: its property, or its word.
  private static func subject(of line: Substring) -> Substring {
    line.prefix { $0 != " " && $0 != "=" }
  }

  /// The expectations under a phrase, without their indentation.
  private static func expectations(below place: Int, in lines: [[String]]) -> [String] {
    lines[(place + 1)...].flatMap(\.self).prefix {
      ![.directive, .phrase].contains(SuiteTextReader.sort(of: $0[...]))
    }.map { String($0.drop { $0 == " " || $0 == "\t" }) }
  }

  /// Whether a directive above says that nothing else is filled.
  private static func isExactAnyway(_ lines: [[String]], _ place: Int) -> Bool {
    let last = lines[..<place].flatMap(\.self).last { $0.hasPrefix("@only") }
    return last.map { !$0.hasSuffix("off") } ?? false
  }
}

extension CaseResult {
  /// Whether the phrase could not be answered.
  fileprivate var isBroken: Bool {
    mismatches.contains {
      switch $0 {
      case .failed, .unknownProperty: true
      default: false
      }
    }
  }
}
