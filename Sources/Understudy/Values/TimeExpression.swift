/// The meaning of words about time, before anyone knows when they were said.
///
/// A small algebra: patterns in the calendar (every Friday, every June), times that the moment of speaking
/// fixes (tomorrow), and ways to combine them. Expressions are parts of each other; they stand in a
/// `TimeStore` and speak of each other by place.
enum TimeExpression: Hashable, Sendable, BitwiseCopyable {
  // Fixed by the moment of speaking

  /// The moment of speaking.
  case reference
  /// A unit counted from the one that holds the moment of speaking: `(day, 1)` is tomorrow.
  case cycle(Grain, Int32)
  /// A weekday seen from the moment of speaking.
  case weekday(Int32, Relation)
  /// An occurrence of a pattern seen from the moment of speaking: next March, last Christmas.
  case relative(TimeIndex, Relation)

  // Patterns

  /// Every time at which a field of the calendar has a value.
  case field(CalendarField, Int32)
  /// A day and a month in the order of the locale, and a year where the number is not negative.
  case digits(Int32, Int32, year: Int32)
  /// Every time at which the clock shows this.
  case clock(ClockTime)
  /// Every day's part of a name.
  case part(DayPart)
  /// Every year's season of a name, or every season.
  case season(Season?)
  /// Every year's day of a holiday.
  case yearly(YearlyDate)
  /// A date that no calendar has, such as June 31.
  case never

  // Combinations

  /// What both hold.
  case both(TimeIndex, TimeIndex)
  /// So much later than another time, or earlier.
  case shift(TimeIndex, DurationValue, isLater: Bool)
  /// The occurrence of a pattern with a number within another time; from its end where the number is negative.
  case nth(Int32, TimeIndex, within: TimeIndex)
  /// The unit with a number within another time; from its end where the number is negative.
  case nthUnit(Int32, Grain, within: TimeIndex)
  /// The occurrence of a pattern with a number after another time; before it where the number is negative.
  case beside(Int32, TimeIndex, of: TimeIndex)
  /// The occurrence of a pattern that is the nearest to another time, or the second nearest.
  case nearest(Int32, TimeIndex, to: TimeIndex)
  /// The unit that holds another time: the week of June 5.
  case unit(Grain, of: TimeIndex)
  /// A stretch of some length up to the moment of speaking, or from it.
  case length(DurationValue, isLater: Bool)
  /// From one time to another.
  case range(TimeIndex, TimeIndex)
  /// So long from the start of a time on.
  case extent(TimeIndex, DurationValue)
  /// All before a time, or all after it.
  case open(Opening, TimeIndex)
  /// A piece of a time: early June, the end of the week.
  case piece(Piece, TimeIndex)
  /// A time as the clocks of a zone show it.
  case zoned(TimeIndex, SaidZone)

  /// Which occurrence of a pattern is meant, seen from the moment of speaking.
  enum Relation: String, Sendable, BitwiseCopyable, CaseIterable {
    case this, coming, next, last, afterNext, beforeLast
  }

  /// Which side of a time an open stretch has no end on.
  enum Opening: String, Sendable, BitwiseCopyable, CaseIterable {
    /// Until the time begins.
    case before
    /// Until the time is over.
    case through
    /// From when the time begins.
    case since
    /// From when the time last began.
    case everSince
    /// From when the time is over.
    case after
    /// From now until the time begins.
    case within
  }

  /// Which piece of a time is meant.
  enum Piece: String, Sendable, BitwiseCopyable, CaseIterable {
    case early, middle, late, start, end
    /// From now to its end.
    case rest
    /// From its start to the end of today.
    case toDate
    /// The weekend that a holiday makes longer.
    case weekend
    case firstHalf, secondHalf
  }
}

/// The place of an expression in its store.
struct TimeIndex: Hashable, Sendable, BitwiseCopyable {
  let place: Int32
}

/// A field of the Gregorian calendar.
enum CalendarField: String, Sendable, BitwiseCopyable, CaseIterable {
  case year, decade, century, half, quarter, month, week, day
  /// A year and a decade by its last two digits.
  case shortYear, shortDecade
  /// From 0 for Sunday to 6 for Saturday.
  case weekday
  /// 1 for the days from Monday to Friday.
  case workday

  /// The year that two digits rather stand for, from 1950 to 2049.
  static func year<Number: FixedWidthInteger>(ofTwoDigits digits: Number) -> Number {
    digits + (digits < 50 ? 2000 : 1900)
  }
}

/// A part of the day.
enum DayPart: String, Sendable, BitwiseCopyable, CaseIterable {
  case earlyMorning, morning, middleMorning, lateMorning, lunch
  case earlyAfternoon, afternoon, middleAfternoon, lateAfternoon
  case earlyEvening, evening, lateEvening
  case earlyNight, night, lateNight
  case daytime

