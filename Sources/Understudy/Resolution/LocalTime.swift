/// Arithmetic on local seconds since 1 January 1970, in whole numbers.
enum LocalTime {
  /// Seconds in a day.
  static let day: Int64 = 86400

  /// The day number of a moment.
  static func dayNumber(_ seconds: Int64) -> Int64 {
    seconds >= 0 ? seconds / day : (seconds - day + 1) / day
  }

  /// The start of the unit that holds a moment; weeks begin on the given weekday (0 for Sunday).
  static func start(of grain: Grain, holding seconds: Int64, firstWeekday: Int64) -> Int64 {
    let number = dayNumber(seconds)
    switch grain {
    case .second: return seconds
    case .minute: return seconds - (seconds - number * day) % 60
    case .hour: return seconds - (seconds - number * day) % 3600
    case .day: return number * day
    case .week:
      return (number - (CivilDate.weekday(ofDay: number) - firstWeekday + 7) % 7) * day
    case .weekend:
      return (number - (CivilDate.weekday(ofDay: number) + 1) % 7) * day
    case .month, .quarter, .year, .decade, .century:
      return start(of: grain, date: CivilDate(dayNumber: number)).dayNumber * day
    }
  }

  private static func start(of grain: Grain, date: CivilDate) -> CivilDate {
    func floor(_ value: Int64, to unit: Int64) -> Int64 {
      (value >= 0 ? value : value - unit + 1) / unit * unit
    }
    switch grain {
    case .month: return CivilDate(year: date.year, month: date.month, day: 1)
    case .quarter: return CivilDate(year: date.year, month: (date.month - 1) / 3 * 3 + 1, day: 1)
    case .decade: return CivilDate(year: floor(date.year, to: 10), month: 1, day: 1)
    case .century: return CivilDate(year: floor(date.year - 1, to: 100) + 1, month: 1, day: 1)
    default: return CivilDate(year: date.year, month: 1, day: 1)
    }
  }

  /// The moment so many units later.
  static func advance(_ seconds: Int64, by count: Int64, _ grain: Grain) -> Int64 {
    switch grain {
    case .second: seconds + count
    case .minute: seconds + count * 60
    case .hour: seconds + count * 3600
    case .day: seconds + count * day
    case .week: seconds + count * 7 * day
    case .weekend: seconds + (count - 1) * 7 * day + 2 * day
    case .month: advance(seconds, months: count)
    case .quarter: advance(seconds, months: count * 3)
    case .year: advance(seconds, months: count * 12)
    case .decade: advance(seconds, months: count * 120)
    case .century: advance(seconds, months: count * 1200)
    }
  }

  /// The moment so many months later.
  static func advance(_ seconds: Int64, months: Int64) -> Int64 {
    let number = dayNumber(seconds)
    let moved = CivilDate(dayNumber: number).adding(months: months)
    return moved.dayNumber * day + (seconds - number * day)
  }

  /// The moment a duration later, or earlier.
  static func advance(_ seconds: Int64, by duration: DurationValue, isLater: Bool) -> Int64 {
    let sign: Int64 = isLater ? 1 : -1
    return advance(seconds, months: sign * duration.totalMonths)
      + sign * (duration.totalDays * day + duration.totalSeconds)
  }

  /// ISO 8601 at a grain: `2026`, `2026-06`, `2026-W25`, `2026-06-19`, `2026-06-19T17:00`.
  static func iso8601(_ seconds: Int64, _ grain: Grain, nanoseconds: Int32 = 0) -> String {
    let number = dayNumber(seconds)
    let date = CivilDate(dayNumber: number)
    if let text = usual(date, seconds - number * day, grain, nanoseconds) { return text }
    let year = yearText(date.year)
    switch grain {
    case .second, .minute, .hour:
      return isoDay(date) + "T"
        + ClockText.clock(seconds - number * day, withSeconds: grain == .second)
        + (grain == .second ? ClockText.fraction(nanoseconds) : "")
    case .day, .weekend: return isoDay(date)
    case .week:
      // A week that begins on a Saturday or Sunday is named by the days in its middle.
      let week = CivilDate.isoWeek(ofDay: number + 3)
      return "\(yearText(week.year))-W\(ClockText.padded(week.week, to: 2))"
    case .month: return "\(year)-\(ClockText.padded(date.month, to: 2))"
    case .quarter: return "\(year)-Q\((date.month - 1) / 3 + 1)"
    case .year: return year
    case .decade: return String(year.dropLast()) + "X"
    case .century: return String(year.dropLast(2)) + "XX"
    }
  }

  /// A day of a year of four digits, or a minute or second of it, written without pieces of text between.
  private static func usual(
    _ date: CivilDate, _ secondOfDay: Int64, _ grain: Grain, _ nanoseconds: Int32
  ) -> String? {
    guard 0...9999 ~= date.year, nanoseconds == 0 || grain != .second else { return nil }
    let length: Int
    switch grain {
    case .day, .weekend: length = 10
    case .minute, .hour: length = 16
    case .second: length = 19
    default: return nil
    }
    return String(unsafeUninitializedCapacity: length) { text in
      func put(_ value: Int64, _ end: Int, _ width: Int) {
        var rest = value
        for place in 1...width {
          text[end - place] = UInt8(truncatingIfNeeded: 0x30 + rest % 10)
          rest /= 10
        }
      }
      put(date.year, 4, 4)
      put(date.month, 7, 2)
      put(date.day, 10, 2)
      (text[4], text[7]) = (0x2D, 0x2D)
      guard length > 10 else { return length }
      text[10] = 0x54
      put(secondOfDay / 3600, 13, 2)
      put(secondOfDay / 60 % 60, 16, 2)
      text[13] = 0x3A
      guard length > 16 else { return length }
      text[16] = 0x3A
      put(secondOfDay % 60, 19, 2)
      return length
    }
  }

  private static func isoDay(_ date: CivilDate) -> String {
    yearText(date.year) + "-" + ClockText.padded(date.month, to: 2) + "-"
      + ClockText.padded(date.day, to: 2)
  }

  private static func yearText(_ year: Int64) -> String {
    if year < 0 { return "-" + ClockText.padded(-year, to: 4) }
    return year > 9999 ? "+\(year)" : ClockText.padded(year, to: 4)
  }

}
