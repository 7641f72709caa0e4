/// Puts the chosen values where the schema wants them: in entities within entities, and in arrays.
struct ValueTree {
  private let leaves: [SlotLeaf]
  private let byPath: [String: [Candidate]]

  /// Sorts the values by the slots that they fill.
  init(leaves: [SlotLeaf], chosen: [Candidate]) {
    self.leaves = leaves
    byPath = Dictionary(grouping: chosen) { leaves[$0.slot].path }
  }

  /// The values of an entity by property, in the order of declaration.
  func members(of schema: EntitySchema, within path: String = "") -> [JSONValue.Member] {
    schema.slots.compactMap { slot in
      value(of: slot, at: path + slot.name).map { .init(slot.name, $0) }
    }
  }

  private func value(of slot: Slot, at path: String) -> JSONValue? {
    if case .entity(let inner) = slot.type {
      if slot.isArray { return group(of: inner, at: path) }
      let members = members(of: inner, within: path + ".")
      guard !members.isEmpty else { return nil }
      return .object(members)
    }
    guard let candidates = byPath[path], let first = candidates.first else { return nil }
    guard slot.isArray else { return first.value }
    // A list that was written out is the whole of it.
    if let list = candidates.first(where: { if case .array = $0.value { true } else { false } }) {
      return list.value
    }
    var values: [JSONValue] = []
    for candidate in candidates.sorted(by: { $0.tokens.lowerBound < $1.tokens.lowerBound })
    where !values.contains(candidate.value) {
      values.append(candidate.value)
    }
    return .array(values)
  }

  /// Entities in a row: what was said up to the next value of a property that has one belongs to one of them.
  private func group(of schema: EntitySchema, at path: String) -> JSONValue? {
    let within = path + "."
    let values = byPath.filter { $0.key.hasPrefix(within) }.flatMap(\.value)
      .sorted { ($0.tokens.lowerBound, $0.slot) < ($1.tokens.lowerBound, $1.slot) }
    var groups: [[Candidate]] = []
    for candidate in values {
      let isRepeated =
        groups.last?.contains { $0.slot == candidate.slot && !leaves[$0.slot].slot.isArray } ?? true
      if isRepeated { groups.append([]) }
      groups[groups.count - 1].append(candidate)
    }
    let elements = groups.map { group in
      JSONValue.object(
        ValueTree(leaves: leaves, chosen: group).members(of: schema, within: within))
    }
    return elements.isEmpty ? nil : .array(elements)
  }
}

extension JSONValue {
  /// The value itself where it is an array, else an array of it alone.
  var asArray: JSONValue {
    if case .array = self { self } else { .array([self]) }
  }
}
