/// Reads the pieces of an ISO 8601 date and time from left to right.
struct MomentScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    // No moment is longer; what is longer reads as nothing.
    bytes = text.utf8.count <= 64 ? Array(text.utf8) : []
  }

  /// Whether every byte was read.
  var isAtEnd: Bool { position == bytes.count }

  /// Steps over one of these characters.
  mutating func skip(anyOf characters: StaticString) -> Bool {
    guard position < bytes.count else { return false }
    let isThere = characters.withUTF8Buffer { $0.contains(bytes[position]) }
    position += isThere ? 1 : 0
    return isThere
  }

  /// Reads `2026-06-10` as the number of days since 1 January 1970.
  mutating func day() -> Int? {
    guard let year = number(digits: 4), year > 0, skip(anyOf: "-") else { return nil }
    guard let month = number(digits: 2), 1...12 ~= month, skip(anyOf: "-") else { return nil }
    guard let day = number(digits: 2), day >= 1 else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard day <= lengths[month - 1] else { return nil }
    let before = year - 1
    let daysBefore = before * 365 + before / 4 - before / 100 + before / 400
    return daysBefore + lengths[..<(month - 1)].reduce(0, +) + day - 1 - 719_162
  }

  /// Reads `09:00`, `09:00:30` or `09:00:30.25` as seconds since midnight.
  mutating func timeOfDay() -> (seconds: Int, fraction: Double)? {
    guard let hour = number(digits: 2), hour < 24, skip(anyOf: ":") else { return nil }
    guard let minute = number(digits: 2), minute < 60 else { return nil }
    let toMinute = hour * 3_600 + minute * 60
    guard skip(anyOf: ":") else { return (toMinute, 0) }
    guard let second = number(digits: 2), second < 60 else { return nil }
    guard skip(anyOf: ".,") else { return (toMinute + second, 0) }
    return decimals().map { (toMinute + second, $0) }
  }

  /// Reads `Z`, `-04:00`, `-0400` or `-04` as seconds east of Greenwich.
  mutating func offset() -> Int? {
    if skip(anyOf: "Zz") { return 0 }
    let sign = skip(anyOf: "-") ? -1 : 1
    guard sign < 0 || skip(anyOf: "+") else { return nil }
    guard let hours = number(digits: 2), hours <= 18 else { return nil }
    guard skip(anyOf: ":") || !isAtEnd else { return sign * hours * 3_600 }
    guard let minutes = number(digits: 2), minutes < 60 else { return nil }
    return sign * (hours * 3_600 + minutes * 60)
  }

  private mutating func number(digits: Int) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let digit = digit() else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  private mutating func decimals() -> Double? {
    guard let first = digit() else { return nil }
    var (value, place) = (Double(first) / 10, 100.0)
    while let next = digit() {
      value += Double(next) / place
      place *= 10
    }
    return value
  }

  private mutating func digit() -> Int? {
    guard position < bytes.count, 0x30...0x39 ~= bytes[position] else { return nil }
    defer { position += 1 }
    return Int(bytes[position]) - 0x30
  }
}
