/// A reading in the shape that a slot's value prints.
struct SlotValue {
  /// The value.
  let value: JSONValue

  /// Shapes a reading for a slot; nothing where the slot's bounds exclude it.
  init?(_ reading: Reading, for slot: Slot) {
    switch (slot.type, reading.value) {
    case (.integer(let lower, let upper), .number(let digits)):
      guard let whole = Int64(digits), lower.map({ $0 <= whole }) ?? true,
        upper.map({ whole <= $0 }) ?? true
      else { return nil }
      value = reading.value
    case (_, .string(let text)) where reading.kind == "time":
      // A time of day prints without the day that was guessed for it.
      value = .string(text.split(separator: "T").last.map(String.init) ?? text)
    default: value = reading.value
    }
  }
}
