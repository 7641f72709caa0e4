import Understudy

/// Which tool a phrase calls and with which values, as scripts read it.
struct ToolAnswer: Answer {
  let request: Request
  let choice: ToolChoice

  var isComplete: Bool { choice.chosen?.extraction.status == .filled }

  func json(offsets unit: OffsetUnit, explained: Bool) -> JSONValue {
    var members: [JSONValue.Member]
    if let chosen = choice.chosen {
      let filled = ParseAnswer(request: request, extraction: chosen.extraction)
      guard case .object(let own) = filled.json(offsets: unit, explained: explained) else {
        return .null
      }
      members = own.filter { $0.name != "entity" }
      if explained { members.append(.init("toolExplanation", explanation)) }
      members.insert(
        contentsOf: [
          .init("tool", .string(chosen.tool)), .init("toolScore", JSONValue(chosen.score)),
        ], at: request.leadingMembers.count)
    } else {
      members =
        request.leadingMembers + [
          .init("tool", .null),
          .init("status", .string(choice.ambiguous.isEmpty ? "none" : "ambiguous")),
          .init("values", .object([])), .init("fills", .array([])), .init("missing", .array([])),
          .init("ambiguous", .array(rivals)), .init("unused", .array([])),
        ]
      if explained { members.append(.init("toolExplanation", explanation)) }
    }
    members.append(
      .init(
        "toolAlternatives",
        .array(
          choice.others.map { other in
            .object([.init("tool", .string(other.tool)), .init("score", JSONValue(other.score))])
          })))
    return .object(members)
  }

  /// The tools that cannot be told apart.
  private var rivals: [JSONValue] {
    guard !choice.ambiguous.isEmpty else { return [] }
    return [
      .object([
        .init("property", .string("tool")),
        .init("choices", .array(choice.ambiguous.map { .string($0.tool) })),
      ])
    ]
  }

  /// What speaks for each tool and against it, the best first.
  private var calls: [ToolChoice.Call] {
    (choice.chosen.map { [$0] } ?? []) + choice.ambiguous + choice.others
  }

  private var explanation: JSONValue {
    .array(
      calls.flatMap { $0.explanation.description.split(separator: "\n") }
        .map { .string(String($0)) })
  }

  func lines(on page: Page, explained: Bool) -> [String] {
    let reasons = explained ? [""] + calls.flatMap { $0.explanation.lines(on: page) } : []
    guard let chosen = choice.chosen else {
      let rivals = choice.ambiguous.map(\.tool).joined(separator: " or ")
      return [rivals.isEmpty ? "no tool" : "\(rivals)?"] + reasons
    }
    return ["tool \(chosen.tool)"]
      + ParseAnswer(request: request, extraction: chosen.extraction)
      .lines(on: page, explained: explained) + reasons
  }
}
