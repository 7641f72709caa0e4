/// Puts the chosen values where the schema wants them: in entities within entities, and in arrays.
struct ValueTree {
  private let leaves: [SlotLeaf]
  private let chosen: [Candidate]
  private let isApart: (Range<Int>) -> Bool

  /// Sorts the values by the slots that they fill.
  ///
  /// - Parameters:
  ///   - leaves: The slots.
  ///   - chosen: The values.
  ///   - isApart: Whether the tokens between two values part one thing from the next: "and", a comma.
  init(
    leaves: [SlotLeaf], chosen: [Candidate],
    isApart: @escaping (Range<Int>) -> Bool = { _ in false }
  ) {
    self.leaves = leaves
    self.isApart = isApart
    self.chosen = chosen
  }

  /// The values of an entity by property, in the order of declaration.
  func members(of schema: EntitySchema, within path: String = "") -> [JSONValue.Member] {
    if path.isEmpty, leaves.indices.allSatisfy({ leaves[$0].outer.isEmpty }) { return flatMembers }
    var members: [JSONValue.Member] = []
    for index in schema.slots.indices {
      let name = schema.slots[index].name
      if let value = value(of: schema.slots[index], at: path.isEmpty ? name : path + name) {
        members.append(.init(name, value))
      }
    }
    return members
  }

  /// The values of an entity that holds no other.
  private var flatMembers: [JSONValue.Member] {
    var slots = chosen.map(\.slot)
    slots.sort()
    var members: [JSONValue.Member] = []
    members.reserveCapacity(slots.count)
    for place in slots.indices where place == 0 || slots[place - 1] != slots[place] {
      let slot = slots[place]
      if let value = value(isArray: leaves[slot].slot.isArray, where: { $0 == slot }) {
        members.append(.init(leaves[slot].path, value))
      }
    }
    return members
  }

  private func value(of slot: Slot, at path: String) -> JSONValue? {
    if case .entity(let inner) = slot.type {
      if slot.isArray { return group(of: inner, at: path) }
      let members = members(of: inner, within: path + ".")
      guard !members.isEmpty else { return nil }
      return .object(members)
    }
    return value(isArray: slot.isArray) { leaves[$0].path == path }
  }

  /// What was chosen for a slot; there are never many values, so that looking through them is quickest.
  private func value(isArray: Bool, where isSlot: (Int) -> Bool) -> JSONValue? {
    guard let first = chosen.firstIndex(where: { isSlot($0.slot) }) else { return nil }
    guard isArray else { return chosen[first].value }
    let candidates = chosen.filter { isSlot($0.slot) }
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

  /// Entities in a row: a new one begins where a property comes again, or behind "and" where one is whole.
  private func group(of schema: EntitySchema, at path: String) -> JSONValue? {
    let within = path + "."
    let values = chosen.filter { leaves[$0.slot].path.hasPrefix(within) }
      .sorted { ($0.tokens.lowerBound, $0.slot) < ($1.tokens.lowerBound, $1.slot) }
    var groups: [[Candidate]] = []
    for (place, candidate) in values.enumerated() {
      if groups.isEmpty || begins(candidate, after: groups[groups.count - 1], values[place...]) {
        groups.append([])
      }
      groups[groups.count - 1].append(candidate)
    }
    let elements = groups.map { group in
      JSONValue.object(
        ValueTree(leaves: leaves, chosen: group).members(of: schema, within: within))
    }
    return elements.isEmpty ? nil : .array(elements)
  }

  /// Whether a value begins another entity than those before it belong to.
  private func begins(
    _ candidate: Candidate, after group: [Candidate], _ rest: ArraySlice<Candidate>
  ) -> Bool {
    let slot = leaves[candidate.slot].slot
    if group.contains(where: { $0.slot == candidate.slot }), !slot.isArray { return true }
    guard let last = group.last, last.tokens.upperBound <= candidate.tokens.lowerBound,
      !(slot.isArray && last.slot == candidate.slot),
      isApart(last.tokens.upperBound..<candidate.tokens.lowerBound)
    else { return false }
    // What is told of an entity stands before or behind what must be told of it.
    let isWhole = group.contains { leaves[$0.slot].slot.isRequired }
    return isWhole && rest.contains { leaves[$0.slot].slot.isRequired }
  }
}

extension JSONValue {
  /// The value itself where it is an array, else an array of it alone.
  var asArray: JSONValue {
    if case .array = self { self } else { .array([self]) }
  }
}
