extension DurationValue {
  /// Reads ISO 8601: `P3W`, `PT1H30M`, `PT0.5S`, and what is below nothing as `PT-5M`.
  init?(iso8601 text: String) {
    guard text.first == "P" else { return nil }
    var sum: DurationValue?
    var isTime = false
    var digits = ""
    var places: Int16?
    var isNegative = false
    for character in text.dropFirst() {
      if character == "T" {
        isTime = true
      } else if character.isNumber {
        digits.append(character)
        places = places.map { $0 + 1 }
      } else if character == "-" {
        guard digits.isEmpty, places == nil, !isNegative else { return nil }
        isNegative = true
      } else if character == "." || character == "," {
        guard places == nil, digits.count < 20 else { return nil }
        places = 0
      } else {
        guard let count = Int64(digits), let grain = Self.grain(of: character, isTime: isTime),
          digits.count < 40,
          let part = DurationValue(
            ExactNumber(mantissa: Int128(isNegative ? -count : count), exponent: -(places ?? 0)),
            grain)
        else { return nil }
        guard let next = sum.map({ $0.followed(by: part) }) ?? part else { return nil }
        sum = next
        (digits, places, isNegative) = ("", nil, false)
      }
    }
    guard let sum, digits.isEmpty, !isNegative else { return nil }
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
