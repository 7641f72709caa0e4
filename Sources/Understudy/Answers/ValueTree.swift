/// Puts the chosen values where the schema wants them: in entities within entities, and in arrays.
struct ValueTree {
  private let byPath: [String: [Candidate]]

  /// Sorts the values by the slots that they fill.
  init(leaves: [SlotLeaf], chosen: [Candidate]) {
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
      let members = members(of: inner, within: path + ".")
      guard !members.isEmpty else { return nil }
      return slot.isArray ? .array([.object(members)]) : .object(members)
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
}

extension JSONValue {
  /// The value itself where it is an array, else an array of it alone.
  var asArray: JSONValue {
    if case .array = self { self } else { .array([self]) }
  }
}
