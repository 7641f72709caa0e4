extension LocalTime {
  /// What a date, a time or a moment in ISO 8601 says, each part only where it is written.
  struct Fields: Hashable, Sendable {
    var year: Int64?
    var month: Int64?
    var day: Int64?
    var week: Int64?
    var hour: Int64?
    var minute: Int64?
    var second: Int64?

    /// Reads `2026`, `2026-06`, `2026-W25`, `2026-06-19`, `2026-06-19T17:00`, `17:00` or `17:00:30`.
    init?(_ text: String) {
      if readDay(text) { return }
      let halves = text.split(separator: "T", omittingEmptySubsequences: false)
      guard let first = halves.first, halves.count <= 2 else { return nil }
      if halves.count == 1, first.contains(":") {
        guard readClock(first) else { return nil }
      } else {
        guard readDate(first), halves.count == 1 || readClock(halves[1]) else { return nil }
      }
    }

    /// Reads `2026-06-19`, which is what most texts are.
    private mutating func readDay(_ text: String) -> Bool {
      var text = text
      let fields = text.withUTF8 { bytes -> (Int64, Int64, Int64)? in
        guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D else { return nil }
        func number(_ range: Range<Int>) -> Int64? {
          var value: Int64 = 0
          for byte in bytes[range] {
            guard 0x30...0x39 ~= byte else { return nil }
            value = value * 10 + Int64(byte - 0x30)
          }
          return value
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
          1...12 ~= month, 1...31 ~= day
        else { return nil }
        return (year, month, day)
      }
      guard let fields else { return false }
      (year, month, day) = (fields.0, fields.1, fields.2)
      return true
    }

    private mutating func readDate(_ text: Substring) -> Bool {
      let isBefore = text.first == "-"
      let parts = text.drop { $0 == "-" || $0 == "+" }.split(separator: "-")
      guard let first = parts.first.flatMap({ Int64($0) }), parts.count <= 3 else { return false }
      year = isBefore ? -first : first
      guard parts.count > 1 else { return true }
      if parts[1].first == "W" {
        week = Int64(parts[1].dropFirst())
        return week != nil && parts.count == 2
      }
      month = Int64(parts[1])
      day = parts.count > 2 ? Int64(parts[2]) : nil
      return month.map { 1...12 ~= $0 } == true
        && (parts.count < 3 || day.map { 1...31 ~= $0 } == true)
    }

    private mutating func readClock(_ text: Substring) -> Bool {
      let parts = text.split(separator: ":").map { Int64($0) }
      guard 2...3 ~= parts.count, let hour = parts[0], let minute = parts[1] else { return false }
      self.hour = hour
      self.minute = minute
      if parts.count == 3 {
        guard let second = parts[2] else { return false }
        self.second = second
      }
      return 0...24 ~= hour && 0...59 ~= minute
    }

    /// The local moment at which it begins; nothing for a time of day without a day.
    var start: Int64? {
      guard let year else { return nil }
      let number: Int64
      if let week {
        let fourth = CivilDate(year: year, month: 1, day: 4).dayNumber
        number = fourth - (CivilDate.weekday(ofDay: fourth) + 6) % 7 + (week - 1) * 7
      } else {
        number = CivilDate(year: year, month: month ?? 1, day: day ?? 1).dayNumber
      }
      return number * LocalTime.day + (hour ?? 0) * 3600 + (minute ?? 0) * 60 + (second ?? 0)
    }
  }
}
