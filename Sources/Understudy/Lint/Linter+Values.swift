extension Linter {
  /// A default that its own property would refuse, were it said.
  ///
  /// It is no error of the schema: what calls a tool may know how to take it, and many say `"None"` or `null`.
  func ofDefault(_ wording: Wording) -> LintFinding? {
    let slot = wording.leaf.slot
    guard let value = slot.defaultValue, value != .null else { return nil }
    var values = [value]
    if slot.isArray, case .array(let elements) = value { values = elements }
    guard let wrong = values.first(where: { !Self.holds($0, slot) }) else { return nil }
    return finding(
      .unfitDefault, wording,
      "Its default '\(wrong.plainText)' is none of the values that it takes.",
      fix: "Let the default be of the property's type, one of its cases and within its bounds.")
  }

  private static func holds(_ value: JSONValue, _ slot: Slot) -> Bool {
    switch (slot.type, value) {
    case (.option(let options), _): options.contains { $0.literal == value }
    case (.integer(let lower, let upper), .number(let digits)):
      Double(digits).map { number in
        number == number.rounded() && number >= lower.map { Double($0) } ?? -.infinity
          && number <= upper.map { Double($0) } ?? .infinity
      } ?? false
    case (.number, .number(let digits)):
      Double(digits).map { number in
        number >= slot.shape.lower ?? -.infinity && number <= slot.shape.upper ?? .infinity
      } ?? false
    case (.boolean, .bool), (.text, .string), (.date, .string): true
    case (.duration, .string(let text)): DurationValue(iso8601: text) != nil
    case (.integer, _), (.number, _), (.boolean, _), (.text, _), (.date, _), (.duration, _): false
    case (.money, _), (.measurement, _), (.entity, _), (.other, _): true
    }
  }

  /// A kind that is asked for and that no phrase mentions.
  func ofKind(_ wording: Wording) -> LintFinding? {
    // Names of persons are found by how they are written.
    guard let kind = wording.leaf.slot.shape.kind, kind != "person", !kinds.contains(kind) else {
      return nil
    }
    let nearest = EditDistance.nearest(to: kind, among: kinds)
    return finding(
      .unknownKind, wording,
      "No phrase mentions a '\(kind)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "."),
      fix: "Ask for a kind that 'understudy list kinds' names, or for none.")
  }
}
