/// A day of the proleptic Gregorian calendar.
struct CivilDate: Hashable, Sendable, BitwiseCopyable {
  let year: Int64
  /// From 1 to 12.
  let month: Int64
  /// From 1 to 31.
  let day: Int64

  init(year: Int64, month: Int64, day: Int64) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that lies so many days after 1 January 1970.
  ///
  /// Counts in eras of 400 years that begin on 1 March, so that the leap day ends a year.
  init(dayNumber: Int64) {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// How many days it lies after 1 January 1970.
  var dayNumber: Int64 {
    let shiftedYear = year - (month <= 2 ? 1 : 0)
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// From 0 for Sunday to 6 for Saturday.
  static func weekday(ofDay dayNumber: Int64) -> Int64 {
    let weekday = (dayNumber + 4) % 7
    return weekday < 0 ? weekday + 7 : weekday
  }

  /// Whether the year has a 29 February.
  static func isLeap(_ year: Int64) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// How many days the month has.
  static func length(ofMonth month: Int64, year: Int64) -> Int64 {
    month == 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// The day so many months later, moved back to the month's last day where it has fewer days.
  func adding(months: Int64) -> CivilDate {
    let total = year * 12 + (month - 1) + months
    let newYear = total >= 0 ? total / 12 : (total - 11) / 12
    let newMonth = total - newYear * 12 + 1
    return CivilDate(
      year: newYear, month: newMonth,
      day: min(day, Self.length(ofMonth: newMonth, year: newYear)))
  }

  /// The ISO 8601 week that holds the day: the year it belongs to and its number.
  static func isoWeek(ofDay dayNumber: Int64) -> (year: Int64, week: Int64) {
    let thursday = dayNumber + 3 - (weekday(ofDay: dayNumber) + 6) % 7
    let year = CivilDate(dayNumber: thursday).year
    let first = CivilDate(year: year, month: 1, day: 1).dayNumber
    return (year, (thursday - first) / 7 + 1)
  }
}
