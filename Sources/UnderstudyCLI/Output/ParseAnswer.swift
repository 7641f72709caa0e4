import Understudy

/// What a phrase makes of an entity, as scripts read it.
struct ParseAnswer: Answer {
  let request: Request
  let extraction: Extraction

  var isComplete: Bool { extraction.status == .filled }

  func json(offsets unit: OffsetUnit, explained: Bool) -> JSONValue {
    var members = room(for: 12)
    members += request.leadingMembers
    add(to: &members, offsets: unit, explained: explained)
    return .object(members)
  }

  /// The answer without what the caller knows anyway.
  func members(offsets unit: OffsetUnit, explained: Bool) -> [JSONValue.Member] {
    var members = room(for: 12)
    add(to: &members, offsets: unit, explained: explained)
    return members
  }

  /// An empty list that does not grow while it is filled: these are made for every line of a bulk run.
  private func room(for count: Int) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    members.reserveCapacity(count)
    return members
  }

  private func add(
    to members: inout [JSONValue.Member], offsets unit: OffsetUnit, explained: Bool
  ) {
    let offsets = OffsetMap(request.phrase, unit: unit)
    members.append(.init("entity", .string(extraction.entity)))
    members.append(.init("status", .string(extraction.status.rawValue)))
    members.append(.init("values", .object(extraction.values)))
    members.append(.init("fills", .array(extraction.fills.map { json($0, offsets) })))
    members.append(.init("missing", .array(extraction.missing.map(JSONValue.string))))
    members.append(.init("ambiguous", .array(extraction.ambiguous.map(json))))
    members.append(.init("unused", .array(extraction.unused.map { json($0, offsets) })))
    if !extraction.searched.isEmpty {
      members.append(.init("searched", .array(extraction.searched.map { json($0, offsets) })))
    }
    if !extraction.defaults.isEmpty {
      members.append(.init("defaults", .object(extraction.defaults)))
    }
    if let dialog = extraction.dialog { members.append(.init("dialog", .string(dialog))) }
    if explained { members.append(extraction.explanation.member) }
  }

  private func json(_ fill: Extraction.Fill, _ offsets: OffsetMap) -> JSONValue {
    var members = room(for: 10)
    members.append(.init("property", .string(fill.property)))
    members.append(.init("value", fill.value))
    members.append(.init("text", .string(fill.text)))
    offsets.add(fill.span, to: &members)
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
