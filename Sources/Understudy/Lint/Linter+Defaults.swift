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
}
