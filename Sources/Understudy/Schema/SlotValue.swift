/// A reading in the shape that a slot's value prints.
struct SlotValue {
  /// The value.
  let value: JSONValue

  /// Shapes a reading for a slot; nothing where the slot's bounds exclude it.
  init?(_ reading: Reading, for slot: Slot) {
    // A slot's time is local to the reference, whatever clocks told it.
    let said = reading.localValue ?? reading.value
    switch (slot.type, said) {
    // A range with two ends is no one value.
    case (_, .null): return nil
    case (.money, _) where reading.kind == "money":
      value = Self.object("amount", "currency", reading)
    case (.measurement, _) where reading.kind == "measurement":
      value = Self.object("value", "unit", reading)
    case (.integer(let lower, let upper), .number(let digits)):
      guard let whole = Int64(digits), lower.map({ $0 <= whole }) ?? true,
        upper.map({ whole <= $0 }) ?? true
      else { return nil }
      value = reading.value
    case (_, .string(let text)) where reading.kind == "time":
      // A time of day prints without the day that was guessed for it.
      value = .string(text.split(separator: "T").last.map(String.init) ?? text)
    case (.date, .string(let text)) where reading.kind == "dateInterval":
      guard let day = Self.day(of: text) else { return nil }
      value = .string(day)
    default: value = said
    }
  }

  /// The number and what is counted.
  private static func object(_ number: String, _ unit: String, _ reading: Reading) -> JSONValue {
    .object(
      [.init(number, reading.value)] + reading.details.filter { $0.name == unit })
  }

  /// The day that a stretch within one day lies on.
  private static func day(of text: String) -> String? {
    let ends = text.split(separator: "/")
    guard ends.count == 2, let start = LocalTime.Fields(String(ends[0])),
      let end = LocalTime.Fields(String(ends[1])), start.hour != nil,
      let first = start.start, let last = end.start, first < last
    else { return nil }
    let day = LocalTime.dayNumber(first)
    return day == LocalTime.dayNumber(last - 1) ? LocalTime.iso8601(first, .day) : nil
  }
}
