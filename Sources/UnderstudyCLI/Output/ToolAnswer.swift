import Understudy

/// Which tools a phrase calls and with which values, as scripts read it.
///
/// The first call has the documented keys; of several each is listed under `calls` as well.
struct ToolAnswer: Answer {
  let request: Request
  let choices: [ToolChoice]
  /// The tools in whose place an entity was offered, by the entity's name.
  var takers: [String: String] = [:]

  private var choice: ToolChoice { choices.first ?? ToolChoice.none }

  var isComplete: Bool { choices.allSatisfy { $0.chosen?.extraction.status == .filled } }

  func json(offsets unit: OffsetUnit, explained: Bool) -> JSONValue {
    var members = request.leadingMembers + members(of: choice, unit, explained: explained)
    members.append(
      .init(
        "toolAlternatives",
        .array(
          choice.others.map { other in
            .object([
              .init("tool", .string(tool(of: other))), .init("score", JSONValue(other.score)),
            ])
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
        .init("tool", .string(tool(of: chosen))), .init("toolScore", JSONValue(chosen.score)),
      ]
      members += filled.members(offsets: unit, explained: explained)
        .filter { $0.name != "entity" || isEntity(chosen) }
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
    let names = choice.ambiguous.map { JSONValue.string(tool(of: $0)) }
    return [.object([.init("property", .string("tool")), .init("choices", .array(names))])]
  }

  private func tool(of call: ToolChoice.Call) -> String { takers[call.tool] ?? call.tool }

  private func isEntity(_ call: ToolChoice.Call) -> Bool { takers[call.tool] != nil }

  /// What stands above a call; an entity needs nothing there, as its answer names it.
  func heading(of choice: ToolChoice) -> String? {
    guard let chosen = choice.chosen else {
      let rivals = choice.ambiguous.map(tool(of:)).joined(separator: " or ")
      return rivals.isEmpty ? "no tool" : "\(rivals)?"
    }
    return isEntity(chosen) ? nil : "tool \(chosen.tool)"
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
    let filled = choice.chosen.map { chosen in
      ParseAnswer(request: request, extraction: chosen.extraction)
        .lines(on: page, explained: explained)
    }
    return (heading(of: choice).map { [$0] } ?? []) + (filled ?? []) + reasons
  }
}
