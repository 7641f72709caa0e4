/// Finds the properties that would hold a number, were it not for their bounds.
struct BoundsFinder {
  private let grammar: SchemaGrammar

  /// Looks among the properties of a schema.
  init(grammar: SchemaGrammar) {
    self.grammar = grammar
  }

  /// The bounds outside of which a reading lies, in the order of properties.
  func bounds(excluding reading: Reading) -> [Extraction.Bounds] {
    grammar.leaves.indices.compactMap { slot in
      let profile = grammar.profiles[slot]
      guard profile.kinds.contains(reading.kind),
        let bounds = bounds(of: profile, at: grammar.leaves[slot].path),
        SlotValue.isOutOfBounds(reading, for: profile)
      else { return nil }
      return bounds
    }
  }

  private func bounds(of profile: SlotProfile, at path: String) -> Extraction.Bounds? {
    let shape = profile.slot.shape
    var lower = shape.lower.map { JSONValue($0) }
    var upper = shape.upper.map { JSONValue($0) }
    if case .integer(let least, let most) = profile.slot.type {
      lower = least.map { JSONValue(Int($0)) }
      upper = most.map { JSONValue(Int($0)) }
    }
    guard lower != nil || upper != nil else { return nil }
    return Extraction.Bounds(property: path, lower: lower, upper: upper)
  }
}

extension Extraction.Bounds: CustomStringConvertible {
  /// What the property holds, in words.
  public var description: String {
    switch (lower?.plainText, upper?.plainText) {
    case (let lower?, let upper?): "\(property) takes \(lower) to \(upper)"
    case (let lower?, nil): "\(property) takes \(lower) or more"
    case (nil, let upper?): "\(property) takes \(upper) or less"
    case (nil, nil): "\(property) takes any number"
    }
  }
}
