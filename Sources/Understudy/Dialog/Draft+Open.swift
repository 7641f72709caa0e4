import AppIntents

// What a request leaves open.
extension Draft {
  /// The first parameter that must have a value and has none.
  var missing: SlotLeaf? {
    tool.leaves.first { leaf in tool.demands(leaf) && !hasValue(leaf) }
  }

  /// Whether something fills a slot.
  func hasValue(_ leaf: SlotLeaf) -> Bool { hasValue(at: leaf.path) }

  /// Whether something fills the slot at the end of a path.
  func hasValue(at path: String) -> Bool {
    let steps = path.split(separator: ".")
    // What an intent was given as a whole has all that it needs.
    if natives[path] != nil || natives[String(steps[0])] != nil { return true }
    return Self.value(steps, in: values) != nil
  }

  /// Whether a parameter has a value, or is known to lack one.
  func isTouched(_ name: String) -> Bool {
    hasValue(at: name) || unfound[name] != nil || choices.contains { $0.path == name }
  }

  /// How many values a parameter has; nothing where it has none.
  func count(at name: String) -> Int? {
    if let native = natives[name]?.value { return (native as? [Any])?.count }
    guard case .array(let elements)? = Self.value([Substring(name)], in: values) else { return nil }
    return elements.count
  }

  private static func value(_ path: [Substring], in members: [JSONValue.Member]) -> JSONValue? {
    guard let value = members.first(where: { $0.name == path[0] })?.value else { return nil }
    guard path.count > 1 else { return value }
    switch value {
    case .object(let inner): return Self.value(Array(path.dropFirst()), in: inner)
    // Of entities in a row each must have a value.
    case .array(let elements):
      let inner = elements.map { element -> JSONValue? in
        guard case .object(let members) = element else { return nil }
        return Self.value(Array(path.dropFirst()), in: members)
      }
      return inner.contains { $0 == nil } ? nil : value
    default: return nil
    }
  }
}