  /// Its first hour and the hour at which it is over, past 24 where it runs into the next day.
  var hours: Range<Int64> {
    switch self {
    case .earlyMorning: 4..<9
    case .morning: 4..<12
    case .middleMorning: 9..<11
    case .lateMorning: 10..<12
    case .lunch: 12..<14
    case .earlyAfternoon: 12..<15
    case .afternoon: 12..<19
    case .middleAfternoon: 14..<16
    case .lateAfternoon: 15..<19
    case .earlyEvening: 18..<20
    case .evening: 18..<24
    case .lateEvening: 20..<24
    case .earlyNight: 18..<22
    case .night: 18..<24
    case .lateNight: 21..<24
    case .daytime: 8..<18
    }
  }

  /// Its first piece, where that has a name.
  var early: DayPart {
    switch self {
    case .morning: .earlyMorning
    case .afternoon: .earlyAfternoon
    case .evening: .earlyEvening
    case .night: .earlyNight
    default: self
    }
  }

  /// Its last piece, where that has a name.
  var late: DayPart {
    switch self {
    case .morning: .lateMorning
    case .afternoon: .lateAfternoon
    case .evening: .lateEvening
    case .night: .lateNight
    default: self
    }
  }

  /// The hours that everyone counts to it.
  var coreHours: Range<Int64> {
    switch self {
    case .earlyMorning: 8..<10
    case .morning: 8..<12
    case .middleMorning: 9..<11
    case .lateMorning: 10..<12
    case .lunch: 11..<13
    case .earlyAfternoon: 12..<14
    case .afternoon: 12..<16
    case .middleAfternoon: 14..<15
    case .lateAfternoon: 14..<16
    case .earlyEvening: 16..<18
    case .evening: 16..<20
    case .lateEvening: 18..<20
    case .earlyNight: 20..<22
    case .night: 20..<24
    case .lateNight: 22..<24
    case .daytime: 8..<18
    }
  }

  /// The hour that stands for it where one moment is wanted.
  var typicalHour: Int64 {
    switch self {
    case .earlyMorning, .morning: 6
    case .middleMorning, .lateMorning: 10
    case .lunch, .daytime: 12
    case .earlyAfternoon: 13
    case .middleAfternoon: 14
    case .afternoon: 15
    case .lateAfternoon: 17
    case .earlyEvening: 18
    case .evening: 19
    case .lateEvening, .earlyNight: 21
    case .night: 22
    case .lateNight: 23
    }
  }
}

/// A quarter of the year by the weather of the north, from equinox to solstice.
enum Season: String, Sendable, BitwiseCopyable, CaseIterable {
  case spring, summer, autumn, winter

  /// The month and the day on which it begins.
  var start: (month: Int64, day: Int64) {
    switch self {
    case .spring: (3, 20)
    case .summer: (6, 21)
    case .autumn: (9, 23)
    case .winter: (12, 21)
    }
  }

  /// The season after it.
  var next: Season {
    switch self {
    case .spring: .summer
    case .summer: .autumn
    case .autumn: .winter
    case .winter: .spring
    }
  }
}

/// What a clock shows.
struct ClockTime: Hashable, Sendable, BitwiseCopyable {
  /// What is known of the half of the day.
  enum Half: UInt8, Sendable, BitwiseCopyable {
    /// Hours from 1 to 12 may be of either half.
    case open
    /// Hours count from 0 to 24.
    case full
  }

  /// From 0 to 24, or up to 28 where a night runs into the next day.
  let hour: Int8
  /// From 0 to 59.
  let minute: Int8
  /// From 0 to 59.
  let second: Int8
  /// What was said beyond whole seconds.
  var nanosecond: Int32 = 0
  /// The finest unit that was said.
  let grain: Grain
  /// What is known of the half of the day.
  let half: Half

  /// Whether it is midnight, named as such.
  var isMidnight: Bool { hour == 0 && grain == .hour }

  /// Seconds after midnight, were the hour this one.
  func seconds(hour: Int64) -> Int64 { hour * 3600 + Int64(minute) * 60 + Int64(second) }

  /// Whether it shows a later time of the same day, the halves of both being known.
  func isLater(than other: ClockTime) -> Bool {
    half == .full && other.half == .full
      && seconds(hour: Int64(hour)) > other.seconds(hour: Int64(other.hour))
  }

  /// The same with an hour of which the half is known.
  func full(hour: Int64) -> ClockTime {
    ClockTime(
      hour: Int8(hour), minute: minute, second: second, nanosecond: nanosecond, grain: grain,
      half: .full)
  }
}
