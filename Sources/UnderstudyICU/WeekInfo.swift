import CICU

/// Where weeks begin and which days are the weekend; weekdays count from 1, Sunday.
package struct WeekInfo: Hashable, Sendable {
  /// The day on which a week begins.
  package let firstWeekday: Int
  /// How many days of a year its first week must have.
  package let minimalDays: Int
  /// The days that are weekend at least in part, in the order of the weekend.
  package let weekendDays: [Int]

  /// The day on which the weekend begins.
  package var weekendStart: Int { weekendDays.first ?? 7 }
  /// The last day of the weekend.
  package var weekendEnd: Int { weekendDays.last ?? 1 }

  /// A week that is known.
  package init(firstWeekday: Int, minimalDays: Int, weekendDays: [Int]) {
    self.firstWeekday = firstWeekday
    self.minimalDays = minimalDays
    self.weekendDays = weekendDays
  }

  /// Asks ICU for the week of a locale's region.
  package init(locale: String) throws(ICUError) {
    var first: Int32 = 0
    var minimal: Int32 = 0
    var weekend = [UInt8](repeating: 0, count: 8)
    var code: Int32 = 0
    cicu_week_info(locale, &first, &minimal, &weekend, &code)
    try ICUError.check(code, "cicu_week_info")
    firstWeekday = Int(first)
    minimalDays = Int(minimal)
    let days = (1...7).filter { weekend[$0] != 0 }
    // A weekend that runs over the end of the count begins after the gap.
    let gap = days.indices.dropFirst().first { days[$0] != days[$0 - 1] + 1 } ?? 0
    weekendDays = Array(days[gap...] + days[..<gap])
  }
}
