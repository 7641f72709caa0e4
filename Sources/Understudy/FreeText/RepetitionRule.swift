/// What a rule such as `FREQ=WEEKLY;BYDAY=MO,TU;BYHOUR=7` tells of days and hours (RFC 5545).
struct RepetitionRule {
  private let parts: [Substring: Substring]

  /// Reads a rule as answers print it.
  init(_ rule: String) {
    let pairs = rule.split(separator: ";").compactMap { part -> (Substring, Substring)? in
      part.firstIndex(of: "=").map { (part[..<$0], part[part.index(after: $0)...]) }
    }
    parts = Dictionary(pairs) { first, _ in first }
  }

  /// The weekdays of every week on which it falls, 0 for Sunday; nothing where some weeks or days differ.
  var weekdays: Set<Int>? {
    guard parts["INTERVAL"] == nil, parts["COUNT"] == nil else { return nil }
    guard let days = parts["BYDAY"] else { return parts["FREQ"] == "DAILY" ? Set(0..<7) : nil }
    let places = days.split(separator: ",").map { day in
      WeekdayCases.codes.firstIndex { $0 == day }
    }
    return places.contains(nil) ? nil : Set(places.compactMap { $0 })
  }

  /// The time of day, as ISO 8601 writes it, where there is but one.
  var clock: String? {
    guard let hour = parts["BYHOUR"].flatMap({ Int($0) }) else { return nil }
    let minute = parts["BYMINUTE"].flatMap { Int($0) } ?? 0
    func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(digits(hour)):\(digits(minute))"
  }
}
