extension DurationValue {
  /// Reads ISO 8601: `P3W`, `PT1H30M`, `PT0.5S`.
  init?(iso8601 text: String) {
    guard text.first == "P" else { return nil }
    var sum: DurationValue?
    var isTime = false
    var digits = ""
    var places: Int16?
    for character in text.dropFirst() {
      if character == "T" {
        isTime = true
      } else if character.isNumber {
        digits.append(character)
        places = places.map { $0 + 1 }
      } else if character == "." || character == "," {
        guard places == nil, digits.count < 20 else { return nil }
        places = 0
      } else {
        guard let count = Int64(digits), let grain = Self.grain(of: character, isTime: isTime),
          digits.count < 40,
          let part = DurationValue(
            ExactNumber(mantissa: Int128(count), exponent: -(places ?? 0)), grain)
        else { return nil }
        guard let next = sum.map({ $0.followed(by: part) }) ?? part else { return nil }
        sum = next
        digits = ""
        places = nil
      }
    }
    guard let sum, digits.isEmpty else { return nil }
    self = sum
  }

  private static func grain(of letter: Character, isTime: Bool) -> Grain? {
    switch (letter, isTime) {
    case ("Y", false): .year
    case ("M", false): .month
    case ("W", false): .week
    case ("D", false): .day
    case ("H", true): .hour
    case ("M", true): .minute
    case ("S", true): .second
    default: nil
    }
  }
}
