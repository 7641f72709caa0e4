import Understudy

/// Which tools a phrase calls and with which values, as scripts read it.
///
/// The first call has the documented keys; of several each is listed under `calls` as well.
struct ToolAnswer: Answer {
  let request: Request
  let choices: [ToolChoice]

  private var choice: ToolChoice { choices.first ?? ToolChoice.none }

  var isComplete: Bool { choices.allSatisfy { $0.chosen?.extraction.status == .filled } }

  func json(offsets unit: OffsetUnit, explained: Bool) -> JSONValue {
    var members = request.leadingMembers + members(of: choice, unit, explained: explained)
    members.append(
      .init(
        "toolAlternatives",
        .array(
          choice.others.map { other in
            .object([.init("tool", .string(other.tool)), .init("score", JSONValue(other.score))])
          })))
    if choices.count > 1 {
      let calls = choices.map { JSONValue.object(self.members(of: $0, unit, explained: false)) }
      members.append(.init("calls", .array(calls)))
    }
    return .object(members)
  }

  private func members(
    of choice: ToolChoice, _ unit: OffsetUnit, explained: Bool
  ) -> [JSONValue.Member] {
    var members: [JSONValue.Member]
    if let chosen = choice.chosen {
      let filled = ParseAnswer(request: request, extraction: chosen.extraction)
      members = [
        .init("tool", .string(chosen.tool)), .init("toolScore", JSONValue(chosen.score)),
      ]
      members += filled.members(offsets: unit, explained: explained).filter { $0.name != "entity" }
    } else {
      members = [
        .init("tool", .null),
        .init("status", .string(choice.ambiguous.isEmpty ? "none" : "ambiguous")),
        .init("values", .object([])), .init("fills", .array([])), .init("missing", .array([])),
        .init("ambiguous", .array(rivals(in: choice))), .init("unused", .array([])),
      ]
    }
    if explained {
      let lines = calls(in: choice).flatMap { $0.explanation.description.split(separator: "\n") }
      members.append(.init("toolExplanation", .array(lines.map { .string(String($0)) })))
    }
    return members
  }

  /// The tools that cannot be told apart.
  private func rivals(in choice: ToolChoice) -> [JSONValue] {
    guard !choice.ambiguous.isEmpty else { return [] }
    let names = choice.ambiguous.map { JSONValue.string($0.tool) }
    return [.object([.init("property", .string("tool")), .init("choices", .array(names))])]
  }

  /// All tools that were considered, the best first.
  private func calls(in choice: ToolChoice) -> [ToolChoice.Call] {
    (choice.chosen.map { [$0] } ?? []) + choice.ambiguous + choice.others
  }

  func lines(on page: Page, explained: Bool) -> [String] {
    choices.flatMap { lines(of: $0, on: page, explained: explained) }
  }

  private func lines(of choice: ToolChoice, on page: Page, explained: Bool) -> [String] {
    let reasons =
      explained
      ? [""] + calls(in: choice).flatMap { $0.explanation.lines(on: page) } : []
    guard let chosen = choice.chosen else {
      let rivals = choice.ambiguous.map(\.tool).joined(separator: " or ")
      return [rivals.isEmpty ? "no tool" : "\(rivals)?"] + reasons
    }
    return ["tool \(chosen.tool)"]
      + ParseAnswer(request: request, extraction: chosen.extraction)
      .lines(on: page, explained: explained) + reasons
  }
}
