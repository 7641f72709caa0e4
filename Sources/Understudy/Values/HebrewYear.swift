/// A year of the Hebrew calendar, by its fixed arithmetic.
struct HebrewYear: Sendable, BitwiseCopyable {
  /// Counted from the creation.
  let number: Int64
  /// The first day of Tishri, in days after 1 January 1970.
  let firstDay: Int64
  /// How many days it has.
  let length: Int64

  init(_ number: Int64) {
    self.number = number
    firstDay = Self.firstDay(number)
    length = Self.firstDay(number + 1) - firstDay
  }

  /// Whether a second Adar is put in.
  var isLeap: Bool { (7 * number + 1) % 19 < 7 }

  /// The day of a month; months count from 1 for Nisan, and 12 is the Adar in which Purim falls.
  func day(_ day: Int64, ofMonth month: Int64) -> Int64? {
    guard 1...12 ~= month, 1...monthLength(month) ~= day else { return nil }
    var start = firstDay
    var next: Int64 = 7
    while next != month {
      start += monthLength(next)
      // The first Adar stands between Shevat and the Adar that has a number here.
      if next == 11, isLeap { start += 30 }
      next = next == 12 ? 1 : next + 1
    }
    return start + day - 1
  }

  private func monthLength(_ month: Int64) -> Int64 {
    switch month {
    case 8: length % 10 == 5 ? 30 : 29
    case 9: length % 10 == 3 ? 29 : 30
    default: month % 2 == 1 ? 30 : 29
    }
  }

  private static func firstDay(_ year: Int64) -> Int64 {
    let last = newMoonDay(year - 1)
    let this = newMoonDay(year)
    let next = newMoonDay(year + 1)
    // Neither 356 nor 382 days make a year: the beginning moves instead.
    let delay: Int64 = next - this == 356 ? 2 : this - last == 382 ? 1 : 0
    return this + delay - 2_092_590
  }

  /// The day of the mean new moon of Tishri, in days after the calendar's first; moved off Sunday, Wednesday and Friday.
  private static func newMoonDay(_ year: Int64) -> Int64 {
    let months = (235 * year - 234) / 19
    // A day has 25,920 parts.
    let parts = 12_084 + 13_753 * months
    let day = 29 * months + parts / 25_920
    return 3 * (day + 1) % 7 < 3 ? day + 1 : day
  }
}
