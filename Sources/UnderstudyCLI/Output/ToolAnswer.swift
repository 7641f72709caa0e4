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
      members.insert(
        contentsOf: [
          .init("tool", .string(chosen.tool)), .init("toolScore", JSONValue(chosen.score)),
        ], at: request.leadingMembers.count)
    } else {
      members =
        request.leadingMembers + [
          .init("tool", .null), .init("status", .string("none")), .init("values", .object([])),
          .init("fills", .array([])), .init("missing", .array([])), .init("ambiguous", .array([])),
          .init("unused", .array([])),
        ]
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

  func lines(on page: Page, explained: Bool) -> [String] {
    guard let chosen = choice.chosen else { return ["no tool"] }
    return ["tool \(chosen.tool)"]
      + ParseAnswer(request: request, extraction: chosen.extraction)
      .lines(on: page, explained: explained)
  }
}
