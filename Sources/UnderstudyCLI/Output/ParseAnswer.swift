import Understudy

/// What a phrase makes of an entity, as scripts read it.
struct ParseAnswer: Answer {
  let request: Request
  let extraction: Extraction

  var isComplete: Bool { extraction.status == .filled }

  func json(offsets unit: OffsetUnit, explained: Bool) -> JSONValue {
    .object(request.leadingMembers + members(offsets: unit, explained: explained))
  }

  /// The answer without what the caller knows anyway.
  func members(offsets unit: OffsetUnit, explained: Bool) -> [JSONValue.Member] {
    let offsets = OffsetMap(request.phrase, unit: unit)
    var members: [JSONValue.Member] = [
      .init("entity", .string(extraction.entity)),
      .init("status", .string(extraction.status.rawValue)),
      .init("values", .object(extraction.values)),
      .init("fills", .array(extraction.fills.map { json($0, offsets) })),
      .init("missing", .array(extraction.missing.map(JSONValue.string))),
      .init("ambiguous", .array(extraction.ambiguous.map(json))),
      .init("unused", .array(extraction.unused.map { json($0, offsets) })),
    ]
    if !extraction.searched.isEmpty {
      members.append(.init("searched", .array(extraction.searched.map { json($0, offsets) })))
    }
    if !extraction.defaults.isEmpty {
      members.append(.init("defaults", .object(extraction.defaults)))
    }
    if let dialog = extraction.dialog { members.append(.init("dialog", .string(dialog))) }
    if explained { members.append(extraction.explanation.member) }
    return members
  }

  private func json(_ fill: Extraction.Fill, _ offsets: OffsetMap) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("property", .string(fill.property)), .init("value", fill.value),
      .init("text", .string(fill.text)),
    ]
    members += offsets.members(of: fill.span)
    // Further digits would promise more than a score can keep.
    members.append(.init("score", JSONValue((fill.score * 1_000).rounded() / 1_000)))
    members.append(.init("cue", fill.cue.map(JSONValue.string) ?? .null))
    if let zone = fill.timeZone { members.append(.init("timeZone", .string(zone))) }
    if let zone = fill.placeZone { members.append(.init("localTo", .string(zone))) }
    members.append(.init("alternatives", .array(fill.alternatives)))
    return .object(members)
  }

  private func json(_ search: Extraction.Search, _ offsets: OffsetMap) -> JSONValue {
    .object(
      [.init("property", .string(search.property)), .init("text", .string(search.text))]
        + offsets.members(of: search.span))
  }

  private func json(_ ambiguity: Extraction.Ambiguity) -> JSONValue {
    .object([
      .init("property", .string(ambiguity.property)), .init("choices", .array(ambiguity.choices)),
    ])
  }

  private func json(_ unused: Extraction.Unused, _ offsets: OffsetMap) -> JSONValue {
    .object(
      [
        .init("kind", .string(unused.kind)), .init("value", unused.value),
        .init("text", .string(unused.text)),
      ] + offsets.members(of: unused.span) + unused.contents + bounds(of: unused))
  }

  /// The properties whose bounds keep a number out.
  private func bounds(of unused: Extraction.Unused) -> [JSONValue.Member] {
    guard !unused.bounds.isEmpty else { return [] }
    let objects = unused.bounds.map { bounds in
      JSONValue.object(
        [.init("property", .string(bounds.property))]
          + (bounds.lower.map { [.init("min", $0)] } ?? [])
          + (bounds.upper.map { [.init("max", $0)] } ?? []))
    }
    return [.init("outOfBounds", .array(objects))]
  }
}
